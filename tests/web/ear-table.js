// A table as those meet it who listen: the real rules, scenes and words, with the focus of a keyboard and what is said, but
// without a page.

import { readdirSync, readFileSync } from "node:fs";
import { Words } from "../../web/lib/text.js";
import { actionButtons } from "../../web/table/action-buttons.js";
import { beyond } from "../../web/table/description.js";
import { KeyFocus } from "../../web/table/key-focus.js";
import { Labels } from "../../web/table/labels.js";
import { Picker } from "../../web/table/picker.js";
import { TableState } from "../../web/table/table-state.js";

/** @typedef {import("../../web/table/types.js").Text} Text */
/** @typedef {{ kind: string, header: any, actions: any[], seat: number }} Moment a decision of some kind */

const ROOT = new URL("../../", import.meta.url);
const SIZE = { width: 936, height: 706 };

/** @param {string} language @param {string} game */
export function wordsOf(language, game) {
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(`assets/locales/${language}/${name}.ftl`, ROOT), "utf8");
  /** @type {string[]} */
  const missing = [];
  const words = new Words(language, [{ language, sources: [read("shell"), read(game)] }], (key) => missing.push(key));
  return { words, missing };
}

/** The kinds of decisions of a game, by its words for what is asked. @param {string} game */
export function kindsOf(game) {
  const words = readFileSync(new URL(`assets/locales/en/${game}.ftl`, ROOT), "utf8");
  const keys = Array.from(words.matchAll(/^([\w-]+-ask-[\w-]+) =/gm), ([, key = ""]) => key);
  // What is asked once a place is picked is a part of the same decision.
  return keys.filter((key) => !key.endsWith("-ask-nothing") && key !== "quetzal-ask-bid");
}

/**
 * The first decision of each kind in the golden games of a game.
 * @param {{ ask(request: unknown): Promise<any> }} engine
 * @param {string} game
 * @returns {Promise<Moment[]>}
 */
export async function momentsOf(engine, game) {
  const folder = new URL(`tests/golden/${game}/`, ROOT);
  const wanted = new Set(kindsOf(game));
  /** @type {Moment[]} */
  const found = [];
  for (const file of readdirSync(folder)) {
    if (wanted.size === 0) break;
    const record = readFileSync(new URL(file, folder), "utf8");
    const { actions } = JSON.parse(record);
    const { header } = await engine.ask({ op: "open", table: "t", viewer: null, record });
    for (const at of actions.keys()) {
      const { frame } = await engine.ask({ op: "frame", table: "t", viewer: null, at });
      const kind = frame.view.prompt.key;
      if (wanted.delete(kind)) found.push({ kind, header, actions: actions.slice(0, at), seat: frame.to_act });
    }
  }
  return found;
}

/** The mirror, as far as the focus needs it. */
class FakeMirror {
  /** @type {string | null} */
  tabStop = null;
  isFocused = false;

  hasFocus() {
    return this.isFocused;
  }

  /** @param {string} id */
  focus(id) {
    this.tabStop = id;
    this.isFocused = true;
  }
}

/** The action bar: a row of the ids of its buttons. */
class FakeBar {
  /** @type {string | null} */
  focused = null;
  resting = false;
  #mirror;
  #ids;

  /** @param {FakeMirror} mirror @param {() => string[]} ids */
  constructor(mirror, ids) {
    this.#mirror = mirror;
    this.#ids = ids;
  }

  hasFocus() {
    return this.focused !== null && !this.#mirror.isFocused;
  }

  isResting() {
    return this.resting && !this.#mirror.isFocused;
  }

  rest() {
    this.#mirror.isFocused = false;
    this.focused = null;
    this.resting = this.#ids().length > 0;
    return this.resting;
  }

  /** @param {1 | -1} way @param {boolean} [isRound] */
  next(way, isRound = false) {
    const ids = this.#ids();
    const end = way > 0 ? ids[0] : ids.at(-1);
    const at = this.hasFocus() ? ids.indexOf(this.focused ?? "") : -1;
    const next = at < 0 ? end : (ids[at + way] ?? (isRound ? end : undefined));
    if (next === undefined) return false;
    this.#mirror.isFocused = false;
    this.resting = false;
    this.focused = next;
    return true;
  }
}

/** One decision on the table. */
export class EarTable {
  /** @type {string[]} what was said */
  said = [];
  /** @type {number[]} the choices that were played */
  played = [];
  mirror = new FakeMirror();
  bar = new FakeBar(this.mirror, () => this.buttons());
  home = /** @type {any} */ ({ focus: () => (this.mirror.isFocused = false) });
  #engine;

