// Models of the monuments of Asia, America and the Pacific, drawn as in models-old.js.

import { merlons, stair, terraces } from "./models-old.js";
import { GOLD, INK, shade } from "./palette.js";
import { arch, box, cone, cylinder, face, project, pyramid, roof, stripe } from "./solids.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("./models-old.js").Model} Model */

const BRICK = "#B89B78";
const LIME = "#DDD5BE";
const RED = "#B03A2E";
const TILE = "#4F5B57";
const DARK = "#3A2C22";

/** @type {Model} */
const wall = (w, d) => {
  const lies = w >= d;
  const length = Math.max(w, d) - 6;
  const run = lies ? { x: -length / 2, y: -12, w: length, d: 24 } : { x: -12, y: -length / 2, w: 24, d: length };
  const tower = { x: -20, y: -18, w: 40, d: 36, h: 38 };
  return [
    ...box({ ...run, h: 24 }, BRICK, "#CDB593"),
    ...merlons(run, 24, BRICK),
    ...box(tower, shade(BRICK, -0.06), "#CDB593"),
    ...[-9, 9].map((x) => arch({ x, y: 18, z: 16, w: 8, h: 12, along: "x" }, DARK)),
    ...merlons(tower, 38, BRICK),
    ...roof({ x: -15, y: -13, w: 30, d: 22, z: 44, h: 11 }, TILE, shade(TILE, 0.2)),
  ];
};

/**
 * A tower like a bud: rings that narrow.
 * @param {number} x
 * @param {number} y
 * @param {number} z
 * @param {number} size
 * @returns {Part[]}
 */
function bud(x, y, z, size) {
  const rings = [1, 0.92, 0.74, 0.52].flatMap((part, at) =>
    cylinder({ x, y, rx: size * part, z: z + at * size * 0.55, h: size * 0.55 }, "#B8A07C"),
  );
  return [...rings, ...cone({ x, y, rx: size * 0.34, z: z + size * 2.2, h: size * 0.8 }, "#B8A07C")];
}

/** @type {Model} */
const angkor = (w, d) => {
  const [hx, hy] = [w / 2 - 40, d / 2 - 30];
  return [
    ...box({ x: -w / 2 + 5, y: -d / 2 + 5, w: w - 10, d: d - 10, h: 4 }, "#8FA06A"),
    ...box({ x: -w / 2 + 16, y: -d / 2 + 14, w: w - 32, d: d - 28, z: 4, h: 9 }, "#A9946F"),
    ...box({ x: -hx + 4, y: -hy + 2, w: 2 * hx - 8, d: 2 * hy - 4, z: 13, h: 9 }, "#B8A07C"),
    ...bud(-hx + 8, -hy + 6, 22, 11),
    ...bud(hx - 8, -hy + 6, 22, 11),
    ...bud(0, 0, 22, 17),
    ...bud(-hx + 8, hy - 8, 22, 11),
    ...bud(hx - 8, hy - 8, 22, 11),
    ...stair(d / 2 - 10, 16, 14, 13, "#A9946F"),
  ];
};

/** @type {Model} */
const moai = () => {
  const stone = "#8C8579";
  const [x, y] = project([0, 13, 44]);
  return [
    ...box({ x: -24, y: -17, w: 48, d: 36, h: 6 }, "#6E675C"),
    ...box({ x: -17, y: -11, w: 34, d: 24, z: 6, h: 22 }, stone),
    ...box({ x: -14, y: -10, w: 28, d: 22, z: 28, h: 34 }, stone),
    face(
      [
        [-14, 14, 50],
        [14, 14, 50],
        [14, 14, 45],
        [-14, 14, 45],
      ],
      shade(stone, -0.5),
      0.6,
    ),
    face(
      [
        [-3.5, 15, 47],
        [3.5, 15, 47],
        [5.5, 16, 35],
        [-5.5, 16, 35],
      ],
      shade(stone, 0.22),
      0.8,
    ),
    { d: `M${x - 9} ${y + 14}H${x + 5}`, stroke: INK, line: 2 },
    ...cylinder({ x: 0, y: 1, rx: 12, z: 62, h: 10 }, "#B1543F"),
  ];
};

/** @type {Model} */
const castillo = (w, d) => [
  ...terraces(w, d, { steps: 5, rise: 9, shrink: 10 }, LIME),
  ...stair(d / 2 - 2, 20, 44, 45, LIME),
  ...box({ x: -19, y: -16, w: 38, d: 30, z: 45, h: 17 }, LIME),
  arch({ x: 0, y: 14, z: 45, w: 11, h: 13, along: "x" }, DARK),
];

