// What the table says: names and reasons on the mirror, notes beside things, words on buttons.

import * as choose from "../play/choice-tree.js";
import { Inspector, Tip } from "./tip.js";

/** @typedef {import("./tip.js").Place} Place */
/** @typedef {import("./types.js").Contents} Contents */
/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").GameScene} GameScene */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("../play/choice-tree.js").Picking} Picking */
/** @typedef {import("./painter.js").Painter} Painter */
/** @typedef {import("./tip.js").Line} Line */

const PREVIEW_AFTER = 60;

export class Labels {
  #tip;
  #inspector;
  #game;
  #options;
  #root;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #asking;

  /**
   * @param {HTMLElement} root
   * @param {Painter} painter
   * @param {GameScene} game
   * @param {Pick<import("./table.js").TableOptions, "text" | "on">} options
   */
  constructor(root, painter, game, options) {
    this.#root = root;
    this.#tip = new Tip(root, painter);
    this.#inspector = new Inspector(root, painter);
    this.#game = game;
    this.#options = options;
  }

  /** @param {Item} item */
  name(item) {
    return (item.label ?? []).map((text) => this.#options.text(text)).join(", ");
  }

  /**
   * For the mirror: what it is, then what clicking would do or why nothing happens.
   * @param {Item} item
   * @param {Picking} picking
   * @param {Text | undefined} reason
   */
  label(item, picking, reason) {
    const name = this.name(item);
    const index = choose.lookAhead(picking, item.id);
    const choice = index === null ? undefined : picking.choices[index];
    const more = choice ? choice.label : reason;
    const said = more ? this.#options.text({ key: "table-named", args: { name, what: more } }) : name;
    const about = (item.about ?? []).map((each) => this.#options.text(each));
    return [said, ...about].join(". ").replaceAll("..", ".");
  }

  /**
   * Beside a thing: its name, and what it would cost and bring or why it may not be.
   * @param {Item} item
   * @param {Picking} picking
   * @param {Text | undefined} reason
   * @param {Place} place
   */
  explain(item, picking, reason, place) {
    clearTimeout(this.#asking);
    const { text } = this.#options;
    const name = this.name(item);
    if (name === "") {
      this.hide();
      return;
    }
    /** @type {Line[]} */
    const lines = [{ words: name, kind: "title" }, ...(item.about ?? []).map((each) => ({ words: text(each) }))];
    const index = choose.lookAhead(picking, item.id);
    const choice = index === null ? undefined : picking.choices[index];
    if (choice) lines.push({ words: text(choice.label) });
    else if (reason) lines.push({ words: text(reason), kind: "reason" });
    this.#tip.show(lines, place);
    if (index !== null) this.#preview(index, lines, place);
  }

  /**
   * @param {number} index
   * @param {Line[]} lines
   * @param {Place} place
   */
  #preview(index, lines, place) {
    const { text, on } = this.#options;
    const asking = setTimeout(async () => {
      const preview = await on.preview(index).catch(() => []);
      if (this.#asking !== asking || preview.length === 0) return;
      const more = preview.map((line) => ({ words: text(line), pictures: this.#game.illustrate(line) }));
      // The preview says all that the choice's own words do.
      this.#tip.show([...lines.filter((line) => line.kind === "title"), ...more], place);
    }, PREVIEW_AFTER);
    this.#asking = asking;
  }

  /**
   * Beside a button of the bar.
   * @param {string | null} id
   * @param {Frame | null} frame
   * @param {Picking} picking
   * @param {HTMLElement} bar
   */
  control(id, frame, picking, bar) {
    this.hide();
    const index = id === null || frame === null ? null : choose.lookAhead(picking, id);
    if (index === null) return;
    const button = bar.querySelector(`[data-id="${CSS.escape(id ?? "")}"]`);
    const [origin, box] = [this.#root.getBoundingClientRect(), button?.getBoundingClientRect()];
    if (!box) return;
    const beside = { x: box.left - origin.left, y: box.top - origin.top, width: box.width, height: box.height };
    // The words are on the button already; only what it would bring is new.
    this.#preview(index, [], { beside, room: { width: origin.width, height: origin.height }, dock: null });
  }

  hide() {
    clearTimeout(this.#asking);
    this.#asking = undefined;
    this.#tip.hide();
  }

  /**
   * What a good neighbour would point out: folded to a sign where there is little room.
   * @param {HTMLElement} place
   * @param {readonly Text[]} notes
   */
  notes(place, notes) {
    const { text } = this.#options;
    place.hidden = notes.length === 0;
    const words = notes.map((note) => text(note)).join("\n");
    if (place.dataset.words === words) return;
    place.dataset.words = words;
    const summary = document.createElement("summary");
    const [sign, name] = [document.createElement("span"), document.createElement("span")];
    sign.textContent = `⚠ ${notes.length}`;
    sign.setAttribute("aria-hidden", "true");
    name.textContent = text({ key: "table-notes", args: { count: notes.length } });
    name.className = "tabletop-words";
    summary.append(sign, name);
    const lines = notes.map((note) => {
      const line = document.createElement("p");
      line.textContent = text(note);
      return line;
    });
    place.replaceChildren(summary, ...lines);
  }

  /** @param {Contents} found */
  inspect(found) {
    const { text } = this.#options;
    const entries = found.entries.map(({ picture, label, count }) => ({ picture, label: text(label), count }));
    this.hide();
    this.#inspector.open(
      found.title.map(text).join(", "),
      entries,
      text({ key: "table-close" }),
      text({ key: "table-nothing-there" }),
    );
  }

  /**
   * @param {Frame} frame
   * @param {import("./selection.js").Selection} selection
   * @param {Context} context
   * @returns {import("./action-bar.js").Button[]}
   */
  buttons(frame, { picking, pending }, context) {
    const { text } = this.#options;
    const own = (/** @type {string} */ what, /** @type {string} */ label, primary = false) => ({
      id: `table:${what}`,
      label,
      pictures: [],
      primary,
    });
    const word = (/** @type {string} */ what) => text({ key: `table-${what}` });
    const buttons = [];
    const index = pending === null ? choose.complete(picking) : choose.lookAhead(picking, pending);
    const choice = index === null ? undefined : picking.choices[index];
    const mayTurn = choose.turns(picking, pending ?? undefined).length > 1;
    if (choice && mayTurn)
      buttons.push(own("confirm", text({ key: "table-confirm-what", args: { what: choice.label } }), true));
    else if (choice && pending !== null) buttons.push(own("confirm", text(choice.label), true));
    else if (pending !== null) buttons.push(own("confirm", word("confirm"), true));
    if (mayTurn) buttons.push(own("left", word("turn-left")), own("right", word("turn-right")));
    if (pending !== null || picking.picked.length > 0) buttons.push(own("cancel", word("cancel")));
    if (pending !== null) return buttons;
    const lit = choose.next(picking);
    const wished = choose.preferred(picking);
    const preferred = wished === null ? undefined : picking.choices[wished]?.path[picking.picked.length];
    for (const { id, label } of frame.view.controls) {
      if (!lit.has(id)) continue;
      buttons.push({ id, label: text(label), pictures: this.#game.control(id, context), primary: id === preferred });
    }
    return buttons.sort((a, b) => Number(b.primary) - Number(a.primary));
  }
}
