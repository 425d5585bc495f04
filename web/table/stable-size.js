// The room as it is without what passes over it: while a hint or a note takes some of its height, things stay where
// they are.

/** @typedef {{ width: number, height: number, window: string }} StableSize `window` is the size of the browser's */

/**
 * The tallest room there has been at this width since the window has its size.
 * @param {StableSize | null} before
 * @param {StableSize} now
 * @param {number} [taken] of its height by what stands above it for a while, perhaps since before there was a table
 * @returns {StableSize}
 */
export function stabilized(before, now, taken = 0) {
  const whole = { ...now, height: now.height + taken };
  if (before === null || before.window !== now.window || before.width !== now.width) return whole;
  return before.height > whole.height ? before : whole;
}
