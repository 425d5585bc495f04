// What is said beside a thing: a short note under the pointer or the focus, and the popover that lists a pile.

/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./paint.js").Painter} Painter */
/** @typedef {{ words: string, pictures?: { picture: Picture, struck: boolean }[], kind?: "title" | "reason" }} Line */

const GAP = 10;

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
   * @param {Box} beside in pixels of the table
   * @param {{ width: number, height: number }} room
   */
  show(lines, beside, room) {
    this.#element.hidden = lines.length === 0;
    if (lines.length === 0) return;
    this.#element.replaceChildren(...lines.map((line) => this.#line(line)));
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const right = beside.x + beside.width + GAP;
    const fitsRight = right + width <= room.width - 4;
    const fitsLeft = beside.x - GAP - width >= 4;
    let [x, y] = [fitsRight ? right : beside.x - GAP - width, beside.y + beside.height / 2 - height / 2];
    if (!fitsRight && !fitsLeft) {
      x = beside.x + beside.width / 2 - width / 2;
      y = beside.y - GAP - height >= 4 ? beside.y - GAP - height : beside.y + beside.height + GAP;
    }
    x = Math.max(4, Math.min(x, room.width - width - 4));
    y = Math.max(4, Math.min(y, room.height - height - 4));
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
    this.#dialog.className = "tabletop-inspect tabletop-over";
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
