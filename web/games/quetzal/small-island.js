// The island on a phone's screen: large zones in three columns, four on a screen that is low, as wide and as high as the
// room for the board.

/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("./layout.js").Style} Style */

/** @typedef {{ bounds: Box, parts: Record<string, Box>, style: Style }} SmallIsland */

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
const box = (x, y, width, height) => ({ x, y, width, height });

/** So many units of the whole room make a pixel; the bounds are a little smaller, so type 24 units high has 12 pixels. */
const UNITS = 1.975;
/** The same for a room that is larger than a phone's: its type has 18 pixels. */
const LARGE_UNITS = 1.3;
/** In pixels: a room that is so wide is no phone's. */
const LARGE = 560;
const GAP = 3;
const EDGE = 2;
/** The strip with a place's name. */
const STRIP = 33;
const TRACK = 53;
/** A card of a display with the gap around it. */
const CARDS = 72;
/** A chip of deck, discards, Upgrade pile and notebook. */
const CHIP = 50;
/** The row of another seat; four of them are a little lower. */
const SEAT = 35;
const LOW_SEAT = 28;
/** A room that is so much wider than high has four columns. */
const FLAT = 1.3;
const AUTOMATON = 62;
/** In fewer units the zones would not hold what they show. */
const LEAST = { width: 590, height: 600 };
/** Four columns are wider and lower than three. */
const LEAST_FLAT = { width: 780, height: 528 };

/**
 * The name of the arrangement for a room of so many pixels.
 * @param {Size} room
 * @param {number} rows of other seats
 * @param {boolean} hasAutomaton
 * @returns {`small ${number} ${number} ${number}`}
 */
export function smallName({ width, height }, rows, hasAutomaton) {
  const seats = rows * (rows > 3 ? LOW_SEAT : SEAT) + (hasAutomaton ? AUTOMATON : 0);
  const least = width > height * FLAT ? LEAST_FLAT : LEAST;
  const units = Math.max(width < LARGE ? UNITS : LARGE_UNITS, least.width / width, least.height / height);
  const [across, down] = [Math.round(width * units), Math.round(Math.min(height, width * 1.6) * units)];
  return `small ${across} ${down} ${seats}`;
}

/** @param {string} name @returns {SmallIsland} */
export function smallIsland(name) {
  const [, width = 0, height = 0, seats = 0] = name.split(" ").map(Number);
  const [top, foot] = [EDGE + TRACK + GAP, height - EDGE];
  const chips = width - EDGE - 4 * CHIP;
  const lay = width > height * FLAT ? fourColumns : threeColumns;
  const { parts, step, lane } = lay(width, box(0, top, width, foot - top), seats);
  const { village, temple, feet, seats: rows } = /** @type {Record<string, Box>} */ (parts);
  if (!village || !temple || !feet || !rows) throw new RangeError("a small island lacks a part");
  parts.track = box(EDGE, EDGE, chips - EDGE - 4, TRACK);
  parts.stores = box(chips, EDGE, 3 * CHIP, TRACK);
  parts.pile = box(chips + 3 * CHIP, EDGE, CHIP, TRACK);
  parts.automaton = { ...rows, height: AUTOMATON - 4 };
  return {
    // The outermost units lie in the margin that is kept around a table that fits.
    bounds: box(16, 16, width - 32, height - 32),
    parts,
    style: {
      isSmall: true,
      banner: STRIP - 2,
      head: STRIP,
      step,
      steps: [0, 1, 2, 3, 4].map(() => temple.width),
      pitch: { x: feet.width / 4, y: CARDS },
      space: { width: village.width - 112, height: lane - 2 },
      lane,
    },
  };
}

/** @typedef {{ parts: Record<string, Box>, step: number, lane: number }} Columns */

/**
 * Zones below each other.
 * @param {Record<string, Box>} parts
 * @param {Box} column
 * @param {[string, number][]} zones with their heights
 */
function stack(parts, column, zones) {
  let { y } = column;
  for (const [zone, height] of zones) {
    parts[zone] = { ...column, y, height };
    y += height + GAP;
  }
}

