// The action bar: tabs of the seats, and the buttons of the decision, each kind in its fixed place.

import { fitOptions } from "./bar-fit.js";
import { seatLook } from "./seat-colours.js";

/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("./action-buttons.js").ActionButtons} ActionButtons */
/** @typedef {import("./action-buttons.js").Button} Button */
/** @typedef {import("./painter.js").Painter} Painter */

/**
 * @typedef {object} BarHandlers
 * @property {(id: string, isKey: boolean) => void} press
 * @property {(id: string | null, how?: { isLong?: boolean }) => void} look at a button with the pointer, the focus or a long
 *   press; null: away from it
 * @property {(seat: number) => void} seat a tab was pressed
 * @property {() => void} leave the button with the focus is gone
 */

/** The outlines of buttons that are an arrow, in a square of 24. */
const ARROWS = /** @type {Record<string, string>} */ ({
  "table:left": "M5 4V10H11M5.5 10A8 8 0 1 1 4.5 15",
  "table:right": "M19 4V10H13M18.5 10A8 8 0 1 0 19.5 15",
});
/** Milliseconds: a button that has just come takes no click of a pointer, which was meant for the one before. */
const FRESH = 350;
/** Milliseconds after which a press explains and does not act. */
const LONG_WORDS = 44; // characters for which a phone has no room at the usual size
const LONG_PRESS = 500;

export class ActionBar {
  #tabs = part("tabletop-tabs");
  #buttons = part("tabletop-buttons");
  /** @type {HTMLElement | null} the alternatives, if there are any */
  #options = null;
  #root;
  #painter;
  #on;
  /** @type {Map<string, HTMLButtonElement>} */
  #elements = new Map();
  /** what is shown, to build the DOM again only if it changes */
  #drawn = "";
  #drawnTabs = "";
  #isLookedAt = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #longPress;
  #wasLong = false;

