// The types of Quetzal's static tables, as ludoteca.games.quetzal sends them. A test compares. A `mark` says where a row
// comes from.

/**
 * @typedef {object} Odds How the meeples fall, out of so many throws.
 * @property {string} key
 * @property {number} out_of
 * @property {{ black: number, white: number, side: number, standing: number }} team
 * @property {{ flat: number, side: number, standing: number }} character
 * @property {string} mark
 */

/**
 * @typedef {object} Artifact
 * @property {string} key
 * @property {number} copies
 * @property {string} copies_mark
 * @property {{ none: number, coin: number, discovery: number, vp: number }} bonuses how many cards have which
 * @property {string} bonuses_mark
 * @property {number[]} values
 * @property {string[]} values_mark
 */

/** @typedef {{ key: string, kind: string, takes: string, order: number, mark: string }} Location */
/** @typedef {{ cost: number, choose: number, draw: number, mark: string }} TempleRow */
/** @typedef {{ key: string, cards: number, bonus: string, mark: string }} Surrounding */
/** @typedef {{ coins: number, points: number, upgrades: number, mark: string }} TrackRow */

/**
 * @typedef {object} Upgrade
 * @property {string} key
 * @property {number} copies
 * @property {number} points
 * @property {boolean} immediate
 * @property {number} coins
 * @property {number} discovery
 * @property {string} effect_mark
 * @property {string} points_mark
 * @property {Record<string, number>} effect the numbers of what it does, by name
 */

/** @typedef {{ location: string, colour: string, size: number }} AutomatonGroup */
/** @typedef {{ key: string, temple: number[], groups: AutomatonGroup[], mark: string }} AutomatonCard */

/**
 * @typedef {object} Content
 * @property {number} rounds
 * @property {Odds[]} odds
 * @property {Artifact[]} artifacts
 * @property {Record<string, number[]>} mummy_values by the value of the option
 * @property {Location[]} locations
 * @property {TempleRow[]} temple
 * @property {Surrounding[]} surroundings
 * @property {Record<string, number[]>} village_costs by the value of the option
 * @property {number} market_coins
 * @property {{ cost: number, limit: number }} harbor
 * @property {{ limit: number }} ship
 * @property {TrackRow[]} track
 * @property {Upgrade[]} upgrades
 * @property {{ types: Record<string, string[]>, bonuses: string[], cards: AutomatonCard[] }} automaton
 */

export {};
