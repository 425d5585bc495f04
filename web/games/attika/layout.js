// Where things lie: hexes on the board, groups and slots in the tray, piles at the side. Places only, no pictures.

/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("../../table/types.js").Size} Size */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Plan} Plan */

/** From the centre of a hex to a corner. */
export const RADIUS = 50;
/** The tray's measure: a slot with its surroundings. */
export const CELL = 48;

const ROOT_3 = Math.sqrt(3);
/** Clockwise from the east, as the tiles number their hexes. */
export const DIRECTIONS = /** @type {const} */ ([
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]);

/**
 * @param {number} q
 * @param {number} r
 * @returns {Point}
 */
export function hexPoint(q, r) {
  return { x: RADIUS * ROOT_3 * (q + r / 2), y: RADIUS * 1.5 * r };
}

/**
 * The seven hexes of a tile, in the order of its faces: the centre, then clockwise from the east.
 * @param {number} q
 * @param {number} r
 * @param {number} turn
 * @returns {[number, number][]}
 */
export function tileHexes(q, r, turn) {
  /** @type {[number, number][]} */
  const around = [];
  for (let side = 0; side < 6; side += 1) {
    const [dq, dr] = DIRECTIONS[/** @type {0} */ ((side + turn) % 6)];
    around.push([q + dq, r + dr]);
  }
  return [[q, r], ...around];
}

/** @typedef {{ width: number, height: number, slots: Record<string, [number, number]> }} Diagram */

/** The places of each group's slots, named `type:n`, in cells. @type {Record<string, Diagram>} */
export const DIAGRAMS = {
  city: {
    width: 4.5,
    height: 2.8,
    slots: {
      "oracle:0": [1.5, 0.5],
      "theatre:0": [2.5, 0.5],
      "tavern:0": [1, 1.4],
      "capital:0": [2, 1.4],
      "plaza:0": [3, 1.4],
      "market:0": [4, 1.4],
      "temple:0": [0.5, 2.3],
      "statue:0": [1.5, 2.3],
      "gymnasium:0": [2.5, 2.3],
      "stadium:0": [3.5, 2.3],
    },
  },
  supply: {
    width: 4,
    height: 0.87,
    slots: { "well:0": [0.5, 0.435], "cornfield:0": [1.5, 0.435], "mill:0": [2.5, 0.435], "village:0": [3.5, 0.435] },
  },
  wine: {
    width: 1.9,
    height: 0.87,
    slots: { "vineyard:0": [0.45, 0.435], "vintner:0": [1.45, 0.435] },
  },
  minting: {
    width: 1.9,
    height: 0.87,
    slots: { "silvermine:0": [0.45, 0.435], "mint:0": [1.45, 0.435] },
  },
  streets: {
    width: 4,
    height: 0.87,
    slots: { "street:0": [0.5, 0.435], "street:1": [1.5, 0.435], "street:2": [2.5, 0.435], "street:3": [3.5, 0.435] },
  },
  defence: {
    width: 2,
    height: 2.8,
    slots: { "quarry:0": [0.5, 0.7], "fortress:0": [0.5, 2.1], "tower:0": [1.5, 0.7], "tower:1": [1.5, 2.1] },
  },
  seafaring: {
    width: 2.1,
    height: 2.8,
    slots: { "harbour:0": [0.5, 1.4], "ship:0": [1.6, 0.5], "ship:1": [1.6, 1.4], "ship:2": [1.6, 2.3] },
  },
};

/** @typedef {{ width: number, parts: { name: string, x: number, y: number }[] }} Block parts by their upper left corners */

const HEIGHT = 3.05;
const PAD = 0.13;

/** @type {Record<string, Block>} */
const BLOCKS = {
  things: { width: 4.51, parts: [{ name: "things", x: 0, y: 0 }] },
  city: { width: 4.76, parts: [{ name: "city", x: 0, y: 0 }] },
  chains: {
    width: 4.26,
    parts: [
      { name: "supply", x: 0, y: 0 },
      { name: "wine", x: 0, y: 1.03 },
      { name: "minting", x: 2.1, y: 1.03 },
      { name: "streets", x: 0, y: 2.06 },
    ],
  },
  defence: { width: 2.26, parts: [{ name: "defence", x: 0, y: 0 }] },
  seafaring: { width: 2.36, parts: [{ name: "seafaring", x: 0, y: 0 }] },
};
const GAP = 0.16;

