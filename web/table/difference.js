// What changed between two lists of items: this is what is animated.

/** @typedef {import("./types.js").Item} Item */

/**
 * @typedef {object} Difference
 * @property {Item[]} come new items
 * @property {Item[]} go items that are no more
 * @property {[Item, Item][]} move before and after: in another place, area or size
 * @property {[Item, Item][]} change before and after: in the same place, but looks different
 */

/**
 * @param {readonly Item[]} before
 * @param {readonly Item[]} after
 * @returns {Difference}
 */
export function difference(before, after) {
  const old = new Map(before.map((item) => [item.id, item]));
  /** @type {Difference} */
  const found = { come: [], go: [], move: [], change: [] };
  for (const item of after) {
    const was = old.get(item.id);
    old.delete(item.id);
    if (was === undefined) found.come.push(item);
    else if (isElsewhere(was, item)) found.move.push([was, item]);
    else if (looksDifferent(was, item)) found.change.push([was, item]);
  }
  found.go.push(...old.values());
  return found;
}

/**
 * @param {Item} was
 * @param {Item} is
 */
function isElsewhere(was, is) {
  return was.area !== is.area || was.x !== is.x || was.y !== is.y || was.width !== is.width;
}

/**
 * @param {Item} was
 * @param {Item} is
 */
function looksDifferent(was, is) {
  return was.picture.key !== is.picture.key || was.alpha !== is.alpha || was.z !== is.z || was.raised !== is.raised;
}
