// The parts of a table for those who do not see it: each item with a name belongs to one, which is a heading to listen to.

/** @typedef {import("./types.js").Item} Item */

/** @typedef {readonly [ids: RegExp, key: string, isHand?: "hand"]} Part which items, and how the part is called */

/**
 * @param {readonly Item[]} items
 * @param {readonly Part[]} parts the first that fits counts
 * @param {number} owner the seat whose board is shown
 * @returns {Item[]}
 */
export function inParts(items, parts, owner) {
  return items.map((item) => {
    if (!item.label || item.silent) return item;
    const part = parts.find(([ids]) => ids.test(item.id));
    if (!part) return item;
    const [, key, isHand] = part;
    return { ...item, group: { key, args: { owner } }, ...(isHand ? { inHand: true } : {}) };
  });
}
