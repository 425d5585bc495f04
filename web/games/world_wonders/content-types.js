// The types of World Wonders' static tables, as ludoteca.games.world_wonders sends them. A test compares. A `mark` says
// where a row comes from.

/** @typedef {{ letter: string, key: string, mark: string }} BuildingType */

/**
 * @typedef {object} Stack
 * @property {string} key
 * @property {string} name
 * @property {number} price
 * @property {string} form
 * @property {number} players from how many on it is in play
 * @property {string[]} tiles
 * @property {string} mark
 */

/** @typedef {{ key: string, side: string, rows: string[], mark: string }} CityMap */

/**
 * @typedef {object} ResourceBoard
 * @property {string} key
 * @property {number} resource_end
 * @property {number[]} food
 * @property {number[]} ceramics
 * @property {number[]} gears
 * @property {number} population_end
 * @property {number[]} rings
 * @property {string} mark
 */

/**
 * @typedef {object} Monument
 * @property {string} key
 * @property {string[]} components forms
 * @property {string} arrange
 * @property {string[]} adjacent
 * @property {number} rings
 * @property {string} resources
 * @property {number} population
 * @property {string} mark
 * @property {string} sourced
 * @property {string} history the key of a message
 */

/** @typedef {{ key: string, name: string, measure: string, of: string, mark: string, about: string }} Objective */
/** @typedef {{ key: string, sections: string[][], mark: string }} SoloCard */

/**
 * @typedef {object} Content
 * @property {string[][]} spaces the names of the squares of a map, row by row
 * @property {number} rounds
 * @property {number} gold
 * @property {number[]} objective_points
 * @property {{ long: string[], short: string[] }} roads the forms of a road, and of a set of short ones
 * @property {{ gold: number, repayment: number, penalty: number }} loan
 * @property {Record<string, number[][][]>} forms the squares of each turn of a form, by its name
 * @property {BuildingType[]} types
 * @property {string[]} resources
 * @property {Stack[]} stacks
 * @property {Record<string, CityMap>} maps
 * @property {Record<string, ResourceBoard>} boards
 * @property {Record<string, Monument>} monuments
 * @property {Objective[]} objectives
 * @property {Record<string, SoloCard>} solo_cards
 */

export {};
