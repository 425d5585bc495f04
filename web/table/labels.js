// The names of items, what a screen reader says about them, and the lines of their tips.

import { MAY_TAP } from "./table-state.js";

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {Pick<import("./selection.js").Selection, "picking" | "lookAhead">} Selected */
/** @typedef {import("./tip.js").Line} Line */

export class Labels {
  /** @type {(text: Text) => string} */
  #text;

  /** @param {(text: Text) => string} text */
  constructor(text) {
    this.#text = text;
  }

  /** How something is said beside what it is about. @param {Text} what */
  here(what) {
    return this.#text({ key: "table-here", args: { what } });
  }

  /** @param {Item} item */
  name(item) {
    return (item.label ?? []).map((text) => this.#text(text)).join(", ");
  }

  /**
   * All that is on the board: each name once, with the places.
   * @param {readonly Item[]} items
   * @returns {string[]}
   */
  board(items) {
    /** @type {Map<string, string[]>} */
    const places = new Map();
    for (const { lies } of items) {
      if (!lies) continue;
      const name = this.#text(lies.what);
      places.set(name, [...(places.get(name) ?? []), ...(lies.where ? [lies.where] : [])]);
    }
    return Array.from(places, ([what, at]) =>
      at.length > 0 ? this.#text({ key: "table-lies", args: { what, at: at.join(", ") } }) : what,
    );
  }

  /**
   * For a mirror button: the name, then what a click would do or why it does nothing.
   * @param {Item} item
   * @param {Selected} selection
   * @param {Text | undefined} reason
   */
  label(item, selection, reason) {
    const name = item.where ? `${this.name(item)}, ${this.#text(item.where)}` : this.name(item);
    const more = choiceBehind(selection, item.id)?.label ?? reason;
    const said = more ? this.#text({ key: "table-named", args: { name, what: more } }) : name;
    const about = (item.about ?? []).map((each) => this.here(each)).filter(Boolean);
    return [said, ...about].join(". ").replaceAll("..", ".");
  }

  /**
   * In short: the name, and what a click would do.
   * @param {Item} item
   * @param {Selected} selection
   */
  brief(item, selection) {
    const what = choiceBehind(selection, item.id)?.label;
    const name = this.name(item);
    return what ? this.#text({ key: "table-named", args: { name, what } }) : name;
  }

  /**
   * Names that are equal get a number, so that each is heard once.
   * @param {ReadonlyMap<string, string>} names by id
   * @returns {Map<string, string>}
   */
  unique(names) {
    /** @type {Map<string, string[]>} */
    const same = new Map();
    for (const [id, name] of names) same.set(name, [...(same.get(name) ?? []), id]);
    return new Map(
      Array.from(names, ([id, name]) => {
        const ids = same.get(name) ?? [];
        const args = { name, number: ids.indexOf(id) + 1, count: ids.length };
        return [id, ids.length > 1 ? this.#text({ key: "table-nth", args }) : name];
      }),
    );
  }

  /**
   * For a tip: the name, then what a click would do or why it does nothing. None for an item without a name.
   * @param {Item} item
   * @param {Selected} selection
   * @param {Text | undefined} reason
   * @returns {Line[]}
   */
  lines(item, selection, reason) {
    const name = this.name(item);
    if (name === "") return [];
    /** @type {Line[]} */
    const lines = [{ words: name, kind: "title" }];
    for (const each of item.about ?? []) lines.push(this.#line(each));
    const choice = choiceBehind(selection, item.id);
    if (choice) lines.push(this.#line(choice.label));
    else if (reason)
      lines.push(MAY_TAP.includes(reason) ? this.#line(reason) : { ...this.#line(reason), kind: "reason" });
    return lines;
  }

  /** @param {Text} text @returns {Line} */
  #line(text) {
    return { words: this.#text(text), said: this.here(text) };
  }
}

/**
 * @param {Selected} selection
 * @param {string} id
 */
function choiceBehind(selection, id) {
  const index = selection.lookAhead(id);
  return index === null ? undefined : selection.picking.choices[index];
}
