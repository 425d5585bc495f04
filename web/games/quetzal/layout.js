// Where things lie on the island. Slot -> place, no pictures. Three arrangements of the same parts.

import { STONES, TEMPLE_SPACES } from "./reading.js";

/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Plan} Plan */
/** @typedef {"wide" | "square" | "tall"} Lie */

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
const box = (x, y, width, height) => ({ x, y, width, height });

/** Banner, name, and what lies below them, from the top of a place. */
export const BANNER = 30;
export const HEAD = 50;
export const STEP = { height: 36, widths: [148, 168, 188, 208, 228] };
export const PITCH = { x: 54, y: 72 };
export const VILLAGE_SPACE = { width: 62, height: 62 };

/** The parts of the island by their upper left corners. @type {Record<Lie, { bounds: Box, parts: Record<string, Box> }>} */
export const ISLAND = {
  wide: {
    bounds: box(0, 0, 936, 640),
    parts: {
      track: box(6, 14, 66, 612),
      round: box(84, 12, 172, 62),
      camp: box(272, 12, 190, 92),
      stela: box(606, 12, 180, 92),
      temple: box(422, 106, 228, 232),
      feet: box(428, 344, 216, 144),
      quarry: box(262, 128, 150, 168),
      ruins: box(262, 308, 150, 168),
      small_temple: box(660, 128, 150, 168),
      black_market: box(660, 310, 166, 108),
      village: box(80, 122, 172, 262),
      pile: box(110, 396, 112, 62),
      stores: box(660, 422, 152, 74),
      automaton: box(818, 122, 114, 172),
      seats: box(80, 478, 186, 150),
      harbor: box(278, 508, 200, 118),
      "ship:1": box(490, 508, 208, 118),
      "ship:2": box(710, 508, 208, 118),
    },
  },
  square: {
    bounds: box(0, 0, 752, 632),
    parts: {
      track: box(4, 4, 624, 58),
      round: box(348, 66, 220, 50),
      camp: box(6, 68, 188, 94),
      stela: box(574, 88, 172, 76),
      temple: box(344, 122, 228, 232),
      feet: box(350, 360, 216, 144),
      quarry: box(186, 168, 150, 168),
      small_temple: box(588, 168, 150, 168),
      ruins: box(186, 344, 150, 168),
      black_market: box(580, 344, 166, 94),
      village: box(6, 168, 172, 262),
      pile: box(36, 438, 112, 62),
      stores: box(590, 440, 146, 72),
      automaton: box(576, 516, 172, 112),
      seats: box(6, 516, 196, 112),
      harbor: box(208, 516, 178, 112),
      "ship:1": box(392, 516, 178, 112),
      "ship:2": box(574, 516, 174, 112),
    },
  },
  tall: {
    bounds: box(0, 0, 640, 800),
    parts: {
      track: box(4, 4, 540, 62),
      round: box(226, 74, 188, 54),
      camp: box(8, 74, 190, 94),
      stela: box(440, 82, 192, 88),
      temple: box(206, 128, 228, 232),
      feet: box(212, 364, 216, 144),
      quarry: box(28, 176, 150, 168),
      small_temple: box(460, 176, 150, 168),
      ruins: box(460, 352, 150, 168),
      black_market: box(8, 352, 188, 100),
      village: box(8, 532, 172, 262),
      pile: box(44, 460, 112, 62),
      stores: box(246, 510, 146, 76),
      automaton: box(420, 646, 212, 148),
      seats: box(192, 684, 214, 110),
      harbor: box(192, 590, 214, 88),
      "ship:1": box(420, 530, 212, 108),
      "ship:2": box(420, 646, 212, 108),
    },
  },
};

/** @param {Lie} lie @param {string} part @returns {Box} */
export function partBox(lie, part) {
  const found = ISLAND[lie].parts[part];
  if (!found) throw new RangeError(`the island has no ${part}`);
  return found;
}

/** @param {Box} of @returns {Point} */
export const middle = (of) => ({ x: of.x + of.width / 2, y: of.y + of.height / 2 });

/**
 * The box of a place, as the view calls it.
 * @param {Lie} lie
 * @param {string} id `temple:2`, `village:1`, `ship:2`, `camp` …
 * @returns {Box}
 */
