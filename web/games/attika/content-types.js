// The types of Attika's static tables, as ludoteca.games.attika sends them. A test compares.

/**
 * @typedef {object} Building
 * @property {string} key
 * @property {string} group one of the groups
 * @property {number} count how many tiles of it each player has
 * @property {boolean} main
 * @property {number[]} cost cards of each landscape, in the order of `landscapes`
 * @property {number} any_cards cards of any landscape
 * @property {string | null} after the building that makes this one free
 * @property {string} mark where the row comes from
 */

/**
 * @typedef {object} Content
 * @property {string[]} landscapes
 * @property {string[]} groups
 * @property {Building[]} buildings
 * @property {Record<string, (string | null)[]>} tiles the landscapes of a tile's seven hexes, by its name; null: open land
 */

export {};
