// Pictures of the pieces on a map besides monuments: roads, buildings, towers.

import { circle } from "../../table/geometry.js";
import { memoize } from "../../table/memo.js";
import { GOLD, INK, RESOURCES, shade, TYPES } from "./palette.js";
import { CELL, extent, joins, outline, round, SIDES } from "./polyform.js";
import { arch, box, cone, cylinder } from "./solids.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("./polyform.js").Cell} Cell */

const HALF = CELL / 2;

/**
 * The middle of a piece's extent, from its first square's middle, in units.
 * @param {readonly Cell[]} cells
 */
export function middle(cells) {
  const { x, y, width, height } = extent(cells);
  return { x: (x + (width - 1) / 2) * CELL, y: (y + (height - 1) / 2) * CELL };
}

/**
 * Cells around the middle of their extent: the corner of each.
 * @param {readonly Cell[]} cells
 */
function centred(cells) {
  const { x, y, width, height } = extent(cells);
  return { dx: -(x + width / 2) * CELL, dy: -(y + height / 2) * CELL, width: width * CELL, height: height * CELL };
}

/** The joints between the stones of a road square, in three patterns. */
const STONES = [
  "M-32 -11H-6V-32M-6 -11V12H32M-32 12H-6M12 12V32M8 -32V-8H32M-6 -8H8",
  "M-10 -32V-6H32M-32 -6H-10M-32 14H6V-6M6 14H32M-12 14V32M14 14V32",
  "M-32 -12H4V-32M4 -12V10H-32M4 10H32M-14 10V32M18 -12V10M4 -12H32M12 10V32",
];

/**
 * @param {readonly Cell[]} cells of the piece
 * @param {readonly string[]} joined for each, which sides lie against another road: `nesw` letters
 * @param {readonly boolean[]} wet which lie over water
 * @param {"lying" | "last" | "ghost"} state
 * @returns {Picture}
 */
