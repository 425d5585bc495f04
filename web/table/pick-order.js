// The order in which a key leads through what may be picked: as it lies on the table, but of many places on the board for
// the same thing the best first, and each way to lie once, not by every square that means the same; of things with the same
// name one comes before the others of its part of the table. Pure.

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("../play/choice-tree.js").Picking} Picking */

/**
 * @param {readonly Item[]} items of the table
 * @param {{ lit: ReadonlySet<string>, picking: Picking, lookAhead(id: string): number | null }} selection
 * @returns {string[]} the ids of the items that may be picked; of squares that mean the same one is enough
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
  const covering = new Map([...kinds.values()].filter((ids) => isSorted(ids, selection)).map((ids) => [ids[0], ids]));
  const sorted = new Set([...covering.values()].flat());
  const order = lit.flatMap(({ id }) => (sorted.has(id) ? bestFirst(covering.get(id) ?? [], selection) : [id]));
  return equalsLast(order, new Map(lit.map((item) => [item.id, item])));
}

/**
 * @param {readonly string[]} ids
 * @param {ReadonlyMap<string, Item>} items by id
 */
function equalsLast(ids, items) {
  /** @type {{ group: string, names: Set<string>, first: string[], again: string[] }[]} the parts, in the order of the table */
  const parts = [];
  for (const id of ids) {
    const { group = null, label, where } = items.get(id) ?? {};
    const heading = JSON.stringify(group);
    const name = JSON.stringify([label, where]);
    if (parts.at(-1)?.group !== heading) parts.push({ group: heading, names: new Set(), first: [], again: [] });
    const part = /** @type {(typeof parts)[number]} */ (parts.at(-1));
    (part.names.has(name) ? part.again : part.first).push(id);
    part.names.add(name);
  }
  return parts.flatMap(({ first, again }) => [...first, ...again]);
}

/** So many places are heard in the order of the table: more are sorted by what they cost or bring. */
const FEW = 8;

/**
 * Whether places are sorted: many of them, or those of a piece that covers several.
 * @param {readonly string[]} ids
 * @param {{ picking: Picking, lookAhead(id: string): number | null }} selection
 */
function isSorted(ids, selection) {
  const index = selection.lookAhead(ids[0] ?? "");
  return ids.length > FEW || (index !== null && selection.picking.covers(index) !== null);
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
  return ids.filter((id) => once.has(id)).sort(byWorth);
}

/** What a badge promises: a number with a sign is a gain, one without is a price. @param {string} badge */
function worthOf(badge) {
  const number = Number(badge.replace("−", "-")) || 0;
  return /^[+−]/u.test(badge) ? number : -number;
}
