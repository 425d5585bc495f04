// Opens a game at a table of the engine: a new one, a saved one, one from a link or a file; and saves what was opened.

import { requirePossible } from "../lib/limits.js";
import { freshId } from "../lib/random.js";
import { Refused } from "../lib/refused.js";
import { concededSeat } from "../storage/autosave.js";
import { baseOf } from "../storage/journal.js";
import { JournalDown } from "../storage/reliable-journal.js";
import { standOf } from "../storage/saved-game.js";
import { withNames } from "./default-names.js";
import { demand } from "./demand.js";
import { hasSeveralPeople, openingViewer } from "./viewer.js";

/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../bridge/protocol.js").Player} Player */
/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../storage/autosave.js").Stored} Stored */
/** @typedef {import("../storage/saved-games.js").Copy} Copy */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("./demand.js").Engine} Engine */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */

/**
 * @typedef {object} Opened
 * @property {string} table the engine's name for it
 * @property {SavedGame} saved
 * @property {Omit<Stored, "saved">} stored which copy of it this is
 * @property {Header} header
 * @property {number | null} viewer who sees the frame
 * @property {Frame} frame with the whole log
 * @property {unknown[]} actions
 */

/** Of a game that nothing here has yet. @type {Opened["stored"]} */
const UNSTORED = { base: { edition: 0, writer: "", isRead: true }, safe: 0 };

/**
 * An operation that opens a table, which is given its id and viewer here.
 * @typedef {{ op: "new", header: Header } | { op: "open", link: string } | { op: "open", record: string }
 *   | { op: "resume", header: Header, actions: unknown[] }} Opening
 */

/**
 * @param {Engine} engine
 * @param {Opening} request
 * @param {{ players?: Player[], saved?: SavedGame, conceded?: number | null, stored?: Opened["stored"] }} [known] of the game already
 * @returns {Promise<Opened>}
 */
async function openTable(engine, request, { players = [], saved, conceded = null, stored = UNSTORED } = {}) {
  requirePossible(request);
  const table = freshId();
  const viewer = openingViewer(players, saved?.shared ?? false);
  // Sent together; the engine answers them in this order, and each needs what the one before has done.
  const [opened, later, record] = await Promise.all([
    demand(engine, { ...request, table, viewer }),
    conceded === null ? null : concede(engine, table, viewer, conceded),
    // The engine may have taken decisions with one answer on opening: only the record knows all actions.
    demand(engine, { op: "record", table }),
  ]);
  const header = withNames(opened.header);
  const { actions } = JSON.parse(record.text);
  return {
    table,
    header,
    viewer,
    frame: (later ?? opened).frame,
    actions,
    saved: saved ?? newSavedGame(header),
    stored,
  };
}

/**
 * @param {Engine} engine
 * @param {string} table
 * @param {number | null} viewer
 * @param {number} seat
 */
async function concede(engine, table, viewer, seat) {
  const [, whole] = await Promise.all([
    demand(engine, { op: "concede", table, viewer, seat }),
    demand(engine, { op: "frame", table, viewer, since: 0 }),
  ]);
  return whole;
}

/**
 * @param {Engine} engine
 * @param {Header} header
 */
export function openNew(engine, header) {
  return openTable(engine, { op: "new", header }, header);
}

/**
 * @param {Engine} engine
 * @param {{ header: Header, actions: unknown[], conceded?: number | null }} game its actions as far as they are wanted
 */
export function openActions(engine, { header, actions, conceded = null }) {
  return openTable(engine, { op: "resume", header, actions }, { players: playersOf(header), conceded });
}

/** @param {Header} header as stored: whether it is one is for the engine to say */
function playersOf(header) {
  return Array.isArray(header?.players) ? header.players : [];
}

/**
 * @param {Engine} engine
 * @param {{ link: string } | { record: string }} source
 */
export function openRecord(engine, source) {
  return openTable(engine, { op: "open", ...source });
}

