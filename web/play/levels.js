// The levels of bots that can be chosen, the weakest first; ludoteca.core.bots says what they do.

export const LEVELS = ["novice", "skilled", "expert"];

/** The level of a new bot. */
export const DEFAULT_LEVEL = "skilled";

/**
 * The levels that can be chosen for a seat: a game from elsewhere may have another one, which stays in the list.
 * @param {string} now the seat's own
 */
export const offeredLevels = (now) => (now === "" || LEVELS.includes(now) ? LEVELS : [...LEVELS, now]);
