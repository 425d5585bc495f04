// The size of the table as if nothing short-lived, such as a hint, took some of its height; so items do not move.

/** @typedef {{ width: number, height: number, window: string }} StableSize `window` tells the size of the browser's window */

/**
 * The greatest height at this width since the browser's window has its size.
 * @param {StableSize | null} before
 * @param {StableSize} now
 * @param {number} [taken] the height that something above the table takes now, perhaps since before there was a table
 * @returns {StableSize}
 */
export function stabilized(before, now, taken = 0) {
  const whole = { ...now, height: now.height + taken };
  if (before === null || before.window !== now.window || before.width !== now.width) return whole;
  return before.height > whole.height ? before : whole;
}