/**
 * A saved game, from the first of its copies that can be read; copies that cannot are set aside if another one opens.
 * @param {Engine} engine
 * @param {SavedGames} savedGames
 * @param {string} id
 * @returns {Promise<Opened | null>} null if there is no such game; throws `JournalDown` if it may lie there unread
 */
export async function openSaved(engine, savedGames, id) {
  const { copies, isRead, isRival } = await savedGames.copies(id);
  /** @type {Copy[]} */
  const unreadable = [];
  /** @type {Refused | null} */
  let first = null;
  for (const copy of copies) {
    try {
      const isMissing = isRead && !isInJournal(copies, copy);
      const opened = await openCopy(engine, copy, { isRead, isMissing, isRival: isRival && isMissing });
      for (const bad of unreadable) await savedGames.setAside(bad);
      return opened;
    } catch (error) {
      // An engine that is not there has not read it.
      if (!(error instanceof Refused) || error.problem.kind === "down") throw error;
      first ??= error;
      unreadable.push(copy);
    }
  }
  if (first) throw first;
  if (!isRead) throw new JournalDown(id);
  return null;
}

/**
 * @param {readonly Copy[]} copies of one game
 * @param {Copy} copy one of them
 */
function isInJournal(copies, { saved }) {
  const isSame = (/** @type {SavedGame} */ other) => other.edition === saved.edition && other.writer === saved.writer;
  return copies.some((each) => "entry" in each && !each.isHeld && isSame(each.saved));
}

/**
 * @param {Engine} engine
 * @param {Copy} copy
 * @param {{ isRead: boolean, isMissing: boolean, isRival: boolean }} journal whether it answered, lacks this copy, and has a
 *   rival of it
 */
function openCopy(engine, copy, { isMissing, ...journal }) {
  const { saved } = copy;
  const base = baseOf(saved, journal);
  if ("text" in copy)
    return openTable(engine, { op: "open", record: copy.text }, { saved, stored: { base, safe: 0, isMissing } });
  const { header, actions, conceded } = copy.entry;
  const stored = { base, safe: copy.isHeld ? 0 : actions.length, isMissing };
  return openTable(engine, { op: "resume", header, actions }, { players: playersOf(header), saved, conceded, stored });
}

/**
 * A saved game as a file; no table is left open.
 * @param {Engine} engine
 * @param {SavedGames} savedGames
 * @param {string} id
 */
export async function exportSaved(engine, savedGames, id) {
  const opened = await openSaved(engine, savedGames, id);
  if (!opened) return null;
  const { text } = await demand(engine, { op: "record", table: opened.table });
  await demand(engine, { op: "close", table: opened.table });
  return text;
}

/**
 * @param {Header} header
 * @returns {SavedGame}
 */
export function newSavedGame(header) {
  const { game, players } = header;
  const shared = hasSeveralPeople(players);
  const empty = { name: "", round: 0, date: Date.now(), edition: 0, length: 0, over: false };
  return { id: freshId(), game, players, ...empty, ...(shared && { shared }) };
}

/**
 * Puts an opened game among the saved ones and closes its table; it is played by opening it from there.
 * @param {Engine} engine
 * @param {SavedGames} savedGames
 * @param {Opened} opened
 * @returns {Promise<{ id: string, isSavedLocally: boolean }>} `isSavedLocally`: whether there was room for its second copy
 */
export async function saveOpened(engine, savedGames, { table, header, frame, actions, saved: { shared } }) {
  const stand = standOf(frame);
  const fresh = newSavedGame(header);
  const saved = {
    ...fresh,
    round: frame.view.round,
    edition: 1,
    length: actions.length,
    ...stand,
    ...(stand.over && { uncounted: true }),
  };
  try {
    const { text } = await demand(engine, { op: "record", table });
    const entry = { saved: shared ? { ...saved, shared } : saved, header, actions, conceded: concededSeat(frame) };
    const { isSavedLocally } = await savedGames.add(entry, text);
    return { id: saved.id, isSavedLocally };
  } finally {
    await engine.ask({ op: "close", table });
  }
}