export function placeBox(lie, id) {
  const [name = "", number = "1"] = id.split(":");
  const nth = Number(number) - 1;
  if (name === "temple") {
    const whole = partBox(lie, "temple");
    const width = STEP.widths[nth] ?? whole.width;
    const top = whole.y + whole.height - (TEMPLE_SPACES - nth) * STEP.height;
    return box(whole.x + (whole.width - width) / 2, top, width, STEP.height);
  }
  if (name === "village") {
    const whole = partBox(lie, "village");
    return box(whole.x + 4, whole.y + HEAD + 6 + nth * 68, VILLAGE_SPACE.width, VILLAGE_SPACE.height);
  }
  return partBox(lie, id);
}

/**
 * Where a card or tile of a display lies.
 * @param {Lie} lie
 * @param {string} slot `display:temple:3`
 * @returns {Point}
 */
export function displayPoint(lie, slot) {
  const [, name = "", number = "1"] = slot.split(":");
  const nth = Number(number) - 1;
  if (name === "temple") {
    const feet = partBox(lie, "feet");
    return { x: feet.x + ((nth % 4) + 0.5) * PITCH.x, y: feet.y + (Math.floor(nth / 4) + 0.5) * PITCH.y };
  }
  const whole = partBox(lie, name);
  if (name === "village") return { x: whole.x + 119, y: whole.y + HEAD + 37 + nth * 68 };
  return { x: whole.x + whole.width / 2 + (nth - 0.5) * PITCH.x, y: whole.y + HEAD + 36 };
}

/**
 * Where meeples stand on a place: the free part of its box.
 * @param {Lie} lie
 * @param {string} id
 * @returns {Box}
 */
export function standing(lie, id) {
  const whole = placeBox(lie, id);
  const [name] = id.split(":");
  if (name === "temple") return box(whole.x + whole.width / 2 - 17, whole.y + 1, 34, 34);
  if (name === "village") return box(whole.x + 15, whole.y + 16, 44, 44);
  const isDig = ["quarry", "small_temple", "ruins"].includes(id);
  const top = isDig ? HEAD + PITCH.y + 1 : HEAD;
  return box(whole.x + 8, whole.y + top, whole.width - (name === "ship" ? 28 : 16), whole.height - top - 7);
}

/**
 * As many equal things in a box as are asked for, as large as they can be.
 * @param {Box} room
 * @param {number} count
 * @param {number} most the largest size
 * @param {number} [pitch] the distance between neighbours in a row, in sizes; below 1 they overlap a little
 * @returns {{ size: number, points: Point[] }}
 */
export function pack(room, count, most, pitch = 1) {
  const fits = (/** @type {number} */ size) => Math.floor((room.width - size) / (size * pitch) + 1.001);
  let size = Math.min(most, room.height, room.width);
  while (size > 8 && fits(size) * Math.floor(room.height / size) < count) size -= 0.5;
  const across = Math.max(1, Math.min(count, fits(size)));
  const rows = Math.ceil(count / across);
  const points = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: room.x + room.width / 2 + ((at % across) - (inRow - 1) / 2) * size * pitch,
      y: room.y + room.height / 2 + (row - (rows - 1) / 2) * size,
    };
  });
  return { size, points };
}

/**
 * The stones of the Discovery track, from the start: upwards, or from left to right.
 * @param {Lie} lie
 * @param {number} number
 * @returns {Box}
 */
export function stoneBox(lie, number) {
  const whole = partBox(lie, "track");
  const pitch = Math.max(whole.width, whole.height) / STONES;
  return lie === "wide"
    ? box(whole.x, whole.y + whole.height - (number + 1) * pitch + 2, whole.width, pitch - 4)
    : box(whole.x + number * pitch + 2, whole.y, pitch - 4, whole.height);
}

/** @param {Lie} lie @param {number} number from 1 @returns {Point} */
export function roundPoint(lie, number) {
  const whole = partBox(lie, "round");
  return { x: whole.x + ((number - 0.5) * whole.width) / 5, y: whole.y + whole.height - 17 };
}

/**
 * A row for each seat (and the automaton), where everybody's meeples can be compared.
 * @param {Lie} lie
 * @param {number} row
 * @param {number} rows
 * @returns {Box}
 */
export function seatBox(lie, row, rows) {
  const whole = partBox(lie, "seats");
  const height = Math.min(46, whole.height / rows);
  return box(whole.x, whole.y + whole.height - (rows - row) * height, whole.width, height - 3);
}
