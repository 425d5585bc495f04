// The action bar between board and tray: tabs of the seats, and the buttons of the decision.

import { seatLook } from "./seat-colours.js";

/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("./painter.js").Painter} Painter */

/**
 * @typedef {object} Button
 * @property {string} id
 * @property {string} label
 * @property {Picture[]} pictures
 * @property {boolean} primary
 * @property {boolean} [pressed]
 * @property {boolean} [pointed] a hint is about it
 */

/**
 * @typedef {object} BarHandlers
 * @property {(id: string) => void} press
 * @property {(id: string | null) => void} look at a button with the pointer or the focus; null: away from it
 * @property {(seat: number) => void} seat a tab was pressed
 */

export class ActionBar {
  #tabs = document.createElement("div");
  #buttons = document.createElement("div");
  #painter;
  #on;
  /** what is shown, to build the DOM again only if it changes */
  #drawn = "";
  #drawnTabs = "";
  #isLookedAt = false;

  /**
   * @param {HTMLElement} root
   * @param {Painter} painter
   * @param {BarHandlers} on
   */
  constructor(root, painter, on) {
    this.#painter = painter;
    this.#on = on;
    this.#tabs.className = "tabletop-tabs";
    this.#tabs.setAttribute("role", "group");
    this.#buttons.className = "tabletop-buttons";
    this.#buttons.setAttribute("role", "group");
    root.append(this.#tabs, this.#buttons);
    this.#buttons.addEventListener("click", (event) => {
      const id = idOf(event);
      if (id !== null) on.press(id);
    });
    for (const type of ["pointerover", "focusin"])
      this.#buttons.addEventListener(type, (event) => this.#look(idOf(event)));
    for (const type of ["pointerout", "focusout"]) this.#buttons.addEventListener(type, () => this.#look(null));
  }

  /** @param {string | null} id */
  #look(id) {
    this.#isLookedAt = id !== null;
    this.#on.look(id);
  }

  /**
   * @param {readonly Player[]} players
   * @param {number} shown
   * @param {number | null} toAct
   * @param {(text: Text) => string} text
   */
  showTabs(players, shown, toAct, text) {
    const wanted = JSON.stringify([players, shown, toAct, text({ key: "table-boards" })]);
    if (wanted === this.#drawnTabs) return;
    this.#drawnTabs = wanted;
    this.#tabs.setAttribute("aria-label", text({ key: "table-boards" }));
    this.#tabs.replaceChildren(
      ...players.map((player, seat) => {
        const tab = this.#tab(player.name, seatLook(players, seat));
        tab.setAttribute("aria-pressed", String(seat === shown));
        tab.setAttribute("aria-label", text({ key: "table-board-of", args: { seat } }));
        tab.classList.toggle("is-acting", seat === toAct);
        tab.addEventListener("click", () => this.#on.seat(seat));
        return tab;
      }),
    );
  }

  /**
   * @param {string} player
   * @param {import("./seat-colours.js").SeatLook} look
   */
  #tab(player, look) {
    const tab = document.createElement("button");
    tab.type = "button";
    const sign = document.createElement("span");
    sign.className = "tabletop-sign";
    sign.append(glyph(look));
    sign.style.background = look.deep;
    const name = document.createElement("span");
    name.className = "tabletop-name";
    name.textContent = player;
    tab.append(sign, name);
    return tab;
  }

  /**
   * @param {readonly Button[]} buttons
   * @param {string} label of the group
   */
  showButtons(buttons, label) {
    const wanted = JSON.stringify(buttons);
    if (wanted === this.#drawn) return;
    const hadFocus = this.#buttons.contains(document.activeElement);
    this.#drawn = wanted;
    // A removed button gets no event when the pointer leaves it, so its tip is hidden here.
    if (this.#isLookedAt) this.#look(null);
    this.#buttons.setAttribute("aria-label", label);
    this.#buttons.hidden = buttons.length === 0;
    this.#buttons.replaceChildren(...buttons.map((button) => this.#element(button)));
    // A person at the keyboard stays at the buttons, and does not start again at the top of the page.
    if (hadFocus) /** @type {HTMLElement | null} */ (this.#buttons.querySelector(".is-primary, button"))?.focus();
  }

  /**
   * Focuses the next button.
   * @param {1 | -1} way
   * @returns {boolean} whether there is one
   */
  next(way) {
    const buttons = [...this.#buttons.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const next = at < 0 && way < 0 ? buttons.length - 1 : (at + way + buttons.length) % buttons.length;
    buttons[next]?.focus();
    return buttons.length > 0;
  }

  /** @param {Button} button */
  #element({ id, label, pictures, primary, pressed, pointed = false }) {
    const element = document.createElement("button");
    element.type = "button";
    element.dataset.id = id;
    element.classList.toggle("is-primary", primary);
    element.classList.toggle("is-pointed", pointed);
    if (pressed !== undefined) element.setAttribute("aria-pressed", String(pressed));
    const words = document.createElement("span");
    words.textContent = label;
    if (pictures.length > 0) {
      const row = document.createElement("span");
      row.className = "tabletop-pictures";
      row.append(...pictures.map((picture) => this.#painter.svg(picture, 26)));
      words.className = "tabletop-words";
      element.append(row);
      element.title = label;
    }
    element.append(words);
    return element;
  }
}

/**
 * A seat's glyph as it is on the pieces; the glyph of a font would not be centred.
 * @param {import("./seat-colours.js").SeatLook} look
 */
function glyph({ glyph: d, ink }) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-16 -16 32 32");
  svg.setAttribute("width", "22");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  path.setAttribute("fill", ink);
  svg.append(path);
  return svg;
}

/** @param {Event} event @returns {string | null} */
function idOf(event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  return button instanceof HTMLElement ? (button.dataset.id ?? null) : null;
}
