// Where things lie on the board: the boxes and points of places, displays and tracks, in each arrangement.

import { memoize } from "../../table/memo.js";
import { smallIsland } from "./small-island.js";

/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Plan} Plan */
/** @typedef {import("./lookup.js").Spot} Spot */
/** @typedef {"wide" | `small ${number} ${number} ${number}`} Arrangement the small ones say for which room they are */

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
const box = (x, y, width, height) => ({ x, y, width, height });

/**
 * @typedef {object} Style
 * @property {boolean} isSmall signs are large; each place has a strip with its name, and its signs below
 * @property {number} banner its height
 * @property {number} head banner and name, from the top of a place
 * @property {number} step the height of the Temple's steps
 * @property {number[]} steps their widths
 * @property {Point} pitch from card to card
 * @property {Size} space of the Village
 * @property {number} lane from one space of the Village to the next
 */

/** @type {Style} */
const WIDE_STYLE = {
  isSmall: false,
  banner: 30,
  head: 50,
  step: 36,
  steps: [148, 168, 188, 208, 228],
  pitch: { x: 54, y: 72 },
  space: { width: 62, height: 62 },
  lane: 68,
};

/** The parts of the wide island by their upper left corners, and what is to be seen at once. @type {{ bounds: Box, parts: Record<string, Box> }} */
const WIDE_ISLAND = {
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
};

const small = memoize(smallIsland);

/** @param {Arrangement} arrangement @returns {Style} */
export const styleOf = (arrangement) => (arrangement === "wide" ? WIDE_STYLE : small(arrangement).style);

/** @param {Arrangement} arrangement @returns {{ bounds: Box, parts: Record<string, Box> }} */
export const islandOf = (arrangement) => (arrangement === "wide" ? WIDE_ISLAND : small(arrangement));

/** @param {Arrangement} arrangement @param {string} part @returns {Box} */
export function partBox(arrangement, part) {
  const found = islandOf(arrangement).parts[part];
  if (!found) throw new RangeError(`the island has no ${part}`);
  return found;
}

/** @param {Box} of @returns {Point} */
export const middle = (of) => ({ x: of.x + of.width / 2, y: of.y + of.height / 2 });

/**
 * The box of a place.
 * @param {Arrangement} arrangement
 * @param {Spot} spot
 * @returns {Box}
 */
export function placeBox(arrangement, { location, number }) {
  const nth = number - 1;
  if (location === "temple") {
    const whole = partBox(arrangement, "temple");
    const { step, steps, isSmall } = styleOf(arrangement);
    const width = steps[nth] ?? whole.width;
    const top = whole.y + whole.height - (steps.length - nth) * step;
    // Rings around a step keep off its neighbours and off the name above.
    if (isSmall) return box(whole.x + 4, top + 1, width - 8, step - 2);
    return box(whole.x + (whole.width - width) / 2, top, width, step);
  }
  if (location === "village") {
    const whole = partBox(arrangement, "village");
    const { head, space, lane } = styleOf(arrangement);
    return box(whole.x + 4, whole.y + head + (lane - space.height) / 2 + nth * lane, space.width, space.height);
  }
  return partBox(arrangement, location === "ship" ? `ship:${number}` : location);
}

/**
 * Where a card or tile of a display lies.
 * @param {Arrangement} arrangement
 * @param {Spot} spot
 * @returns {Point}
 */
export function displayPoint(arrangement, { location, number }) {
  const nth = number - 1;
  const { pitch, head, lane, space, isSmall } = styleOf(arrangement);
  if (location === "temple") {
    const feet = partBox(arrangement, "feet");
    return { x: feet.x + ((nth % 4) + 0.5) * pitch.x, y: feet.y + (Math.floor(nth / 4) + 0.5) * pitch.y };
  }
  const whole = partBox(arrangement, location);
  if (location === "village") {
    const beside = whole.x + 6 + space.width;
    return { x: (beside + whole.x + whole.width) / 2, y: whole.y + head + lane * (nth + 0.5) };
  }
  if (isSmall) return { x: whole.x + 31 + nth * 53, y: whole.y + head + (whole.height - head) / 2 - 1 };
  return { x: whole.x + whole.width / 2 + (nth - 0.5) * pitch.x, y: whole.y + head + 36 };
}