function drawRoad(cells, joined, wet, state) {
  const { dx, dy, width, height } = centred(cells);
  /** @type {{ under: Part[], stones: Part[], edges: Part[] }} */
  const { under, stones, edges } = { under: [], stones: [], edges: [] };
  for (const [index, [cx, cy]] of cells.entries()) {
    const [x, y] = [dx + (cx + 0.5) * CELL, dy + (cy + 0.5) * CELL];
    const sides = joined[index] ?? "";
    const [n, e, s, w] = [..."nesw"].map((side) => (sides.includes(side) ? HALF : HALF - 4));
    under.push({
      d: `M${-(w ?? 0)} ${-(n ?? 0) + 4}H${(e ?? 0) + 2}V${(s ?? 0) + 4}H${-(w ?? 0)}Z`,
      fill: "#000000",
      alpha: 0.2,
      x,
      y,
    });
    stones.push({
      d: `M${-(w ?? 0)} ${-(n ?? 0)}H${e}V${s}H${-(w ?? 0)}Z`,
      fill: wet[index] ? "#D8C8A6" : "#E7DDC8",
      x,
      y,
    });
    stones.push(
      wet[index]
        ? planks(x, y, width > height)
        : { d: STONES[(cx * 3 + cy * 5 + 99) % 3] ?? "", stroke: "#B9AA8A", line: 1.5, x, y },
    );
    for (const [at, { from, to }] of SIDES.entries()) {
      if (sides.includes("nesw"[at] ?? "")) continue;
      const end = ([ex, ey] = from) =>
        `${round(ex < 0 ? -(w ?? 0) : (e ?? 0))} ${round(ey < 0 ? -(n ?? 0) : (s ?? 0))}`;
      edges.push({ d: `M${end(from)}L${end(to)}`, stroke: "#6F6048", line: wet[index] ? 4.5 : 3, x, y });
    }
    if (wet[index]) edges.push(...arches(x, y, width > height));
  }
  const rim = { d: outline(cells, { inset: 3, radius: 6 }), stroke: GOLD, line: 4, x: dx, y: dy };
  const dash = { ...rim, stroke: "#FFFFFF", line: 3, dash: [9, 8] };
  return {
    key: `road ${JSON.stringify([cells, joined, wet, state])}`,
    width: width + 12,
    height: height + 16,
    parts: [...under, ...stones, ...edges, ...(state === "last" ? [rim] : state === "ghost" ? [dash] : [])],
  };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {boolean} lies
 * @returns {Part}
 */
function planks(x, y, lies) {
  const d = [-24, -12, 0, 12, 24].map((at) => (lies ? `M${at} -26V26` : `M-26 ${at}H26`)).join("");
  return { d, stroke: "#A98F62", line: 2, x, y };
}

/**
 * The arches of a bridge, seen below its near side.
 * @param {number} x
 * @param {number} y
 * @param {boolean} lies
 * @returns {Part[]}
 */
function arches(x, y, lies) {
  if (lies) {
    return [
      { d: "M-32 28V33Q-16 19 0 33Q16 19 32 33V28Z", fill: "#C9B68E", stroke: INK, line: 1.5, x, y },
      { d: "M-32 -28Q-16 -35 0 -28Q16 -35 32 -28", stroke: INK, line: 1.5, x, y },
    ];
  }
  return [
    { d: "M-28 -32H-33Q-19 -16 -33 0Q-19 16 -33 32H-28Z", fill: "#C9B68E", stroke: INK, line: 1.5, x, y },
    { d: "M28 -32Q35 -16 28 0Q35 16 28 32", stroke: INK, line: 1.5, x, y },
  ];
}

/** What a roof square of each type looks like from above. @type {Record<string, { d: string, line: number }[]>} */
const ROOFS = {
  library: [
    { d: "M-32 -32L0 0L32 -32M-32 32L0 0L32 32", line: 1.6 },
    { d: "M-20 -20H20V20H-20Z", line: 1.2 },
  ],
  farm: [
    {
      d: "M-32 -26Q-16 -31 0 -26T32 -26M-32 -13Q-16 -18 0 -13T32 -13M-32 0Q-16 -5 0 0T32 0M-32 13Q-16 8 0 13T32 13M-32 26Q-16 21 0 26T32 26",
      line: 3,
    },
  ],
  habitation: [{ d: "M-32 0H32M0 -32V32M-16 -32V0M16 0V32M-32 -16H0M0 16H32M16 -32V0M-16 0V32", line: 1.4 }],
  market: [{ d: "M-24 -32V32M-8 -32V32M8 -32V32M24 -32V32", line: 8 }],
  temple: [
    { d: "M-32 -21.300H32M-32 0H32M-32 21.300H32", line: 1.3 },
    { d: "M-21.300 -32V32M0 -32V32M21.300 -32V32", line: 1.3 },
  ],
};

/**
 * The square that carries letter and icon: the one nearest the middle; the others carry the resources.
 * @param {readonly Cell[]} cells
 */
function labelled(cells) {
  const { x, y, width, height } = extent(cells);
  const far = ([cx, cy] = /** @type {Cell} */ ([0, 0])) =>
    Math.hypot(cx + 0.5 - x - width / 2, cy + 0.5 - y - height / 2) + cy * 0.01 + cx * 0.001;
  const sorted = cells.toSorted((a, b) => far(a) - far(b));
  return { main: sorted[0] ?? /** @type {Cell} */ ([0, 0]), others: sorted.slice(1) };
}

/**
 * @param {string} letter
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @returns {Part[]}
 */
export function stamp(letter, x, y, radius) {
  const look = RESOURCES[letter];
  if (!look) return [];
  return [
    { d: circle(0, 0, radius), fill: "#FFF8E6", stroke: INK, line: 1.3, x, y },
    { d: circle(0, 0, radius - 2), fill: look.deep, x, y },
    { icon: look.icon, size: radius * 1.45, fill: look.ink, x, y },
  ];
}

/**
 * Where the stamps of one square lie.
 * @param {number} count
 * @returns {[number, number][]}
 */
const SPOTS = (count) =>
  count === 1
    ? [[0, 0]]
    : count === 2
      ? [
          [-13, -8],
          [13, 8],
        ]
      : [
          [-13, -11],
          [13, -11],
          [0, 13],
        ];

/**
 * @param {string} type
 * @param {readonly Cell[]} cells
 * @param {string} resources letters
 * @param {"lying" | "last" | "ghost"} state
 * @param {boolean} isDistrict no green space touches it: a point
 * @param {boolean} isSmall one large letter is all that can be read
 * @returns {Picture}
 */
function drawBuilding(type, cells, resources, state, isDistrict, isSmall) {
  const look = TYPES[type];
  if (!look) return { key: "nothing", width: 1, height: 1, parts: [] };
  const { dx, dy, width, height } = centred(cells);
  const held = new Set(cells.map(([x, y]) => `${x},${y}`));
  const wall = { d: outline(cells, { inset: 3.5, radius: 7 }), x: dx, y: dy };
  const pattern = cells.flatMap((cell) => roofParts(type, look.deep, cell, held, dx, dy));
  const rim = { ...wall, stroke: state === "last" ? GOLD : INK, line: state === "last" ? 4.5 : 2.2 };
  const inner = { d: outline(cells, { inset: 7, radius: 5 }), stroke: "#FFF8E6", line: 1.6, alpha: 0.75, x: dx, y: dy };
  const dash = { ...wall, stroke: "#FFFFFF", line: 3, dash: [9, 8] };
  return {
    key: `building ${JSON.stringify([type, cells, resources, state, isDistrict, isSmall])}`,
    width: width + 12,
    height: height + 18,
    parts: [
      { ...wall, fill: "#000000", alpha: 0.25, x: dx + 3, y: dy + 6 },
      { ...wall, fill: shade(look.deep, -0.35), stroke: INK, line: 2.2, y: dy + 3 },
      { ...wall, fill: [shade(look.roof, 0.12), look.roof, shade(look.roof, -0.06)] },
      ...pattern,
      inner,
      rim,
      ...(isSmall
        ? letterParts(type, cells, dx, dy, isDistrict)
        : badgeParts(type, cells, resources, dx, dy, isDistrict)),
      ...(state === "ghost" ? [dash] : []),
    ],
  };
}

/**
 * @param {string} type
 * @param {string} ink
 * @param {Cell} cell
 * @param {ReadonlySet<string>} held
 * @param {number} dx
 * @param {number} dy
 * @returns {Part[]}
 */
function roofParts(type, ink, cell, held, dx, dy) {
  const [n, e, s, w] = joins(cell, held);
  const [x, y] = [dx + (cell[0] + 0.5) * CELL, dy + (cell[1] + 0.5) * CELL];
  // A pattern ends before an outer side. Scaling it per square would break lines that continue in the next square.
  const cut = (/** @type {string} */ d) =>
    d.replace(/(-?)32\b/g, (_, sign) => (sign ? (n || w ? "-32" : "-27") : e || s ? "32" : "27"));
  return (ROOFS[type] ?? []).map(({ d, line }) => ({
    d: n && e && s && w ? d : cut(d),
    stroke: ink,
    line,
    alpha: type === "market" ? 0.55 : 0.6,
    x,
    y,
  }));
}

/**
 * Letter and icon on one square, resources on the others.
 * @param {string} type
 * @param {readonly Cell[]} cells
 * @param {string} resources
 * @param {number} dx
 * @param {number} dy
 * @param {boolean} isDistrict
 * @returns {Part[]}
 */
function badgeParts(type, cells, resources, dx, dy, isDistrict) {
  const look = /** @type {import("./palette.js").TypeLook} */ (TYPES[type]);
  const { main, others } = labelled(cells);
  const point = ([cx, cy] = main) => ({ x: dx + (cx + 0.5) * CELL, y: dy + (cy + 0.5) * CELL });
  const { x, y } = point(main);
  const shared = others.map(() => "");
  for (const [at, letter] of [...resources].entries()) shared[at % others.length] += letter;
  return [
    {
      d: "M-24 -17a8 8 0 0 1 8 -8H16a8 8 0 0 1 8 8V17a8 8 0 0 1 -8 8H-16a-8 8 0 0 1 -8 -8Z",
      fill: look.deep,
      stroke: "#FFF8E6",
      line: 2,
      x,
      y,
    },
    { icon: look.icon, size: 30, fill: look.ink, x: x + 8, y: y + 4 },
    { words: look.letter, size: 25, fill: look.ink, x: x - 13, y: y - 9 },
    ...(isDistrict
      ? [
          { d: circle(0, 0, 10), fill: "#FFF6DA", stroke: INK, line: 1.4, x: x + 23, y: y - 23 },
          { icon: "laurels", size: 16, fill: "#8A660D", x: x + 23, y: y - 23 },
        ]
      : []),
    ...others.flatMap((cell, at) => {
      const letters = [...(shared[at] ?? "")];
      const spot = point(cell);
      return letters.flatMap((letter, index) => {
        const [sx, sy] = SPOTS(letters.length)[index] ?? [0, 0];
        return stamp(letter, spot.x + sx, spot.y + sy, letters.length === 1 ? 16 : 13);
      });
    }),
  ];
}

/**
 * @param {string} type
 * @param {readonly Cell[]} cells
 * @param {number} dx
 * @param {number} dy
 * @param {boolean} isDistrict
 * @returns {Part[]}
 */
function letterParts(type, cells, dx, dy, isDistrict) {
  const look = /** @type {import("./palette.js").TypeLook} */ (TYPES[type]);
  const [cx, cy] = labelled(cells).main;
  const [x, y] = [dx + (cx + 0.5) * CELL, dy + (cy + 0.5) * CELL];
  return [
    { d: "M-26 -18a8 8 0 0 1 8 -8H18a8 8 0 0 1 8 8V18a8 8 0 0 1 -8 8H-18a-8 8 0 0 1 -8 -8Z", fill: look.deep, x, y },
    { words: look.letter, size: 46, fill: look.ink, x, y: y + 2 },
    ...(isDistrict
      ? [
          { d: circle(0, 0, 15), fill: "#FFF6DA", stroke: INK, line: 2, x: x + 26, y: y - 26 },
          { icon: "laurels", size: 25, fill: "#8A660D", x: x + 26, y: y - 26 },
        ]
      : []),
  ];
}

/**
 * @param {"lying" | "last" | "ghost"} state
 * @returns {Picture}
 */
function drawTower(state) {
  const stone = "#C9BEA8";
  const ground = "M-28 -28H28V28H-28Z";
  return {
    key: `tower ${state}`,
    width: CELL + 20,
    height: CELL + 100,
    parts: [
      { d: ground, fill: "#E1D6BC", stroke: state === "last" ? GOLD : INK, line: state === "last" ? 4 : 1.6 },
      { d: circle(4, 5, 20), fill: "#000000", alpha: 0.2 },
      ...cylinder({ x: 0, y: 2, rx: 18, h: 32 }, stone),
      arch({ x: -2, y: 19, z: 2, w: 10, h: 16, along: "x" }, "#4A3A2C"),
      ...cylinder({ x: 0, y: 2, rx: 21, z: 32, h: 8 }, stone, "#DED4C0"),
      ...box({ x: -9, y: -7, w: 18, d: 18, z: 40, h: 8 }, stone),
      ...cone({ x: 0, y: 2, rx: 15, z: 48, h: 22 }, "#B4572D"),
      ...(state === "ghost" ? [{ d: ground, stroke: "#FFFFFF", line: 3, dash: [9, 8] }] : []),
    ],
  };
}

export const roadPicture = memoize(drawRoad);
export const buildingPicture = memoize(drawBuilding);
export const towerPicture = memoize(drawTower);
