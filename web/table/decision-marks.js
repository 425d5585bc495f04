// What the table shows of a decision: marks on items, the ghost of what would lie somewhere, the place of a tip. Pure.

import { badges } from "../play/choice-tree.js";
import { textFactor } from "./text-size.js";

/** @typedef {import("./types.js").GameScene} GameScene */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./table-state.js").TableState} TableState */

/** A lower tray has no room for the lines of a tip. */
const LEAST_TRAY = 120;

/**
 * The marks on all items.
 * @param {Pick<TableState, "frame" | "others" | "items" | "held" | "selection" | "reasons" | "pointed" | "glowing"
 *   | "focused" | "hovered" | "preferences">} state
 * @param {readonly string[]} queued what was tapped while the engine was busy
 * @returns {import("./highlight.js").Marks}
 */
export function marksOf(state, queued) {
  const { lit, picking, pending, earlier } = state.selection;
  const answered = earlier.map((each) => each.picked);
  const picked = new Set([...picking.picked, ...(pending === null ? [] : [pending.id]), ...answered, ...queued]);
  if (state.held !== null && state.frame !== null && state.frame.choices.length > 0) picked.add(state.held);
  return {
    lit,
    others: state.others,
    picked,
    refused: hatched(state.items, state.reasons, lit),
    dimmed: dimmed(state.items, lit, picked),
    badges: badges(picking),
    pointed: state.pointed,
    glowing: state.glowing,
    focus: state.focused ?? state.hovered,
    theme: state.preferences.theme,
    text: textFactor(state.preferences.textSize),
  };
}

/**
 * The refused places, which are hatched; but not where a piece lies, since that is seen.
 * @param {readonly Item[]} items
 * @param {Readonly<Record<string, Text>>} reasons
 * @param {ReadonlySet<string>} lit
 * @returns {Set<string>}
 */
export function hatched(items, reasons, lit) {
  const covered = new Set(items.map((item) => item.target));
  const places = items.filter((item) => item.isPlace && !covered.has(item.id) && !lit.has(item.id));
  return new Set(places.map((item) => item.id).filter((id) => id in reasons));
}

/**
 * What is drawn darker: of the items that dim, those that may not be picked, while one of them may be or is.
 * @param {readonly Item[]} items
 * @param {ReadonlySet<string>} lit
 * @param {ReadonlySet<string>} picked
 * @returns {Set<string>}
 */
export function dimmed(items, lit, picked) {
  const dimming = items.filter((item) => item.dims);
  const isBright = (/** @type {Item} */ { id }) => lit.has(id) || picked.has(id);
  return dimming.some(isBright) ? new Set(dimming.filter((item) => !isBright(item)).map(({ id }) => id)) : new Set();
}

/**
 * The width or height of the smallest item on the board that may be picked; 0 if there is none.
 * @param {readonly Item[]} items
 * @param {ReadonlySet<string>} lit
 */
export function smallestTarget(items, lit) {
  const targets = items.filter((item) => item.area === "board" && lit.has(item.id));
  return targets.length === 0 ? 0 : Math.min(...targets.flatMap(({ width, height }) => [width, height]));
}

/**
 * Where a ghost lies: where a choice waits to be confirmed, under the pointer or the focus, or where the engine asks for a
 * turn.
 * @param {Pick<import("./selection.js").Selection, "pending" | "lit" | "mayTurn">} selection
 * @param {readonly (string | null)[]} attended what is under the pointer, then what has the focus
 * @param {View | undefined} view
 * @returns {string | null}
 */
export function ghostPlace({ pending, lit, mayTurn }, attended, view) {
  if (pending !== null) return pending.id;
  for (const id of attended) if (id !== null && lit.has(id)) return id;
  if (!mayTurn || lit.size > 0) return null;
  const ghost = view?.pieces.find((piece) => piece.attributes?.is_ghost);
  return ghost?.slot ?? null;
}