/**
 * Where meeples stand on a place: the free part of its box.
 * @param {Arrangement} arrangement
 * @param {Spot} spot
 * @returns {Box}
 */
export function standing(arrangement, spot) {
  const whole = placeBox(arrangement, spot);
  const { location } = spot;
  const { head, isSmall, space, step } = styleOf(arrangement);
  if (isSmall) return smallStanding(arrangement, spot, whole);
  if (location === "temple") return box(whole.x + whole.width / 2 - 18, whole.y + step / 2 - 18, 36, 36);
  if (location === "village") return box(whole.x + space.width - 47, whole.y + space.height - 46, 44, 44);
  const top = isDig(location) ? head + 73 : head;
  return box(whole.x + 8, whole.y + top, whole.width - (location === "ship" ? 28 : 16), whole.height - top - 7);
}

/** Right of the signs, or of the cards, and left of what beats a bid. @param {Arrangement} arrangement @param {Spot} spot @param {Box} whole @returns {Box} */
function smallStanding(arrangement, { location }, { x, y, width, height }) {
  const { head } = styleOf(arrangement);
  if (location === "temple") return box(x + width * STEP_SPOT, y + height / 2 - 20, 40, 40);
  if (location === "village") return box(x + width - 54, y + height / 2 - 25, 50, 50);
  if (isDig(location)) return box(x + 112, y + head + 36, width - 115, height - head - 37);
  // Where there is height, meeples stand below the signs.
  if (height - head >= 76) return box(x + 4, y + head + 40, width - 8, height - head - 43);
  const right = location === "ship" || location === "black_market" ? BEAT.width + 6 : 4;
  // Where the place is low, meeples stand a little before its name.
  return box(x + SIGNS, y + head - 11, width - SIGNS - right, height - head + 10);
}

/** @param {string} location */
export const isDig = (location) => ["quarry", "small_temple", "ruins"].includes(location);

/** Where the meeple stands on a small step of the Temple, in widths. */
export const STEP_SPOT = 0.33;

/** The width of the signs of a small place. */
export const SIGNS = 104;

/** What beats a bid, with large signs. */
export const BEAT = { width: 56, height: 34 };

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
 * Things in one row, as large as it is high, closer together where there are many.
 * @param {Box} room
 * @param {number} count
 * @param {number} most the largest size
 * @param {number} pitch the greatest distance between neighbours, in sizes
 * @returns {{ size: number, points: Point[] }}
 */
export function queue(room, count, most, pitch) {
  const size = Math.min(most, room.height, room.width);
  const apart = count > 1 ? Math.min(size * pitch, (room.width - size) / (count - 1)) : 0;
  const first = room.x + room.width / 2 - (apart * (count - 1)) / 2;
  const y = room.y + room.height / 2;
  return { size, points: Array.from({ length: count }, (_, at) => ({ x: first + apart * at, y })) };
}

/**
 * The spaces of the Discovery track, from the start: upwards, or from left to right.
 * @param {Arrangement} arrangement
 * @param {number} number
 * @param {number} count
 * @returns {Box}
 */
export function stoneBox(arrangement, number, count) {
  const whole = partBox(arrangement, "track");
  const pitch = Math.max(whole.width, whole.height) / count;
  return arrangement === "wide"
    ? box(whole.x, whole.y + whole.height - (number + 1) * pitch + 2, whole.width, pitch - 4)
    : box(whole.x + number * pitch + 2, whole.y, pitch - 4, whole.height);
}

/** @param {Arrangement} arrangement @param {number} number from 1 @param {number} rounds @returns {Point} */
export function roundPoint(arrangement, number, rounds) {
  const whole = partBox(arrangement, "round");
  return {
    x: whole.x + ((number - 0.5) * whole.width) / rounds,
    y: whole.y + whole.height - 17,
  };
}

/**
 * A row for each seat (and the automaton), where everybody's meeples can be compared.
 * @param {Arrangement} arrangement
 * @param {number} row
 * @param {number} rows
 * @returns {Box}
 */
export function seatBox(arrangement, row, rows) {
  const whole = partBox(arrangement, "seats");
  const height = Math.min(styleOf(arrangement).isSmall ? 50 : 46, whole.height / rows);
  return box(whole.x, whole.y + whole.height - (rows - row) * height, whole.width, height - 3);
}
