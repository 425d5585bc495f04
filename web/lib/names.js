// Cleans a name that a person typed, of a player or of a game. ludoteca.core.display_text does the same with names from links and
// files; tests/contract/samples/names.json has names that both must clean alike.

import { NAME_LENGTH } from "./limits.js";

/** @typedef {readonly (readonly [number, number])[]} Ranges of characters, by the first and the last */

/** These become a space. @type {Ranges} */
const UNSEEN = [
  [0x00, 0x1f], // control characters
  [0x7f, 0x9f],
  [0x061c, 0x061c], // marks of writing direction, which would change the text after the name
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff], // surrogates
  [0xfeff, 0xfeff],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
];

/** These may be part of a word or of an emoji, but a name made only of them is invisible. @type {Ranges} */
const BLANK = [
  [0x20, 0x20],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x115f, 0x1160], // fillers of Hangul
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200d], // zero width
  [0x2800, 0x2800], // Braille without a dot
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xffa0, 0xffa0],
  [0x1bca0, 0x1bca3],
  [0x1d159, 0x1d159],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** So many characters are read for each of the result: a longer text is cut before it is cleaned. */
const READ_FOR_EACH = 4;

/**
 * @param {string} char
 * @param {Ranges} ranges
 */
function isIn(char, ranges) {
  const code = char.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/**
 * @param {string} typed
 * @param {number} [length] in characters
 * @returns {string} empty if nothing of it can be seen
 */
export function cleanName(typed, length = NAME_LENGTH) {
  // A character takes two units of a string at most.
  const read = Array.from(typed.slice(0, 2 * length * READ_FOR_EACH)).slice(0, length * READ_FOR_EACH);
  const chars = read.map((char) => (isIn(char, UNSEEN) ? " " : char));
  const words = chars.join("").trim().split(/\s+/u).join(" ");
  const cut = Array.from(words).slice(0, length);
  return cut.every((char) => isIn(char, BLANK)) ? "" : cut.join("").trimEnd();
}
