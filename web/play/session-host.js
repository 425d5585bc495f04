// What a session needs from the page, as a type.

/** @typedef {import("../bridge/protocol.js").Problem} Problem */
/** @typedef {import("./demand.js").Engine} Engine */

/**
 * @typedef {object} SessionHost What a session needs from the page.
 * @property {Engine} engine
 * @property {import("../storage/saved-games.js").SavedGames} savedGames
 * @property {() => Promise<import("./bot-client.js").Mind>} mind
 * @property {() => number} pace milliseconds between two actions of bots
 * @property {() => Promise<void>} read ends when what was told large has been read: bots wait for it
 * @property {() => Promise<boolean>} hasSecrets whether the game has hands that others must not see
 * @property {(problem: Problem) => void} onProblem
 * @property {(loss: "overtaken" | "deleted") => void} onLoss another tab has changed or deleted the game
 * @property {(saveState: import("../storage/autosave.js").SaveState | "second copy") => void} onSaveState how changes are saved now;
 *   "second copy": local storage has no room, the journal has the game
 * @property {() => void} onSeparated another copy of the game has become a game of its own
 */

export {};
