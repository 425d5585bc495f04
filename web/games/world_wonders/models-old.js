// Models of the monuments of Egypt, Mesopotamia and the Greek world. Each is drawn around its middle on a ground of
// `w` by `d` units, lying either way.

import { GOLD, INK, LAPIS, shade } from "./palette.js";
import { arch, box, cylinder, face, project, pyramid, roof, stripe } from "./solids.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {(w: number, d: number) => Part[]} Model */

const SAND = "#DDBB7C";
const STONE = "#D6CBB6";
const MARBLE = "#EFE9DC";
const WOOD = "#A9713F";
const DARK = "#3A2C22";

/**
 * Places spread evenly along the longer side: the middle of each, and along which axis they lie.
 * @param {number} w
 * @param {number} d
 * @param {number} count
 */
export function row(w, d, count) {
  const along = /** @type {"x" | "y"} */ (w >= d ? "x" : "y");
  const length = Math.max(w, d);
  const places = Array.from({ length: count }, (_, at) => -length / 2 + (length * (at + 0.5)) / count);
  return { along, length, places, step: length / count };
}

/**
 * Steps that shrink upward.
 * @param {number} w
 * @param {number} d
 * @param {{ steps: number, rise: number, shrink: number, inset?: number }} how
 * @param {string} colour
 */
export function terraces(w, d, { steps, rise, shrink, inset = 4 }, colour) {
  /** @type {Part[]} */
  const parts = [];
  for (let step = 0; step < steps; step += 1) {
    const by = inset + step * shrink;
    const block = { x: -w / 2 + by, y: -d / 2 + by, w: w - 2 * by, d: d - 2 * by, z: step * rise, h: rise };
    parts.push(...box(block, shade(colour, step * 0.07)));
  }
  return parts;
}

/**
 * A stair up the south side, from the ground to a height.
 * @param {number} y where it begins
 * @param {number} width
 * @param {number} run how far it goes in
 * @param {number} height
 * @param {string} colour
 * @param {number} [x]
 * @returns {Part[]}
 */
export function stair(y, width, run, height, colour, x = 0) {
  const half = width / 2;
  const treads = 6;
  /** @type {Part[]} */
  const parts = [
    face(
      [
        [x - half, y, 0],
        [x + half, y, 0],
        [x + half, y - run, height],
        [x - half, y - run, height],
      ],
      shade(colour, 0.25),
    ),
  ];
  for (let tread = 1; tread < treads; tread += 1) {
    const part = tread / treads;
    parts.push(
      stripe(
        [
          [x - half, y - run * part, height * part],
          [x + half, y - run * part, height * part],
        ],
        shade(colour, -0.35),
        1,
      ),
    );
  }
  return parts;
}

/** @type {Model} */
const ziggurat = (w, d) => [
  ...terraces(w, d, { steps: 3, rise: 13, shrink: 15 }, "#C98B54"),
  ...stair(d / 2 - 4, 22, 32, 39, "#C98B54"),
  ...box({ x: -18, y: -14, w: 36, d: 22, z: 39, h: 15 }, LAPIS),
  arch({ x: 0, y: 8, z: 39, w: 11, h: 12, along: "x" }, DARK),
];

/** @type {Model} */
const giza = (w, d) => {
  const size = Math.min(w, d);
  const height = size * 0.62;
  const courses = [0.25, 0.5, 0.72].map((part) => {
    const half = (size / 2 - 4) * (1 - part);
    return stripe(
      [
        [-half, -half, height * part],
        [-half, half, height * part],
        [half, half, height * part],
      ],
      shade(SAND, -0.35),
      0.9,
    );
  });
  const cap = { x: -size * 0.1, y: -size * 0.1, w: size * 0.2, d: size * 0.2, z: height * 0.78, h: height * 0.22 };
  return [
    ...pyramid({ x: -w / 2 + 4, y: -d / 2 + 4, w: w - 8, d: d - 8, h: height }, SAND),
    ...courses,
    ...pyramid(cap, MARBLE),
  ];
};

/** @type {Model} */
const obelisks = () => [
  ...box({ x: -22, y: -22, w: 44, d: 44, h: 5 }, STONE),
  ...box({ x: -14, y: -14, w: 28, d: 28, z: 5, h: 8 }, STONE),
  ...pyramid({ x: -10, y: -10, w: 20, d: 20, z: 13, h: 56 }, "#D98F6A", 5.5),
  ...pyramid({ x: -5.5, y: -5.5, w: 11, d: 11, z: 69, h: 12 }, "#F0C64A"),
  ...[24, 36, 48].map((z) =>
    stripe(
      [
        [-2.5, 8 - z * 0.06, z],
        [2.5, 8 - z * 0.06, z],
      ],
      DARK,
      1.6,
    ),
  ),
];

