// Shows the tip beside an item or a button, with a preview from the engine, and opens the list of what is in a pile.

import { ghostsAt, isTrayUsed, tipPlace } from "./decision-marks.js";
import { Description } from "./description.js";
import { Inspector } from "./inspector.js";
import { sizeOf } from "./table-dom.js";
import { Tip } from "./tip.js";

/** @typedef {import("./types.js").GameScene} GameScene */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./table-state.js").TableState} TableState */
/** @typedef {import("./tip.js").Line} Line */
/** @typedef {import("./tip.js").TipPlace} TipPlace */

/**
 * @typedef {object} ExplainerHost What the explainer needs of the table.
 * @property {GameScene} game
 * @property {import("./labels.js").Labels} labels
 * @property {import("./cameras.js").Cameras} cameras
 * @property {(text: Text) => string} text
 * @property {(index: number) => Promise<{ lines: Text[] }>} preview
 */

/** Milliseconds that a tip is shown before the engine is asked for its preview. */
const PREVIEW_DELAY = 60;

export class Explainer {
  #state;
  #dom;
  #host;
  #tip;
  #description;
  #inspector;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #preview;

  /**
   * @param {TableState} state
   * @param {import("./table-dom.js").TableDom} dom
   * @param {import("./painter.js").Painter} painter
   * @param {ExplainerHost} host
   */
  constructor(state, dom, painter, host) {
    this.#state = state;
    this.#dom = dom;
    this.#host = host;
    this.#tip = new Tip(dom.table, painter);
    this.#description = new Description(dom.table);
    this.#inspector = new Inspector(dom.table, painter);
  }

  /**
   * Shows beside an item what it is, and what it would cost and bring or why it may not be picked.
   * @param {string | null} id
   */
  explain(id) {
    this.#stopPreview();
    const { selection } = this.#state;
    const item = id === null ? undefined : this.#state.item(id);
    const lines = item ? this.#host.labels.lines(item, selection, this.#state.remarkOn(item)) : [];
    if (!item || lines.length === 0 || this.#inspector.isOpen) {
      this.#tip.hide();
      return;
    }
    const ghosts = selection.lit.has(item.id) ? ghostsAt(this.#host.game, this.#state, item.id) : [];
    const more = { ghosts, isTrayUsed: isTrayUsed(this.#state) };
    const place = tipPlace(item, this.#host.cameras, sizeOf(this.#dom), more);
    this.#tip.show(lines, place);
    this.#describe(item.id, lines.slice(1));
    this.#askPreview(selection.lookAhead(item.id), { id: item.id, title: lines.slice(0, 1), place });
  }

  /**
   * Shows beside a button of the action bar what it would bring. Its words are on it already; a long press asks for them
   * too, because there may be nothing else to say.
   * @param {string | null} id
   * @param {{ isLong?: boolean }} [how]
   */
  explainButton(id, { isLong = false } = {}) {
    this.#stopPreview();
    this.#tip.hide();
    const button = id === null ? null : this.#dom.bar.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (id === null || button === null || this.#state.frame === null) return;
    const [origin, box] = [this.#dom.table.getBoundingClientRect(), button.getBoundingClientRect()];
    const beside = { x: box.left - origin.left, y: box.top - origin.top, width: box.width, height: box.height };
    const size = { width: origin.width, height: origin.height };
    // At the foot of the board: neither the other buttons nor the tray are covered.
    const place = { beside, size, dock: this.#host.cameras.uncovered };
    const { selection } = this.#state;
    const title = isLong ? [{ words: button.textContent, pictures: [] }] : [];
    if (isLong) this.#tip.show(title, place);
    this.#describe(id, []);
    const index = id === "table:confirm" ? selection.primary : selection.lookAhead(id);
    this.#askPreview(index, { id, title, place });
  }

  /**
   * Replaces the tip by the preview of a choice, which says all that the choice's label does.
   * @param {number | null} index of the choice, if there is one
   * @param {{ id: string, title: Line[], place: TipPlace }} tip
   */
  #askPreview(index, { id, title, place }) {
    if (index === null) return;
    const { text, game, preview, labels } = this.#host;
    const asked = setTimeout(async () => {
      const { lines } = await preview(index);
      if (this.#preview !== asked || lines.length === 0) return;
      const more = lines.map((line) => ({
        words: text(line),
        said: labels.here(line),
        pictures: game.illustrate(line),
      }));
      const seen = more.filter(({ words }) => words !== "");
      if (seen.length > 0) this.#tip.show([...title, ...seen], place);
      this.#describe(id, more);
    }, PREVIEW_DELAY);
    this.#preview = asked;
  }

  /**
   * Describes an item or a button to screen readers, if it has the focus.
   * @param {string} id
   * @param {Line[]} lines
   */
  #describe(id, lines) {
    const button = document.activeElement;
    if (!(button instanceof HTMLElement) || button.dataset.id !== id || !this.#dom.table.contains(button)) return;
    const beside = this.#state.item(id)?.beside;
    const said = lines.map((line) => line.said ?? line.words);
    this.#description.show(button, beside ? [...said, this.#host.text(beside)] : said);
  }

  /** How something is said beside what it is about. @param {Text} text */
  here(text) {
    return this.#host.labels.here(text);
  }

  #stopPreview() {
    clearTimeout(this.#preview);
    this.#preview = undefined;
  }

  hide() {
    this.#stopPreview();
    this.#tip.hide();
    this.#description.hide();
  }

  /** Lists what is in an item. @param {string} id @returns {boolean} whether there is something to list */
  inspect(id) {
    const { frame, layout } = this.#state;
    if (frame === null || layout === null) return false;
    const found = this.#host.game.contents(frame.view, id, layout.context);
    if (found === null) return false;
    const { text } = this.#host;
    const entries = found.entries.map(({ picture, label, count }) => ({ picture, label: text(label), count }));
    this.hide();
    this.#inspector.open(found.title.map(text).join(", "), entries, {
      close: text({ key: "table-close" }),
      empty: text({ key: "table-nothing-there" }),
    });
    return true;
  }
}
