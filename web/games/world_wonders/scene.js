// World Wonders' scene: the items to draw for a view. A pure function; the engine decides what may be clicked.

import { inParts } from "../../table/parts.js";
import { cityBounds, cityItems } from "./city.js";
import { COLUMN, columnLayout, LOW_SHEET, plan, roomOf, SHEET, trayLayout } from "./layout.js";
import { heldPieces, mapOf } from "./lookup.js";
import { PARTS } from "./parts.js";
import { boardBounds, boardItems } from "./player-board.js";
import { trayItems } from "./tray.js";

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */

export { ghost } from "./city.js";
export { contents } from "./contents.js";
export { covers } from "./covered-squares.js";
export { control, illustrate } from "./previews.js";
export { sign } from "./signs.js";
export { sounds } from "./sounds.js";
export { plan };

/**
 * @param {View} view
 * @param {Context} context
 * @returns {import("../../table/types.js").Scene}
 */
export function scene(view, context) {
  const { shown, players } = context;
  const room = roomOf(context);
  const layout = trayLayout(view, room.bands, players.length, room.stretch);
  const column = room.bands === SHEET || room.bands === LOW_SHEET ? columnLayout(view) : null;
  const held = heldPieces(view);
  const items = [
    ...cityItems(view, shown, context),
    ...(room.bands === COLUMN ? boardItems(view, context) : []),
    ...trayItems(view, context, layout, "tray"),
    ...(column ? trayItems(view, context, column, "side") : []),
  ];
  return {
    items: inParts(items, PARTS, shown),
    bounds: {
      board: cityBounds(mapOf(view, shown, context).rows, room.isSmall),
      tray: layout.bounds,
      side: column?.bounds ?? boardBounds(context),
    },
    held: held.length === 1 ? (held[0]?.id ?? null) : null,
    grid: "square",
  };
}