/** @param {number} width @param {Box} room @param {number} seats their height @returns {Columns} */
function threeColumns(width, { y, height }, seats) {
  const column = (width - 2 * EDGE - 2 * GAP) / 3;
  const at = (/** @type {number} */ nth) => box(EDGE + nth * (column + GAP), y, column, height);
  const step = (height - STRIP - GAP - 2 * CARDS) / 5;
  const dig = STRIP + CARDS - 2 + Math.max(0, Math.min(30, (height - 600) / 6));
  // The spaces of the Village and the places above and below it are equally high.
  const lane = Math.min(step, 110, (height - seats - STRIP + 4 - 4 * GAP) / 6);
  const village = STRIP + 3 * lane + 2;
  const low = (height - village - seats - 4 * GAP) / 3;
  const high = (height - 3 * dig - 5 * GAP) / 3;
  /** @type {Record<string, Box>} */
  const parts = {};
  stack(parts, at(0), [
    ["camp", low],
    ["village", village],
    ["harbor", low],
    ["ship:2", low],
    ["seats", seats],
  ]);
  stack(parts, at(1), [
    ["temple", STRIP + 5 * step],
    ["feet", 2 * CARDS],
  ]);
  stack(parts, at(2), [
    ["stela", high],
    ["quarry", dig],
    ["small_temple", dig],
    ["ruins", dig],
    ["black_market", high],
    ["ship:1", high],
  ]);
  return { parts, step, lane };
}

/** @param {number} width @param {Box} room @param {number} seats their height @returns {Columns} */
function fourColumns(width, { y, height }, seats) {
  const all = width - 2 * EDGE - 3 * GAP;
  let x = EDGE;
  const [a, b, c, d] = [202, 150, 214, 204].map((share) => {
    const column = box(x, y, (all * share) / 770, height);
    x += column.width + GAP;
    return column;
  });
  const step = (height - STRIP) / 5;
  const lane = Math.min(90, (height - STRIP - 70 - seats - 2 * GAP) / 3);
  const village = STRIP + 3 * lane + 2;
  const zone = (height - 2 * CARDS - 4 * GAP) / 4;
  const dig = STRIP + CARDS + 4;
  /** @type {Record<string, Box>} */
  const parts = {};
  stack(parts, a ?? box(0, 0, 0, 0), [
    ["camp", height - village - seats - 2 * GAP],
    ["village", village],
    ["seats", seats],
  ]);
  stack(parts, b ?? box(0, 0, 0, 0), [["temple", height]]);
  stack(parts, c ?? box(0, 0, 0, 0), [
    ["feet", 2 * CARDS],
    ["stela", zone],
    ["harbor", zone],
    ["ship:1", zone],
    ["ship:2", zone],
  ]);
  stack(parts, d ?? box(0, 0, 0, 0), [
    ["quarry", dig],
    ["small_temple", dig],
    ["ruins", dig],
    ["black_market", height - 3 * dig - 3 * GAP],
  ]);
  return { parts, step, lane };
}

/** The coast around everything. @param {Box} bounds */
export function smallCoast({ x, y, width, height }) {
  const [l, t, r, b] = [x - 30, y + 26, x + width + 30, y + height + 26];
  const [w, h] = [r - l, b - t];
  return (
    `M${l} ${t + h * 0.1}C${l} ${t} ${l + w * 0.2} ${t + 8} ${l + w * 0.4} ${t}C${l + w * 0.6} ${t - 8} ${r - w * 0.1} ${t} ${r} ${t + h * 0.08}` +
    `C${r + 8} ${t + h * 0.4} ${r - 6} ${b - h * 0.3} ${r} ${b - h * 0.06}C${r - w * 0.1} ${b + 6} ${l + w * 0.6} ${b - 8} ${l + w * 0.4} ${b}` +
    `C${l + w * 0.2} ${b + 6} ${l + 8} ${b} ${l} ${b - h * 0.08}C${l - 6} ${b - h * 0.4} ${l + 6} ${t + h * 0.4} ${l} ${t + h * 0.1}Z`
  );
}
