// What the view says, in the scene's terms.

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */

export const GAME = "attika";
export const LANDSCAPES = ["water", "forest", "hills", "mountains"];

/**
 * The building that is being placed.
 * @param {View} view
 */
export function heldBuilding(view) {
  const buildings = view.pieces.filter((piece) => piece.kind === "building");
  return buildings.find((piece) => piece.slot === "revealed" || piece.marks?.includes("chosen"));
}

/**
 * The tile that is being laid.
 * @param {View} view
 */
export function turnedUp(view) {
  return view.pieces.find((piece) => piece.kind === "tile" && !piece.slot.startsWith("board:"));
}

/**
 * @param {Context} context
 * @param {string | undefined} name
 * @returns {(string | undefined)[]} the landscapes of a tile, centre first
 */
export function facesOf({ content }, name) {
  const letters = String(content?.tiles?.[name ?? ""] ?? "");
  return [...letters].map((letter) => LANDSCAPES["WFHM".indexOf(letter)]);
}
