// The levels of bots that a seat is offered, the weakest first; ludoteca.core.bots has what they do.

export const LEVELS = ["novice", "skilled", "expert"];

/** What a new bot is. */
export const USUAL_LEVEL = "skilled";

/**
 * The levels to offer a seat: a game from elsewhere may hold another one, and that stays to be seen.
 * @param {string} now the seat's own
 */
export const offeredLevels = (now) => (now === "" || LEVELS.includes(now) ? LEVELS : [...LEVELS, now]);
