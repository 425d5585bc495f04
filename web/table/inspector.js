// The dialog that lists what is in a pile, as far as the viewer may know it.

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./painter.js").Painter} Painter */

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

  get isOpen() {
    return this.#dialog.open;
  }

  /**
   * @param {string} title
   * @param {{ picture: Picture, label: string, count: number }[]} entries
   * @param {{ close: string, empty: string }} words on the button, and where there are no entries
   */
  open(title, entries, { close, empty }) {
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
    const nothing = document.createElement("p");
    nothing.textContent = empty;
    this.#dialog.setAttribute("aria-label", title);
    const about = entries.length > 0 ? list : nothing;
    // The button has the focus: what the list says is heard with it.
    about.id = "table-inspected";
    button.setAttribute("aria-describedby", about.id);
    this.#dialog.replaceChildren(heading, about, button);
    this.#dialog.showModal();
  }
}