  /**
   * @param {HTMLElement} root
   * @param {Painter} painter
   * @param {BarHandlers} on
   */
  constructor(root, painter, on) {
    this.#root = root;
    this.#painter = painter;
    this.#on = on;
    for (const group of [this.#tabs, this.#buttons]) group.setAttribute("role", "group");
    // It gets the focus when the button that had it is gone: the next key presses nothing.
    this.#buttons.tabIndex = -1;
    root.append(this.#tabs, this.#buttons);
    this.#listen();
  }

  #listen() {
    const buttons = this.#buttons;
    buttons.addEventListener("click", (event) => {
      const id = idOf(event);
      // A click of the keyboard has no detail.
      if (id !== null && !this.#wasLong) this.#on.press(id, event.detail === 0);
      this.#wasLong = false;
    });
    buttons.addEventListener("pointerdown", (event) => this.#beginPress(event));
    for (const type of ["pointerup", "pointercancel", "pointerleave"])
      buttons.addEventListener(type, () => clearTimeout(this.#longPress));
    buttons.addEventListener("contextmenu", (event) => event.preventDefault());
    // A key that is held down would press the next button too.
    buttons.addEventListener("keydown", (event) => event.repeat && event.key === "Enter" && event.preventDefault());
    // What a long press has explained stays when the finger is lifted.
    const look = (/** @type {string | null} */ id) => this.#wasLong || this.#look(id);
    for (const type of ["pointerover", "focusin"]) buttons.addEventListener(type, (event) => look(idOf(event)));
    for (const type of ["pointerout", "focusout"]) buttons.addEventListener(type, () => look(null));
  }

  /** A long press with a finger explains the button. @param {PointerEvent} event */
  #beginPress(event) {
    this.#wasLong = false;
    clearTimeout(this.#longPress);
    const id = idOf(event);
    if (id === null || event.pointerType === "mouse") return;
    this.#longPress = setTimeout(() => {
      this.#wasLong = true;
      this.#look(id, { isLong: true });
    }, LONG_PRESS);
  }

  /** @param {string | null} id @param {{ isLong?: boolean }} [how] */
  #look(id, how) {
    this.#isLookedAt = id !== null;
    this.#on.look(id, how);
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
    const focused = Array.from(this.#tabs.children).indexOf(/** @type {Element} */ (document.activeElement));
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
    // The tab that was pressed keeps the focus.
    const tab = this.#tabs.children[focused];
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
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
   * @param {ActionButtons} wanted
   * @param {string} label of the group
   */
  showButtons(wanted, label) {
    const said = JSON.stringify([wanted, label]);
    if (said === this.#drawn) return;
    this.#drawn = said;
    const before = document.activeElement;
    const hadFocus = this.#buttons.contains(before);
    // A removed button gets no event when the pointer leaves it, so its tip is hidden here.
    if (this.#isLookedAt) this.#look(null);
    const { back, turns, rows, primary } = wanted;
    const old = this.#elements;
    this.#elements = new Map();
    const place = (/** @type {string} */ name, /** @type {readonly (Button | null)[]} */ buttons) =>
      buttons.flatMap((button) => (button ? [this.#element(button, name, old)] : []));
    const options = part("tabletop-options");
    this.#options = rows.length > 0 ? options : null;
    options.append(...rows.map((row) => this.#row(row, old)));
    const turning = part("tabletop-turns");
    turning.append(...place("is-turn", turns));
    this.#buttons.setAttribute("aria-label", label);
    this.#buttons.replaceChildren(
      ...place("is-back", [back]),
      ...(turns.length > 0 ? [turning] : []),
      ...(rows.length > 0 ? [options] : []),
      ...place("is-primary", [primary]),
    );
    this.#buttons.hidden = this.#elements.size === 0;
    this.#root.classList.toggle("has-options", rows.length > 0);
    if (hadFocus) this.#keepFocus(before);
  }

  /**
   * Alternatives for which the bar is too short lie over the board.
   * @param {Box} board as the table has it
   * @param {Box | null} about what they are about
   * @returns {Box} what they leave of the board
   */
  fit(board, about) {
    return fitOptions(this.#root, this.#options, board, about);
  }

  /** @param {Element | null} before the button that had the focus */
  #keepFocus(before) {
    if (before instanceof HTMLElement && this.#buttons.contains(before)) before.focus();
    else this.#on.leave();
  }

  /**
   * @param {import("./action-buttons.js").Row} row
   * @param {Map<string, HTMLButtonElement>} old
   */
  #row({ label, buttons }, old) {
    const element = part("tabletop-row");
    if (label) {
      const heading = document.createElement("span");
      heading.className = "tabletop-kind";
      heading.textContent = label;
      heading.id = `kind-${label.replaceAll(/\W/g, "-")}`;
      element.setAttribute("role", "group");
      element.setAttribute("aria-labelledby", heading.id);
      element.append(heading);
    }
    element.append(...buttons.map((button) => this.#element(button, "", old)));
    return element;
  }

  hasFocus() {
    return this.#buttons.contains(document.activeElement) && !this.isResting();
  }

  /** Whether the row itself has the focus, and none of its buttons. */
  isResting() {
    return document.activeElement === this.#buttons;
  }

  /** Focuses the row itself: the next key presses nothing. @returns {boolean} whether there are buttons */
  rest() {
    this.#buttons.focus({ preventScroll: true });
    return this.isResting();
  }

  /**
   * Focuses the next answer among the buttons: the primary one, then the others; those that turn and take back have keys of
   * their own. Whoever is at the row itself has heard the primary one, and goes on to the others.
   * @param {1 | -1} way
   * @param {boolean} [isRound] after the last one the first follows
   * @returns {boolean} whether there is one; else none after the last and before the first
   */
  next(way, isRound = false) {
    const all = [...this.#buttons.querySelectorAll("button")].filter((each) => !each.matches(".is-turn, .is-back"));
    const kinds = [".is-primary", ":not([aria-pressed=true])", "*"];
    const kindOf = (/** @type {HTMLElement} */ button) => kinds.findIndex((kind) => button.matches(kind));
    const buttons = all.toSorted((one, other) => kindOf(one) - kindOf(other));
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const isHeard = this.isResting() && buttons[0]?.matches(".is-primary:not(.is-quiet)") && buttons.length > 1;
    const end = way < 0 ? buttons.length - 1 : isHeard ? 1 : 0;
    const next = at < 0 ? buttons[end] : (buttons[at + way] ?? (isRound ? buttons[end] : undefined));
    next?.focus();
    return next !== undefined;
  }

  /**
   * The element of a button; the one that showed it before, if there was one, so that focus and pointer stay on it.
   * @param {Button} button
   * @param {string} place
   * @param {Map<string, HTMLButtonElement>} old
   */
  #element(button, place, old) {
    const { id, label, pressed, pointed = false, quiet = false } = button;
    const known = old.get(id);
    const element = known ?? document.createElement("button");
    const look = JSON.stringify([label, place, button.pictures.map((picture) => picture.key)]);
    if (element.dataset.look !== look) {
      this.#fill(element, button);
      element.dataset.look = look;
      refresh(element);
    }
    element.type = "button";
    element.dataset.id = id;
    const isFresh = element.classList.contains("is-fresh");
    const long = label.length > LONG_WORDS && "is-long";
    const classes = [place, quiet && "is-quiet", pointed && "is-pointed", isFresh && "is-fresh", long];
    element.className = classes.filter(Boolean).join(" ");
    if (pressed === undefined) element.removeAttribute("aria-pressed");
    else element.setAttribute("aria-pressed", String(pressed));
    this.#elements.set(id, element);
    return element;
  }

  /**
   * @param {HTMLButtonElement} element
   * @param {Button} button
   */
  #fill(element, { id, label, pictures }) {
    const words = document.createElement("span");
    words.textContent = label;
    element.replaceChildren(words);
    // Where there is little room: as narrow as three lines of it are.
    const least = Math.max(label.length / 3, ...label.split(/\s/).map((word) => word.length)) + 2;
    element.style.setProperty("--three-lines", `${least}ch`);
    const arrow = ARROWS[id];
    const drawn = arrow ? [outline(arrow)] : pictures.map((picture) => this.#painter.svg(picture, 26));
    if (drawn.length === 0) return;
    const row = document.createElement("span");
    row.className = "tabletop-pictures";
    row.append(...drawn);
    words.className = "tabletop-words";
    element.prepend(row);
  }
}

/** @param {string} name */
function part(name) {
  const element = document.createElement("div");
  element.className = name;
  return element;
}

/**
 * Lets a button that has just come, or says something else, take no click for a moment.
 * @param {HTMLElement} element
 */
function refresh(element) {
  element.classList.add("is-fresh");
  setTimeout(() => element.classList.remove("is-fresh"), FRESH);
}

/**
 * A seat's glyph as it is on the pieces; the glyph of a font would not be centred.
 * @param {import("./seat-colours.js").SeatLook} look
 */
const glyph = ({ glyph: d, ink }) => drawing("-16 -16 32 32", d, { fill: ink });

/** @param {string} d */
const outline = (d) => drawing("0 0 24 24", d, { class: "tabletop-outline" });

/**
 * @param {string} box
 * @param {string} d
 * @param {Record<string, string>} attributes of the path
 */
function drawing(box, d, attributes) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("width", "22");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
  svg.append(path);
  return svg;
}

/** @param {Event} event @returns {string | null} */
function idOf(event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  return button instanceof HTMLElement ? (button.dataset.id ?? null) : null;
}