/** @type {Model} */
const trojan = (w, d) => {
  const lies = w >= d;
  const wheel = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [px, py] = project([x, y, 5]);
    return { d: `M${px - 6} ${py}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z`, fill: "#6E4522", stroke: INK, line: 1.4 };
  };
  const board = lies ? { x: -52, y: -16, w: 104, d: 32, z: 5, h: 6 } : { x: -16, y: -52, w: 32, d: 104, z: 5, h: 6 };
  const at = (
    /** @type {number} */ along,
    /** @type {number} */ length,
    /** @type {number} */ breadth,
    /** @type {number} */ z,
    /** @type {number} */ h,
  ) =>
    lies
      ? { x: along, y: -breadth / 2, w: length, d: breadth, z, h }
      : { x: -breadth / 2, y: along, w: breadth, d: length, z, h };
  const wheels = lies ? [wheel(-36, 18), wheel(36, 18)] : [wheel(-18, -34), wheel(-18, 36)];
  // From the far end to the near one: what lies south or west covers the rest.
  const legs = [at(22, 9, 20, 11, 18), at(-34, 9, 20, 11, 18)];
  const trunk = at(-38, 70, 24, 27, 20);
  const neck = lies ? at(20, 16, 14, 44, 20) : at(-38, 16, 14, 44, 20);
  const head = lies ? at(24, 27, 14, 58, 12) : at(-52, 27, 14, 58, 12);
  const parts = lies ? [...legs, trunk, neck, head] : [legs[1], legs[0], head, neck, trunk];
  return [
    ...box(board, "#7F5A34"),
    ...wheels,
    ...parts.flatMap((part) => (part ? box(part, WOOD) : [])),
    ...[-22, -6, 10].map((along) =>
      stripe(
        lies
          ? [
              [along, 12, 28],
              [along, 12, 46],
            ]
          : [
              [-12, along, 28],
              [-12, along, 46],
            ],
        shade(WOOD, -0.45),
        1.1,
      ),
    ),
  ];
};

/**
 * Battlements along the near edge of a wall's top.
 * @param {{ x: number, y: number, w: number, d: number }} top
 * @param {number} z
 * @param {string} colour
 * @returns {Part[]}
 */
export function merlons({ x, y, w, d }, z, colour) {
  const along = w >= d;
  const count = Math.max(2, Math.round(Math.max(w, d) / 13));
  return Array.from({ length: count }, (_, at) => {
    const size = Math.max(w, d) / (2 * count - 1);
    const place = at * 2 * size;
    return along
      ? box({ x: x + place, y: y + d - 5, w: size, d: 5, z, h: 6 }, colour)
      : box({ x, y: y + place, w: 5, d: size, z, h: 6 }, colour);
  }).flat();
}

/** @type {Model} */
const ishtar = (w, d) => {
  const { along, length } = row(w, d, 3);
  const lies = along === "x";
  const tower = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ h) => {
    const block = lies ? { x: from, y: -22, w: size, d: 44, h } : { x: -22, y: from, w: 44, d: size, h };
    return [
      ...box(block, "#2F62A8", "#6E9AD0"),
      ...merlons(block, h, "#2F62A8"),
      ...[0.3, 0.62].map((part) =>
        stripe(
          lies
            ? [
                [from, 22, h * part],
                [from + size, 22, h * part],
              ]
            : [
                [-22, from, h * part],
                [-22, from + size, h * part],
              ],
          GOLD,
          2.4,
        ),
      ),
    ];
  };
  const [start, end] = [-length / 2 + 6, length / 2 - 6];
  const gate = lies ? { x: 0, y: 22, z: 0, w: 26, h: 38, along } : { x: -22, y: 0, z: 0, w: 26, h: 38, along };
  return [
    ...tower(lies ? end - 32 : start, 32, 62),
    ...tower(start + 32, length - 76, 46),
    arch(gate, GOLD),
    arch({ ...gate, w: 19, h: 34 }, DARK),
    ...tower(lies ? start : end - 32, 32, 62),
  ];
};

