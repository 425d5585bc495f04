// Text on the canvas, cut or broken into lines to fit a width. Letter widths are estimated, rather too wide.

/** @typedef {import("../../table/types.js").Part} Part */

/** The usual width of a letter, as a part of its size. */
export const LETTER = 0.5;

/**
 * @param {string} words
 * @param {number} width
 * @param {number} size
 */
export function shortened(words, width, size) {
  const room = Math.max(1, Math.floor(width / (size * LETTER)));
  return words.length <= room ? words : `${words.slice(0, room - 1).trimEnd()}…`;
}

/**
 * @param {string} words
 * @param {number} width
 * @param {number} size
 * @param {number} most lines; the last is cut
 * @returns {string[]}
 */
export function broken(words, width, size, most) {
  const room = Math.max(4, Math.floor(width / (size * LETTER)));
  /** @type {string[]} */
  const lines = [];
  let line = "";
  for (const word of words.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(" "), width, size)];
}

/**
 * Lines of words that begin at a place.
 * @param {readonly string[]} lines
 * @param {{ x: number, y: number, size: number, fill: string }} look y: of the first line's middle
 * @returns {Part[]}
 */
export function written(lines, { x, y, size, fill }) {
  return lines.map((words, at) => ({ words, x, y: y + at * size * 1.16, size, fill, align: "left" }));
}
