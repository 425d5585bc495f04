// Looks for a newer copy of a game that was opened while the journal could not be read.

/** @typedef {import("../storage/saved-games.js").Found} Found */

/**
 * Waits until the journal can be read. A game that has been played on meanwhile is left alone: its next save finds the
 * other copy and tells of it.
 * @param {object} game
 * @param {number} game.edition that was opened
 * @param {() => boolean} game.isIdle whether the game is still open here, as it was opened
 * @param {() => Promise<Found>} game.copies reads the storage again
 * @param {() => Promise<unknown>} game.wait until the next try
 * @returns {Promise<"newer" | "separated" | null>} newer: the journal has a newer copy; separated: its copy has become a
 *   game of its own, because the opened one was played on before; null: there is nothing to do
 */
export async function catchUp({ edition, isIdle, copies, wait }) {
  for (;;) {
    await wait();
    if (!isIdle()) return null;
    const found = await copies();
    if (!found.isRead) continue;
    if (found.isSeparated) return "separated";
    return isIdle() && (found.copies[0]?.saved.edition ?? 0) > edition ? "newer" : null;
  }
}
