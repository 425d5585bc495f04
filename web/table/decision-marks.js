// What the table shows of a decision beside the pieces themselves. Pure: out of the scene, the selection and the reasons.

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Text} Text */

/**
 * Refused places get a hatch, but not where a piece lies: that is seen.
 * @param {readonly Item[]} items
 * @param {Record<string, Text>} reasons
 * @param {Set<string>} lit
 * @returns {Set<string>}
 */
export function hatched(items, reasons, lit) {
  const covered = new Set(items.map((item) => item.target));
  const places = items.filter((item) => item.isPlace && !covered.has(item.id) && !lit.has(item.id));
  return new Set(places.map((item) => item.id).filter((id) => id in reasons));
}

/**
 * Where something would lie: at the second tap, under the pointer or the focus, or where the engine asks for its turn.
 * @param {Pick<import("./selection.js").Selection, "pending" | "lit" | "mayTurn" | "picked">} selection
 * @param {readonly (string | null)[]} attended what is under the pointer, then what has the focus
 * @param {View | undefined} view
 * @returns {string | null}
 */
export function ghostPlace({ pending, lit, mayTurn, picked }, attended, view) {
  if (pending !== null) return pending;
  for (const id of attended) if (id !== null && lit.has(id)) return id;
  if (!mayTurn) return null;
  const ghost = view?.pieces.find((piece) => piece.attributes?.is_ghost || piece.marks?.includes("ghost"));
  return picked.at(-1) ?? ghost?.slot ?? null;
}

/**
 * Where a note about a thing is said. On a small table a note beside it would hide half of the board, so it lies over the
 * area that the thing is not in.
 * @param {Item} item
 * @param {import("./cameras.js").Cameras} cameras
 * @param {import("./types.js").Size} room
 * @param {readonly Item[]} [ghosts] what is shown there half, and should not be hidden either
 * @returns {import("./tip.js").Place}
 */
export function notePlace(item, { byArea, windows }, room, ghosts = []) {
  const { scale, x, y } = byArea[item.area];
  const all = [item, ...ghosts.filter((ghost) => ghost.area === item.area)];
  const left = Math.min(...all.map((each) => each.x - each.width / 2));
  const top = Math.min(...all.map((each) => each.y - each.height / 2));
  const width = (Math.max(...all.map((each) => each.x + each.width / 2)) - left) * scale;
  const height = (Math.max(...all.map((each) => each.y + each.height / 2)) - top) * scale;
  const beside = { x: left * scale + x, y: top * scale + y, width, height };
  const isSmall = room.width < 560 || room.height < 420;
  const other = item.area === "tray" ? windows.board : windows.tray;
  return { beside, room, dock: isSmall ? other : null };
}