  /**
   * @param {{ ask(request: any): Promise<any> }} engine
   * @param {any} scene
   * @param {any} content
   * @param {Words} words
   * @param {{ frame: any, header: any, seat: number }} moment
   */
  constructor(engine, scene, content, words, { frame, header, seat }) {
    this.#engine = engine;
    this.frame = frame;
    const names = header.players.map((/** @type {any} */ player) => player.name);
    this.text = (/** @type {Text} */ text) => words.say(text, names, seat);
    this.labels = new Labels(this.text);
    const preferences = /** @type {any} */ ({ theme: "light", confirm: "touch", endTurn: "touch", textSize: "medium" });
    const covers = (/** @type {any} */ { view, choices }, /** @type {number} */ index) =>
      scene.covers?.(view, content, choices[index]?.path ?? []) ?? null;
    this.state = new TableState(preferences, covers);
    this.state.begin(frame, { players: header.players, animate: false, mine: seat, isStarting: false });
    const context = {
      ...{ game: header.game, players: header.players, mine: seat, shown: seat, turn: 0, content },
      ...{
        plan: scene.plan(SIZE, frame.view),
        chosen: header.options,
        theme: /** @type {const} */ ("light"),
        text: this.text,
      },
    };
    this.state.setLayout({ context, scene: scene.scene(frame.view, context) });
    this.focus = new KeyFocus(this.state, { mirror: this.mirror, bar: /** @type {any} */ (this.bar), home: this.home });
    this.picker = new Picker(this.state, this.#host());
  }

  /** @returns {any} */
  #host() {
    return {
      on: {
        play: (/** @type {number} */ index) => void this.played.push(index),
        undo: () => {},
        preview: async (/** @type {number} */ index) => ({ endsTurn: false, lines: await this.previewOf(index) }),
        refusals: async (/** @type {string[]} */ picked) => (await this.#ask("refusals", { picked })).reasons,
        tell: (/** @type {Text} */ text) => this.said.push(this.text(text)),
        say: (/** @type {Text} */ text) => this.said.push(this.text(text)),
      },
      explainer: { inspect: () => false, explain: () => {}, hide: () => {} },
      showSeat: () => {},
      refresh: () => {},
      follow: () => this.focus.follow(),
      goBack: (/** @type {string | null} */ id) => this.focus.goBack(id),
      isCovered: () => false,
      now: () => 0,
    };
  }

  /** @param {string} op @param {Record<string, unknown>} more @returns {Promise<any>} */
  #ask(op, more) {
    return this.#engine.ask({ op, table: "t", revision: this.frame.revision, ...more });
  }

  /** @param {number} index @returns {Promise<Text[]>} */
  async previewOf(index) {
    return (await this.#ask("preview", { index })).lines;
  }

  /** The buttons of the decision in the order of the keys. */
  buttons() {
    const { selection, frame } = this.state;
    const host = { text: this.text, picturesOf: () => [], pointed: new Set() };
    const { rows, primary, turns, back } = actionButtons(frame?.view.controls ?? [], selection, host);
    const all = [primary, ...rows.flatMap((row) => row.buttons), ...turns, back];
    return all.flatMap((button) => (button ? [button.id] : []));
  }

  /** The items that have a name. */
  get named() {
    return this.state.items.filter((item) => item.label && !item.silent);
  }

  /** The name of each item that has one, as the mirror has it. */
  names() {
    const { selection, others } = this.state;
    const nameOf = (/** @type {import("../../web/table/types.js").Item} */ item) =>
      this.labels.label(item, selection, this.state.remarkOn(item, others));
    return this.labels.unique(new Map(this.named.map((item) => [item.id, nameOf(item)])));
  }

  /** What describes a thing that has the focus, beside its name. @param {string} id @param {string} name */
  async descriptionOf(id, name) {
    const index = this.state.selection.lookAhead(id);
    const lines = index === null ? [] : await this.previewOf(index);
    const item = this.state.item(id);
    const said = lines.map((line) => this.labels.here(line));
    return { lines, words: beyond(name, item?.beside ? [...said, this.text(item.beside)] : said) };
  }

  /** What has the focus. */
  get focused() {
    if (this.mirror.isFocused) return this.mirror.tabStop;
    return this.bar.isResting() ? "the row of buttons" : this.bar.focused;
  }
}
