// The order in which a key leads through what may be picked: as it lies on the table, but of many places on the board for
// the same thing the best first, and each way to lie once before the squares that mean the same. Pure.

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("../play/choice-tree.js").Picking} Picking */

/** So many places of one kind are heard in the order of the table: more are sorted by what they cost or bring. */
const FEW = 8;

/**
 * @param {readonly Item[]} items of the table
 * @param {{ lit: ReadonlySet<string>, picking: Picking, lookAhead(id: string): number | null }} selection
 * @returns {string[]} the ids of all items that may be picked
 */
export function pickOrder(items, selection) {
  const lit = items.filter((item) => item.label && !item.silent && selection.lit.has(item.id));
  /** @type {Map<string, string[]>} by what is done there; what stands alone has a kind of its own */
  const kinds = new Map();
  for (const { id, area } of lit) {
    const index = area === "board" ? selection.lookAhead(id) : null;
    const kind = index === null ? `alone ${id}` : (selection.picking.choices[index]?.label.key ?? "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  const isMany = (/** @type {readonly string[]} */ ids) => ids.length > FEW;
  const many = new Map([...kinds.values()].filter(isMany).flatMap((ids) => ids.map((id) => [id, ids])));
  return lit.flatMap(({ id }) => {
    const kind = many.get(id);
    if (!kind) return [id];
    return kind[0] === id ? bestFirst(kind, selection) : [];
  });
}

/**
 * @param {readonly string[]} ids
 * @param {{ picking: Picking, lookAhead(id: string): number | null }} selection
 */
function bestFirst(ids, selection) {
  const { picking } = selection;
  /** @type {Map<number, string>} each choice by the place in the middle of what it covers */
  const chosen = new Map();
  for (const id of ids) {
    const index = selection.lookAhead(id) ?? -1;
    if (!chosen.has(index) || picking.covers(index)?.[0] === id) chosen.set(index, id);
  }
  const worth = (/** @type {string} */ id) => worthOf(picking.choices[selection.lookAhead(id) ?? -1]?.badge ?? "");
  const byWorth = (/** @type {string} */ a, /** @type {string} */ b) => worth(b) - worth(a);
  const once = new Set(chosen.values());
  const again = ids.filter((id) => !once.has(id));
  return [...ids.filter((id) => once.has(id)).sort(byWorth), ...again.sort(byWorth)];
}

/** What a badge promises: a number with a sign is a gain, one without is a price. @param {string} badge */
function worthOf(badge) {
  const number = Number(badge.replace("−", "-")) || 0;
  return /^[+−]/u.test(badge) ? number : -number;
}
