// What the lobby shows of a game before the engine is up. The engine has the last word on which games there are.

/**
 * @typedef {object} Poster
 * @property {string} key
 * @property {readonly [number, number]} seats the fewest and the most
 * @property {readonly [number, number]} minutes
 * @property {string} cover its picture, beside the page
 * @property {readonly string[]} colours the palette, in the order in which seats take them
 */

/** @type {readonly Poster[]} */
export const GALLERY = [
  {
    key: "attika",
    seats: [2, 4],
    minutes: [30, 60],
    cover: "assets/covers/attika.svg",
    colours: ["black", "sky", "yellow", "blue", "vermilion"],
  },
];

/**
 * The poster of a game, or a plain one for a game that brought none.
 * @param {string} key
 * @param {readonly number[]} [seats]
 * @returns {Poster}
 */
export function posterOf(key, seats = []) {
  const found = GALLERY.find((poster) => poster.key === key);
  return (
    found ?? {
      key,
      seats: [Math.min(...seats), Math.max(...seats)],
      minutes: [0, 0],
      cover: "assets/covers/plain.svg",
      colours: ["black", "sky", "yellow", "blue", "vermilion"],
    }
  );
}
