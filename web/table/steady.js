// The room as it is without what passes over it: while a hint or a note takes some of its height, things stay where
// they are.

/** @typedef {{ width: number, height: number, window: string }} Steady `window` is the size of the browser's */

/**
 * The tallest room there has been at this width since the window has its size.
 * @param {Steady | null} before
 * @param {Steady} now
 * @returns {Steady}
 */
export function steadied(before, now) {
  if (before === null || before.window !== now.window || before.width !== now.width) return now;
  return before.height > now.height ? before : now;
}
