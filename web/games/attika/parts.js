// The parts of Attika's table, and what lies beside a hex, for those who do not see it.

import { nameOf } from "../../table/names.js";
import { DIRECTIONS } from "./layout.js";
import { GAME, hexOf } from "./lookup.js";

/** @typedef {import("../../bridge/protocol.js").Space} Space */
/** @typedef {import("../../table/types.js").Text} Text */
/** @typedef {import("./lookup.js").Table} Table */

/** @type {readonly import("../../table/parts.js").Part[]} */
export const PARTS = [
  [/^(?:board|centre):/, "attika-part-land"],
  [/^hand:/, "attika-part-hand", "hand"],
  [/^(?:stack|amphora):/, "attika-part-hand"],
  [/^(?:group|slot|building):/, "attika-part-buildings"],
  [/./, "attika-part-supply"],
];

/**
 * What lies around a hex: buildings and shrines by name, landscapes counted; null for open land only.
 * @param {Table} table
 * @returns {(space: Space) => Text | null}
 */
export function neighbours({ view, context, pieces }) {
  const standing = new Map((pieces.get("building") ?? []).map((piece) => [piece.slot, piece]));
  const byHex = new Map(view.spaces.flatMap((space) => (hexOf(space) ? [[`${hexOf(space)}`, space]] : [])));
  return (space) => {
    const [q, r] = hexOf(space) ?? [0, 0];
    const around = DIRECTIONS.flatMap(([dq, dr]) => byHex.get(`${q + dq},${r + dr}`) ?? []);
    const named = around.flatMap((each) => standing.get(each.id) ?? (each.kind === "shrine" ? [each] : []));
    const free = around.filter((each) => !standing.has(each.id));
    const count = (/** @type {string} */ face) => free.filter((each) => each.face === face).length;
    const counts = {
      water: count("water"),
      forest: count("forest"),
      hills: count("hills"),
      mountains: count("mountains"),
    };
    if (named.length === 0 && Object.values(counts).every((each) => each === 0)) return null;
    const things = named.map((each) => context.text(nameOf(GAME, each, { state: "none" }))).join(", ");
    return { key: "attika-beside", args: { things, ...counts } };
  };
}
