// The tip: a few lines beside the item or button under the pointer or the focus.

/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Size} Size */
/** @typedef {import("./painter.js").Painter} Painter */
/** @typedef {{ words: string, pictures?: { picture: Picture, struck: boolean }[], kind?: "title" | "reason", said?: string }} Line
 *   `said`: how it is said beside the name of what it is about */

/**
 * @typedef {object} TipPlace Where a tip lies, all in pixels of the table.
 * @property {Box} beside the item that the tip is about
 * @property {Size} size of the table
 * @property {Box | null} dock the area of a small table that the tip may cover; else it lies beside its item
 */

const GAP = 10;

/**
 * Where a tip lies outside of the item: to the right, else to the left, else above, else below.
 * @param {Box} beside
 * @param {Size} tip
 * @param {Size} table
 * @returns {Point}
 */
function outside(beside, { width, height }, table) {
  const right = beside.x + beside.width + GAP;
  const left = beside.x - GAP - width;
  const level = beside.y + beside.height / 2 - height / 2;
  if (right + width <= table.width - 4) return { x: right, y: level };
  if (left >= 4) return { x: left, y: level };
  const above = beside.y - GAP - height;
  return { x: beside.x + beside.width / 2 - width / 2, y: above >= 4 ? above : beside.y + beside.height + GAP };
}

/**
 * Where a tip lies in the dock: at the edge that is nearer to the item, and as near to it as it can be.
 * @param {Box} dock
 * @param {Size} tip
 * @param {Box} beside
 * @returns {Point}
 */
function inside(dock, { width, height }, beside) {
  const isBelow = dock.y + dock.height / 2 > beside.y;
  const middle = beside.x + beside.width / 2 - width / 2;
  return {
    x: Math.max(dock.x + 4, Math.min(middle, dock.x + dock.width - width - 4)),
    y: isBelow ? dock.y + 4 : dock.y + dock.height - height - 4,
  };
}

/**
 * The upper left corner of a tip, kept on the table.
 * @param {TipPlace} place
 * @param {Size} tip
 * @returns {Point}
 */
export function tipCorner({ beside, size, dock }, tip) {
  const { x, y } = dock ? inside(dock, tip, beside) : outside(beside, tip, size);
  return {
    x: Math.max(4, Math.min(x, size.width - tip.width - 4)),
    y: Math.max(4, Math.min(y, size.height - tip.height - 4)),
  };
}

export class Tip {
  #element = document.createElement("div");
  #painter;

  /**
   * @param {HTMLElement} root
   * @param {Painter} painter
   */
  constructor(root, painter) {
    this.#painter = painter;
    this.#element.className = "tabletop-tip";
    this.#element.setAttribute("role", "tooltip");
    this.#element.hidden = true;
    root.append(this.#element);
  }

  /**
   * @param {Line[]} lines
   * @param {TipPlace} place
   */
  show(lines, place) {
    this.#element.hidden = lines.length === 0;
    if (lines.length === 0) return;
    this.#element.replaceChildren(...lines.map((line) => this.#line(line)));
    this.#element.classList.remove("is-broad");
    // A tip that is higher than its dock is set in two columns, or it would hide the buttons.
    this.#element.style.maxHeight = place.dock ? `${place.dock.height - 8}px` : "";
    if (place.dock && this.#element.scrollHeight > place.dock.height - 8) this.#element.classList.add("is-broad");
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const { x, y } = tipCorner(place, { width, height });
    this.#element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  hide() {
    this.#element.hidden = true;
  }

  /** @param {Line} line */
  #line({ words, pictures = [], kind }) {
    const row = document.createElement("div");
    if (kind) row.className = `is-${kind}`;
    for (const { picture, struck } of pictures) {
      const symbol = document.createElement("span");
      symbol.className = struck ? "tabletop-symbol is-struck" : "tabletop-symbol";
      symbol.append(this.#painter.svg(picture, 20));
      row.append(symbol);
    }
    row.append(words);
    return row;
  }
}
