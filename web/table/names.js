// The name of a space or a piece: the message `<game>-<kind>` with its arguments; see py/ludoteca/core/view.py.

/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("../bridge/protocol.js").Space} Space */
/** @typedef {import("../bridge/protocol.js").Piece} Piece */

/** @param {string} word */
const hyphened = (word) => word.replaceAll("_", "-");

/**
 * @param {string} game
 * @param {Space | Piece} thing
 * @param {Record<string, string | number | Text>} [more]
 * @returns {Text}
 */
export function nameOf(game, thing, more = {}) {
  const key = `${hyphened(game)}-${hyphened(thing.kind)}`;
  /** @type {Record<string, string | number | Text>} */
  const args = {
    count: "count" in thing ? (thing.count ?? 1) : 1,
    turn: "turn" in thing ? (thing.turn ?? 0) : 0,
    state: String(thing.attributes?.state ?? "none"),
    face: thing.face ? { key: `${key}-${hyphened(thing.face)}` } : "none",
    ...more,
  };
  if (thing.owner !== undefined) args.owner = thing.owner;
  return { key, args };
}