/** @type {Model} */
const parthenon = (w, d) => {
  const [hx, hy] = [w / 2 - 10, d / 2 - 10];
  const spread = (/** @type {number} */ half) => {
    const count = Math.round((2 * half) / 20);
    return Array.from({ length: count + 1 }, (_, at) => -half + (2 * half * at) / count);
  };
  const north = spread(hx - 8).flatMap((x) => cylinder({ x, y: -hy + 8, rx: 4.4, z: 10, h: 28 }, MARBLE));
  const west = spread(hy - 8).flatMap((y) => cylinder({ x: -hx + 8, y, rx: 4.4, z: 10, h: 28 }, MARBLE));
  const south = spread(hx - 8).flatMap((x) => cylinder({ x, y: hy - 8, rx: 4.4, z: 10, h: 28 }, MARBLE));
  return [
    ...box({ x: -hx - 5, y: -hy - 5, w: 2 * hx + 10, d: 2 * hy + 10, h: 5 }, STONE),
    ...box({ x: -hx, y: -hy, w: 2 * hx, d: 2 * hy, z: 5, h: 5 }, STONE),
    ...north,
    ...box({ x: -hx + 20, y: -hy + 20, w: 2 * hx - 40, d: 2 * hy - 40, z: 10, h: 28 }, "#D9C6A0"),
    ...west,
    ...south,
    ...box({ x: -hx, y: -hy, w: 2 * hx, d: 2 * hy, z: 38, h: 6 }, MARBLE),
    ...roof({ x: -hx, y: -hy, w: 2 * hx, d: 2 * hy, z: 44, h: 18 }, "#D08A63", "#E9C9A8"),
  ];
};

/** @type {Model} */
const lighthouse = () => [
  ...box({ x: -27, y: -26, w: 54, d: 52, h: 9 }, STONE),
  ...pyramid({ x: -19, y: -19, w: 38, d: 38, z: 9, h: 40 }, MARBLE, 14),
  arch({ x: 0, y: 18, z: 9, w: 9, h: 14, along: "x" }, DARK),
  ...box({ x: -15, y: -15, w: 30, d: 30, z: 49, h: 4 }, STONE),
  ...cylinder({ x: 0, y: 0, rx: 10, z: 53, h: 22 }, MARBLE),
  ...cylinder({ x: 0, y: 0, rx: 6, z: 75, h: 9 }, STONE),
  { d: flame(...project([0, 0, 84])), fill: "#F07A1E", stroke: INK, line: 1 },
  { d: flame(...project([0, -1, 83]), 0.55), fill: "#FBD75B" },
];

/**
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
function flame(x, y, size = 1) {
  const [a, b] = [9 * size, 20 * size];
  return `M${x} ${y - b}C${x + a} ${y - b / 2} ${x + a} ${y} ${x} ${y + 3}C${x - a} ${y} ${x - a} ${y - b / 3} ${x - a / 3} ${y - b / 2}Q${x} ${y - b / 2} ${x} ${y - b}Z`;
}

/** @type {Model} */
const petra = (w, d) => {
  const { along, length } = row(w, d, 3);
  const rose = "#D98873";
  const lies = along === "x";
  const near = lies ? d / 2 - 8 : -w / 2 + 8;
  const rock = lies
    ? { x: -length / 2 + 5, y: -d / 2 + 8, w: length - 10, d: d - 16, h: 58 }
    : { x: -w / 2 + 8, y: -length / 2 + 5, w: w - 16, d: length - 10, h: 58 };
  const on = (/** @type {number} */ at, /** @type {number} */ z) =>
    /** @type {import("./solids.js").Corner} */ (lies ? [at, near, z] : [near, at, z]);
  const opening = (
    /** @type {number} */ at,
    /** @type {number} */ z,
    /** @type {number} */ width,
    /** @type {number} */ h,
  ) => arch(lies ? { x: at, y: near, z, w: width, h, along } : { x: near, y: at, z, w: width, h, along }, "#5A241C");
  const columns = [-40, -24, -10, 10, 24, 40].map((at) => stripe([on(at, 3), on(at, 27)], "#F6D6C6", 5));
  return [
    ...box(rock, "#B9604E", "#A8705C"),
    face([on(-50, 0), on(50, 0), on(50, 54), on(-50, 54)], rose),
    ...columns,
    opening(0, 0, 13, 22),
    face([on(-46, 27), on(46, 27), on(0, 37)], "#EBB5A2"),
    ...[-34, 34].map((at) => stripe([on(at, 36), on(at, 50)], "#F6D6C6", 7)),
    opening(0, 37, 16, 15),
    stripe([on(-50, 54), on(50, 54)], "#F6D6C6", 2.4),
  ];
};

/** @type {Record<string, Model>} */
export const OLD_WORLD = { ziggurat, giza, obelisks, trojan, ishtar, parthenon, petra, lighthouse };
