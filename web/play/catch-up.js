// Looks for a newer copy of a game that was opened while the journal could not be read.

/** @typedef {import("../storage/saved-games.js").Found} Found */

/**
 * Waits until the journal can be read. A game that has been played on meanwhile is left alone: its saves are retried, and
 * find the other copy.
 * @param {object} game
 * @param {number} game.edition that was opened
 * @param {() => boolean} game.isIdle whether the game is still open here, as it was opened
 * @param {() => Promise<Found>} game.copies reads the storage again
 * @param {() => Promise<unknown>} game.wait until the next try
 * @returns {Promise<"newer" | "behind" | null>} newer: the journal has a newer copy; behind: it gets the copy that is
 *   shown, because it has none, an older one, or a rival; null: there is nothing to do
 */
export async function catchUp({ edition, isIdle, copies, wait }) {
  for (;;) {
    await wait();
    if (!isIdle()) return null;
    const found = await copies();
    if (!found.isRead) continue;
    if (!isIdle()) return null;
    return (found.copies[0]?.saved.edition ?? 0) > edition ? "newer" : "behind";
  }
}
