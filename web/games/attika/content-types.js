// The types of Attika's static tables, as ludoteca.games.attika sends them. A test compares.

/**
 * @typedef {object} Building
 * @property {string} key
 * @property {string} group one of the groups
 * @property {number} count how many tiles of it each player has
 * @property {boolean} main
 * @property {string} cost the letters of landscapes
 * @property {string | null} after the building that makes this one free
 * @property {string} mark where the row comes from
 */

/**
 * @typedef {object} Content
 * @property {string[]} landscapes
 * @property {string[]} groups
 * @property {Building[]} buildings
 * @property {Record<string, string>} tiles the letters of a board tile's seven fields, by its name
 */

export {};