/**
 * The items that would lie at a place.
 * @param {GameScene} game
 * @param {Pick<TableState, "frame" | "layout" | "selection">} state
 * @param {string | null} at
 * @returns {Item[]}
 */
export function ghostsAt(game, { frame, layout, selection }, at) {
  if (at === null || frame === null || layout === null) return [];
  const { at: place, turn } = selection.placeAt(at);
  return game.ghost(frame.view, layout.context, place, turn, selection.picked);
}

/**
 * Whether something in the tray may be picked, or is picked or held: then no tip covers it.
 * @param {Pick<TableState, "items" | "held" | "selection">} state
 */
export function isTrayUsed({ items, held, selection }) {
  const { lit, picking } = selection;
  const isUsed = (/** @type {string} */ id) => lit.has(id) || id === held || picking.picked.includes(id);
  return items.some((item) => item.area === "tray" && isUsed(item.id));
}

/**
 * Where the tip of an item lies. Beside it on a large table; on a small one, where it would hide half of the board, over
 * the area that the item is not in. If that is the tray and it is in use: over the half of the board without the item.
 * @param {Item} item
 * @param {Pick<import("./cameras.js").Cameras, "byArea" | "windows" | "uncovered">} cameras
 * @param {import("./types.js").Size} size of the table
 * @param {{ ghosts?: readonly Item[], isTrayUsed?: boolean }} [more] `ghosts` are shown there too, and not to be hidden
 * @returns {import("./tip.js").TipPlace}
 */
export function tipPlace(item, { byArea, windows, uncovered }, size, { ghosts = [], isTrayUsed = false } = {}) {
  const near = ghosts.filter((ghost) => ghost.area === item.area && touches(item, ghost));
  const beside = boxOf([item, ...near], byArea[item.area]);
  const isSmall = size.width < 560 || size.height < 420;
  if (!isSmall) return { beside, size, dock: null };
  const { tray } = windows;
  if (item.area === "tray") return { beside, size, dock: uncovered };
  return { beside, size, dock: isTrayUsed || tray.height < LEAST_TRAY ? restOf(uncovered, beside) : tray };
}

/**
 * The place on the board that the decision is about: what was picked last.
 * @param {TableState} state
 * @param {import("./cameras.js").Cameras} cameras
 * @returns {import("./types.js").Box | null}
 */
export function aboutPlace(state, cameras) {
  const { picked, earlier } = state.selection;
  const id = picked.at(-1) ?? earlier[0]?.picked;
  const item = id === undefined ? undefined : state.item(id);
  return item?.area === "board" ? boxOf([item], cameras.byArea.board) : null;
}

/** @param {Item} one @param {Item} other */
function touches(one, other) {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return dx <= (one.width + other.width) / 2 && dy <= (one.height + other.height) / 2;
}

/**
 * Where items of one area lie in the window.
 * @param {readonly Item[]} items
 * @param {import("./camera.js").Camera} camera
 * @returns {import("./types.js").Box}
 */
function boxOf(items, { scale, x, y }) {
  const left = Math.min(...items.map((each) => each.x - each.width / 2));
  const top = Math.min(...items.map((each) => each.y - each.height / 2));
  const width = (Math.max(...items.map((each) => each.x + each.width / 2)) - left) * scale;
  const height = (Math.max(...items.map((each) => each.y + each.height / 2)) - top) * scale;
  return { x: left * scale + x, y: top * scale + y, width, height };
}

/**
 * The larger part of a box that lies above or below another one.
 * @param {import("./types.js").Box} whole
 * @param {import("./types.js").Box} part
 * @returns {import("./types.js").Box}
 */
function restOf(whole, part) {
  const above = part.y - whole.y;
  const below = whole.y + whole.height - part.y - part.height;
  if (above > below) return { ...whole, height: above };
  return { ...whole, y: part.y + part.height, height: below };
}
