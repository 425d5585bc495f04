// What is said beside a thing: a short note under the pointer or the focus, and the popover that lists a pile.

/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./painter.js").Painter} Painter */
/** @typedef {{ words: string, pictures?: { picture: Picture, struck: boolean }[], kind?: "title" | "reason" }} Line */

/**
 * @typedef {object} Place where a note is said, all in pixels of the table
 * @property {Box} beside the thing it is about
 * @property {import("./types.js").Size} room
 * @property {Box | null} dock a part of a small table that the note may cover; elsewhere it lies beside its thing
 */

const GAP = 10;

/**
 * @param {Box} beside
 * @param {number} width
 * @param {number} height
 * @param {import("./types.js").Size} room
 * @returns {Point}
 */
function next(beside, width, height, room) {
  const right = beside.x + beside.width + GAP;
  const left = beside.x - GAP - width;
  const level = beside.y + beside.height / 2 - height / 2;
  if (right + width <= room.width - 4) return { x: right, y: level };
  if (left >= 4) return { x: left, y: level };
  const above = beside.y - GAP - height;
  return { x: beside.x + beside.width / 2 - width / 2, y: above >= 4 ? above : beside.y + beside.height + GAP };
}

/**
 * At the edge of the dock that is nearer to the thing.
 * @param {Box} dock
 * @param {number} width
 * @param {number} height
 * @param {Box} beside
 * @returns {Point}
 */
function within(dock, width, height, beside) {
  const isBelow = dock.y + dock.height / 2 > beside.y;
  return { x: dock.x + (dock.width - width) / 2, y: isBelow ? dock.y + 4 : dock.y + dock.height - height - 4 };
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
   * @param {Place} place
   */
  show(lines, { beside, room, dock }) {
    this.#element.hidden = lines.length === 0;
    if (lines.length === 0) return;
    this.#element.replaceChildren(...lines.map((line) => this.#line(line)));
    this.#element.classList.remove("is-broad");
    // A note that is too tall for the tray it must lie over is broken into columns, or it would reach over the buttons.
    if (dock && this.#element.offsetHeight > dock.height) this.#element.classList.add("is-broad");
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const { x, y } = dock ? within(dock, width, height, beside) : next(beside, width, height, room);
    const left = Math.max(4, Math.min(x, room.width - width - 4));
    const top = Math.max(4, Math.min(y, room.height - height - 4));
    this.#element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
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

/** The popover over a pile: what one may know of it. */
export class Inspector {
  #dialog = document.createElement("dialog");
  #painter;

  /**
   * @param {HTMLElement} root
   * @param {Painter} painter
   */
  constructor(root, painter) {
    this.#painter = painter;
    this.#dialog.className = "tabletop-inspect tabletop-overlay";
    root.append(this.#dialog);
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  /**
   * @param {string} title
   * @param {{ picture: Picture, label: string, count: number }[]} entries
   * @param {string} close the word on the button
   * @param {string} none said when there is nothing
   */
  open(title, entries, close, none) {
    const heading = document.createElement("h2");
    heading.textContent = title;
    const list = document.createElement("ul");
    for (const { picture, label, count } of entries) {
      const item = document.createElement("li");
      const words = document.createElement("span");
      words.textContent = count > 1 ? `${label} × ${count}` : label;
      item.append(this.#painter.svg(picture, 56), words);
      list.append(item);
    }
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = close;
    button.addEventListener("click", () => this.#dialog.close());
    const empty = document.createElement("p");
    empty.textContent = none;
    this.#dialog.setAttribute("aria-label", title);
    this.#dialog.replaceChildren(heading, entries.length > 0 ? list : empty, button);
    this.#dialog.showModal();
  }

  get isOpen() {
    return this.#dialog.open;
  }
}