/** The blocks of the tray, by the number of bands they are broken into. @type {Record<number, string[][]>} */
const BANDS = {
  1: [["things", "city", "chains", "defence", "seafaring"]],
  2: [
    ["things", "city"],
    ["chains", "defence", "seafaring"],
  ],
  3: [["things"], ["city", "seafaring"], ["chains", "defence"]],
};

/**
 * @typedef {object} TrayLayout everything in units
 * @property {Box} bounds
 * @property {Map<string, Box>} groups frames, by the group's name; `things` is the frame of hand, stacks and amphoras
 * @property {Map<string, Point>} slots by `type:n`
 */

/**
 * @param {number} bands
 * @returns {TrayLayout}
 */
export function trayLayout(bands) {
  /** @type {Map<string, Box>} */
  const groups = new Map();
  /** @type {Map<string, Point>} */
  const slots = new Map();
  const rows = BANDS[bands] ?? [];
  const widths = rows.map((row) => row.reduce((sum, name) => sum + (BLOCKS[name]?.width ?? 0) + GAP, -GAP));
  const widest = Math.max(...widths);
  for (const [band, row] of rows.entries()) {
    let x = (widest - (widths[band] ?? 0)) / 2;
    for (const name of row) {
      const block = /** @type {Block} */ (BLOCKS[name]);
      for (const part of block.parts) place(part.name, x + part.x, band * (HEIGHT + GAP) + part.y, groups, slots);
      x += block.width + GAP;
    }
  }
  const height = rows.length * (HEIGHT + GAP) - GAP;
  return { bounds: { x: 0, y: 0, width: widest * CELL, height: height * CELL }, groups, slots };
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {Map<string, Box>} groups
 * @param {Map<string, Point>} slots
 */
function place(name, x, y, groups, slots) {
  const diagram = DIAGRAMS[name];
  const size = diagram ?? { width: 4.25, height: 2.8 };
  const low = size.height < 1;
  const [padX, padY] = [PAD, low ? 0.06 : PAD];
  const frame = { x, y, width: size.width + 2 * padX, height: size.height + 2 * padY };
  groups.set(name, { x: frame.x * CELL, y: frame.y * CELL, width: frame.width * CELL, height: frame.height * CELL });
  for (const [slot, [dx, dy]] of Object.entries(diagram?.slots ?? {})) {
    slots.set(slot, { x: (x + padX + dx) * CELL, y: (y + padY + dy) * CELL });
  }
}

/** Side piles, in the order in which they lie. */
export const PILES = ["deck", "discard", "pool", "supply", "revealed", "turned"];
export const PILE = 56;
/** The strip of buttons between board and tray, with some air. */
const BAR = 60;

/**
 * One band below the board where it is legible; two on an upright phone; a column of three beside the board on a low screen.
 * @param {Size} room
 * @returns {Plan}
 */
export function plan(room) {
  const inner = { width: room.width - 16, height: room.height };
  const [one, two, three] = [trayLayout(1).bounds, trayLayout(2).bounds, trayLayout(3).bounds];
  const low = room.height < 480 && room.width > room.height * 1.2;
  if (low) {
    const scale = Math.min((inner.height - 12) / three.height, (room.width * 0.42) / three.width);
    return {
      edge: "right",
      extent: three.width * scale + 16,
      bands: 3,
      side: { width: 40, height: PILES.length * 40 },
    };
  }
  // The height is for the board: the tray grows only with a high window.
  const most = Math.min(1.7, Math.max(1, room.height / 900) * 1.05);
  const scale = Math.min(inner.width / one.width, most, (room.height * 0.27) / one.height);
  if (scale * CELL >= 30) {
    const pile = room.width < 700 ? 44 : Math.min(88, Math.max(52, room.height * 0.075));
    return {
      edge: "bottom",
      extent: one.height * scale + 16,
      bands: 1,
      side: { width: pile, height: PILES.length * pile },
    };
  }
  const upright = Math.min(inner.width / two.width, (room.height * 0.42) / two.height);
  const extent = two.height * upright + 12;
  // A column: the land at the start is wider than high, yet an upright phone leaves it still less height.
  const pile = Math.min(40, (room.height - extent - BAR) / PILES.length);
  return { edge: "bottom", extent, bands: 2, side: { width: pile, height: PILES.length * pile } };
}
