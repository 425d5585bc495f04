// Where the alternatives of the action bar lie: in the bar, or over the board if the bar is too short for them.

/** @typedef {import("./types.js").Box} Box */

/**
 * The top of a strip over the board: at its foot, or at its head if it would cover there what it is about.
 * @param {number} height of the strip
 * @param {Box} board
 * @param {Box | null} about
 */
export function topOverBoard(height, board, about) {
  const foot = board.y + board.height - height;
  return about !== null && about.y + about.height > foot ? board.y : foot;
}

/**
 * The part of the board beside a strip over its head or its foot.
 * @param {Box} board
 * @param {Box} strip
 * @returns {Box}
 */
export function besideStrip(board, strip) {
  const height = board.height - strip.height;
  return { ...board, y: strip.y > board.y ? board.y : strip.y + strip.height, height };
}

/**
 * @param {HTMLElement} bar
 * @param {HTMLElement | null} options
 * @param {Box} board as the table has it
 * @param {Box | null} about
 * @returns {Box} what they leave of the board
 */
export function fitOptions(bar, options, board, about) {
  bar.classList.remove("is-apart");
  if (options === null) return board;
  options.removeAttribute("style");
  if (options.scrollWidth <= options.clientWidth) return board;
  bar.classList.add("is-apart");
  options.style.width = `${board.width}px`;
  options.style.left = `${board.x - bar.offsetLeft}px`;
  const strip = { ...board, y: topOverBoard(options.offsetHeight, board, about), height: options.offsetHeight };
  options.style.top = `${strip.y - bar.offsetTop}px`;
  return besideStrip(board, strip);
}
