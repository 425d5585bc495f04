// A picker at a table whose engine answers when a test tells it to.

import { Picker } from "../../web/table/picker.js";
import { TableState } from "../../web/table/table-state.js";

/** @typedef {Record<string, number>} Piles how many there are of each thing that may be tapped */

/**
 * A decision in which each thing may be taken, and each button pressed.
 * @param {Piles} piles
 * @param {{ seat?: number, undo?: boolean, controls?: Record<string, string>, fixed?: string[], paths?: string[][],
 *   earlier?: { picked: string, ids: string[] }[] }} [more]
 * @returns {any}
 */
export function decision(piles, { seat = 0, undo = true, controls = {}, fixed = [], paths, earlier } = {}) {
  const ids = [...Object.keys(piles).filter((id) => !fixed.includes(id)), ...Object.keys(controls)];
  return {
    to_act: seat,
    view: {
      viewer: seat,
      pieces: Object.entries(piles).map(([id, count]) => ({ id, count })),
      controls: Object.entries(controls).map(([id, key]) => ({ id, label: { key } })),
    },
    choices: (paths ?? ids.map((id) => [id])).map((path) => ({ path, label: { key: path.join(" ") } })),
    undoable: { undo, redo: false },
    earlier,
  };
}

/** What a picker did, for a test to look at. */
class Seen {
  /** @type {string[]} paths of what was played */
  played = [];
  /** @type {string[]} */
  explained = [];
  /** @type {string[]} */
  told = [];
  /** @type {string[]} */
  inspected = [];
  /** @type {number[]} seats whose board was shown */
  shown = [];
  isCovered = false;
  time = 0;
}

/**
 * @param {Seen} seen
 * @param {TableState} state
 * @param {() => Promise<unknown>} onItsWay
 * @returns {import("../../web/table/picker.js").PickerHost}
 */
function hostOf(seen, state, onItsWay) {
  return {
    on: {
      play: (index) => {
        seen.played.push(String(state.frame?.choices[index]?.path.join(" ")));
        return onItsWay();
      },
      undo: (steps) => {
        seen.played.push(`undo ${steps}`);
        return onItsWay();
      },
      preview: async (index) => {
        const path = String(state.frame?.choices[index]?.path);
        return { endsTurn: path.includes("end"), lines: [{ key: `brings ${path}` }, { key: `detail of ${path}` }] };
      },
      refusals: async () => ({}),
      tell: (text) => void seen.told.push(text.key),
      say: (text) => void seen.told.push(text.key),
    },
    explainer: {
      inspect: (id) => id.startsWith("box") && seen.inspected.push(id) > 0,
      explain: (id) => void (id && seen.explained.push(id)),
      hide: () => {},
      here: ({ key }) => (key.startsWith("detail") ? "" : key),
    },
    showSeat: (seat) => void seen.shown.push(seat),
    refresh: () => {},
    follow: () => {},
    goBack: () => {},
    isCovered: () => seen.isCovered,
    now: () => seen.time,
  };
}

/**
 * A picker at a table whose engine answers when it is told to.
 * @param {any} first
 * @param {"touch" | "always"} [confirm] when a placement is confirmed
 */
export function sitDown(first, confirm = "touch") {
  const seen = new Seen();
  const state = new TableState(/** @type {any} */ ({ theme: "light", confirm, endTurn: "touch" }));
  /** @type {(() => void) | null} */
  let finish = null;
  const onItsWay = () =>
    new Promise((done) => {
      finish = () => done(undefined);
    });
  const picker = new Picker(state, hostOf(seen, state, onItsWay));
  const show = (/** @type {any} */ next, isStarting = false) => {
    const isSomebodyElse = state.begin(next, { players: [], animate: false, mine: null, isStarting });
    if (isSomebodyElse) picker.forget();
    state.setLayout(/** @type {any} */ ({ scene: { items: next.view.pieces, held: null } }));
    picker.resume();
  };
  /** The engine answers, with a new decision or, if it refuses, with none. */
  const answer = async (/** @type {any} */ next) => {
    if (next) show(next);
    const end = finish;
    finish = null;
    end?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  /** The table is destroyed. */
  const leave = () => {
    state.end();
    picker.stop();
  };
  show(first);
  return { picker, state, seen, show, answer, onItsWay, leave };
}
