// The catalogue of games, shown in the lobby before the engine is up. Which games there are is then told by the engine.

import { ROOT } from "../lib/base-url.js";

/**
 * @typedef {object} Poster
 * @property {string} key
 * @property {readonly [number, number]} seats the fewest and the most
 * @property {readonly [number, number]} minutes
 * @property {string} cover the address of its picture
 * @property {readonly string[]} colours the palette, in the order in which seats take them
 */

const PALETTE = ["black", "sky", "yellow", "blue", "vermilion"];

const coverOf = (/** @type {string} */ name) => new URL(`assets/covers/${name}.svg`, ROOT).href;

/** @type {readonly Poster[]} */
const POSTERS = [
  {
    key: "quetzal",
    seats: [2, 5],
    minutes: [60, 90],
    cover: coverOf("quetzal"),
    // Black is the colour of a side of the meeples in this game.
    colours: ["purple", "sky", "yellow", "blue", "vermilion"],
  },
  {
    key: "world_wonders",
    seats: [1, 5],
    minutes: [50, 70],
    cover: coverOf("world_wonders"),
    colours: PALETTE,
  },
  { key: "attika", seats: [2, 4], minutes: [30, 60], cover: coverOf("attika"), colours: PALETTE },
];

/** The games that are built in, as ludoteca.registry has them; a test compares. */
const BUILT_IN = ["quetzal", "world_wonders", "attika"];

export const CATALOGUE = POSTERS.filter((poster) => BUILT_IN.includes(poster.key));

/**
 * The poster of a game, or a plain one for a game that was installed.
 * @param {string} key
 * @param {readonly number[]} [seats]
 * @returns {Poster}
 */
export function posterOf(key, seats = []) {
  const found = POSTERS.find((poster) => poster.key === key);
  return (
    found ?? {
      key,
      seats: [Math.min(...seats), Math.max(...seats)],
      minutes: [0, 0],
      cover: coverOf("plain"),
      colours: PALETTE,
    }
  );
}
