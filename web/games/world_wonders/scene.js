// World Wonders' table: view -> items. Pure; what may be clicked and why is the engine's business.

import { cityBounds, cityItems } from "./city.js";
import { deskItems, meterItems } from "./desk.js";
import { COLUMN, DESK, plan, trayLayout } from "./layout.js";
import { marketItems } from "./market.js";
import { heldPieces, mapOf } from "./reading.js";

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */

export { ghost } from "./city.js";
export { contents, control, illustrate } from "./extras.js";
export { plan };

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("../../table/types.js").Scene}
 */
export function scene(view, context) {
  const { shown, plan: room, players } = context;
  const layout = trayLayout(view, room.bands, players.length);
  const desk = room.bands === COLUMN ? deskItems(view, context) : meterItems(view, context, layout.boxes);
  const held = heldPieces(view);
  return {
    items: [...cityItems(view, shown, context), ...desk, ...marketItems(view, context, layout)],
    bounds: {
      board: cityBounds(mapOf(view, shown, context).rows),
      tray: layout.bounds,
      side: { x: 0, y: 0, ...DESK },
    },
    held: held.length === 1 ? (held[0]?.id ?? null) : null,
    grid: "square",
  };
}
