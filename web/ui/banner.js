// The banner: what concerns the viewer, told large over the board until it is read or tapped away.

import { h } from "./dom.js";

/** @typedef {import("../table/types.js").Box} Box */
/** @typedef {import("../table/types.js").Size} Size */
/** @typedef {{ board: Box, about: Box[], lit: Box[] }} Places in pixels of the table */

const GAP = 12;
/** To cover what it is about is as bad as to cover so many things that may be picked. */
const ABOUT = 100;

/** @param {Box} one @param {Box} other */
function overlaps(one, other) {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

/**
 * The upper left corner of a banner: at the upper edge of the board, or at the lower one if less is covered there.
 * @param {Size} banner
 * @param {Places} places
 */
export function bannerCorner(banner, { board, about, lit }) {
  const x = board.x + Math.max(0, (board.width - banner.width) / 2);
  const edges = [board.y + GAP, Math.max(board.y + GAP, board.y + board.height - banner.height - GAP)];
  const costs = edges.map((y) => {
    const box = { x, y, ...banner };
    const covered = (/** @type {Box[]} */ boxes) => boxes.filter((each) => overlaps(box, each)).length;
    return ABOUT * covered(about) + covered(lit);
  });
  const [upper = 0, lower = 0] = costs;
  return { x, y: (lower < upper ? edges[1] : edges[0]) ?? 0 };
}

export class Banner {
  #root;
  #onEnd;
  /** @type {HTMLElement | null} */
  #element = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLElement} root that the table fills
   * @param {() => void} onEnd it has been read, or tapped away
   */
  constructor(root, onEnd) {
    this.#root = root;
    this.#onEnd = onEnd;
  }

  get isShown() {
    return this.#element !== null;
  }

  /**
   * @param {import("./dom.js").Child[]} rows
   * @param {number} time in milliseconds
   * @param {Places} places
   */
  show(rows, time, places) {
    this.#remove();
    // The live region says it: here it is only seen.
    const element = h("div", { class: "banner", "aria-hidden": "true" }, rows);
    element.addEventListener("click", () => this.end());
    element.style.maxWidth = `${Math.max(0, places.board.width - 2 * GAP)}px`;
    this.#root.append(element);
    const { offsetWidth: width, offsetHeight: height } = element;
    const { x, y } = bannerCorner({ width, height }, places);
    element.style.left = `${Math.round(x)}px`;
    element.style.top = `${Math.round(y)}px`;
    this.#element = element;
    this.#timer = setTimeout(() => this.end(), time);
  }

  end() {
    if (!this.#element) return;
    this.#remove();
    this.#onEnd();
  }

  #remove() {
    clearTimeout(this.#timer);
    this.#element?.remove();
    this.#element = null;
  }
}