/** @type {Model} */
const machu = (w, d) => {
  const lies = w >= d;
  const green = ["#7C9A5A", "#87A763", "#93B36C", "#A0BF77"];
  const steps = green.flatMap((colour, at) => {
    const by = 5 + at * 9;
    const cut = at * 26;
    const block = lies
      ? { x: -w / 2 + 5 + cut, y: -d / 2 + by, w: w - 10 - cut, d: d - 2 * by }
      : { x: -w / 2 + by, y: -d / 2 + 5, w: w - 2 * by, d: d - 10 - cut };
    return box({ ...block, z: at * 9, h: 9 }, "#A39A88", colour);
  });
  const peak = lies ? { x: w / 2 - 92, y: -36, w: 78, d: 56 } : { x: -36, y: -d / 2 + 12, w: 64, d: 72 };
  const house = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) => [
    ...box({ x, y, w: 22, d: 15, z, h: 9 }, "#B7AD99"),
    ...roof({ x: x - 1, y: y - 1, w: 24, d: 17, z: z + 9, h: 8 }, "#B58A4E", "#D8CDB8"),
  ];
  const places = lies
    ? [
        [-30, -18, 27],
        [-2, 8, 27],
        [-58, 16, 18],
        [-86, -8, 9],
      ]
    : [
        [-26, 4, 36],
        [4, 26, 27],
        [-24, 50, 18],
        [2, 78, 9],
      ];
  return [
    ...steps,
    ...pyramid({ ...peak, z: 36, h: 44 }, "#6F8758", 5),
    ...places.flatMap(([x = 0, y = 0, z = 0]) => house(x, y, z)),
  ];
};

/**
 * A storey: walls, and a roof that reaches over them.
 * @param {number} x
 * @param {number} y
 * @param {number} half
 * @param {number} z
 * @returns {Part[]}
 */
function storey(x, y, half, z) {
  return [
    ...box({ x: x - half * 0.62, y: y - half * 0.62, w: half * 1.24, d: half * 1.24, z, h: 7 }, "#E9DCC3"),
    ...[-0.5, 0, 0.5].map((at) =>
      stripe(
        [
          [x + half * at, y + half * 0.62, z],
          [x + half * at, y + half * 0.62, z + 7],
        ],
        RED,
        2,
      ),
    ),
    ...pyramid({ x: x - half, y: y - half, w: 2 * half, d: 2 * half, z: z + 7, h: 8 }, TILE, half * 0.5),
  ];
}

/** @type {Model} */
const shitennoji = (w, d) => [
  ...box({ x: -w / 2 + 5, y: -d / 2 + 5, w: w - 10, d: d - 10, h: 4 }, "#D8CBB0"),
  ...[23, 20.5, 18, 15.5, 13].flatMap((half, at) => storey(-18, -16, half, 6 + at * 13)),
  stripe(
    [
      [-18, -16, 78],
      [-18, -16, 96],
    ],
    GOLD,
    3,
  ),
  ...box({ x: 12, y: 2, w: 38, d: 26, z: 4, h: 15 }, RED),
  ...roof({ x: 7, y: -3, w: 48, d: 36, z: 19, h: 15 }, TILE, "#E9DCC3"),
  arch({ x: 31, y: 28, z: 4, w: 11, h: 12, along: "x" }, DARK),
  ...box({ x: -44, y: 36, w: 30, d: 14, z: 4, h: 11 }, RED),
  ...roof({ x: -48, y: 33, w: 38, d: 20, z: 15, h: 10 }, TILE, "#E9DCC3"),
];

/** @type {Model} */
const thienmu = () => [
  ...box({ x: -25, y: -25, w: 50, d: 50, h: 5 }, LIME),
  ...[20, 18, 16, 14, 12, 10, 8].flatMap((rx, at) => [
    ...cylinder({ x: 0, y: 0, rx: rx * 0.8, z: 5 + at * 10, h: 8 }, "#D9A06E"),
    ...cylinder({ x: 0, y: 0, rx, z: 12 + at * 10, h: 3 }, "#7A4B33", "#A56A48"),
  ]),
  ...cone({ x: 0, y: 0, rx: 5, z: 75, h: 12 }, GOLD),
];

/** @type {Record<string, Model>} */
export const FAR_WORLD = { wall, angkor, moai, castillo, machu, shitennoji, thienmu };
