// What a person can want of an open game: intents, which change it, and queries, which do not.

/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */
/** @typedef {import("../bridge/protocol.js").Milestone} Milestone */
/** @typedef {import("../bridge/protocol.js").Player} Player */
/** @typedef {import("../bridge/protocol.js").Text} Text */
/** @typedef {import("../storage/journal.js").Action} Action */
/** @typedef {import("./game-state.js").GameStore} GameStore */

/**
 * @typedef {(
 *   { kind: "play", index: number }
 * | { kind: "undo", steps?: number }
 * | { kind: "redo" }
 * | { kind: "hint" }
 * | { kind: "close-hint" }
 * | { kind: "act-now" }
 * | { kind: "skip" }
 * | { kind: "end-turn" }
 * | { kind: "sit-down", seat: number }
 * | { kind: "players", players: Player[] }
 * | { kind: "concede", seat: number }
 * | { kind: "look-back", moment: number | null }
 * )} Intent
 * play: the choice of this index in the frame that is shown; hint: what a strong player would do, again if asked again;
 * act-now: the bot that thinks acts at once; skip: the latest moment is shown at once, as after every other intent; end-turn: the device leaves the viewer's hands; sit-down: the person of
 * this seat has the device now; players: renamed, or with a seat given to a bot or taken back; look-back: shows an
 * earlier moment, null for the latest.
 */

/** @typedef {(intent: Intent) => Promise<void>} Dispatch The promise ends when the intent is done, or cannot be. */

/**
 * @typedef {object} Queries
 * @property {(index: number) => Promise<{ lines: Text[], endsTurn: boolean }>} preview what a choice would cost and bring
 * @property {(picked: string[]) => Promise<Record<string, Text>>} refusals why things may not be picked, by their ids
 * @property {() => Promise<Milestone[]>} course how the game went, round by round
 * @property {(from: number, to: number) => Promise<LogLine[]>} told the log between two moments, as everybody may know it
 * @property {(until?: number | null) => Promise<string>} record the game as a file, whole or until an earlier moment
 * @property {(until?: number | null) => Promise<string>} link the same as a link: what follows `#g=`
 * @property {(moment: number) => { header: Header, actions: Action[] } | null} until the game as it was after so many
 *   actions; null until the engine has the game
 */

/** @typedef {{ store: GameStore, dispatch: Dispatch, queries: Queries }} OpenGame All that panels and dialogs get. */

export {};
