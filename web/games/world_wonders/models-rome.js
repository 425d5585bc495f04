// Models of the monuments of Rome and Carthage, drawn as in models-old.js.

import { row } from "./models-old.js";
import { CREAM, GOLD, INK, shade, TERRACOTTA } from "./palette.js";
import { arch, box, cone, cylinder, face, project, pyramid, stripe } from "./solids.js";

/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("./models-old.js").Model} Model */

const SAND = "#DDBB7C";
const STONE = "#D6CBB6";
const MARBLE = "#EFE9DC";
const WATER = "#4E93A8";

/** @type {Model} */
const aqueduct = (w, d) => {
  const { along, length, places, step } = row(w, d, 5);
  const lies = along === "x";
  const wall = (/** @type {number} */ z, /** @type {number} */ h, /** @type {number} */ deep) =>
    lies
      ? box({ x: -length / 2 + 5, y: -deep / 2, w: length - 10, d: deep, z, h }, "#D9B98C")
      : box({ x: -deep / 2, y: -length / 2 + 5, w: deep, d: length - 10, z, h }, "#D9B98C");
  const gap = (
    /** @type {number} */ at,
    /** @type {number} */ z,
    /** @type {number} */ width,
    /** @type {number} */ h,
    /** @type {number} */ deep,
  ) =>
    arch(
      lies ? { x: at, y: deep / 2, z, w: width, h, along } : { x: -deep / 2, y: at, z, w: width, h, along },
      "#6B573F",
    );
  const small = row(w, d, 10).places.slice(0, 10);
  const end = length / 2 - 6;
  return [
    ...wall(0, 32, 26),
    ...places.map((at) => gap(at, 0, step * 0.6, 27, 26)),
    ...wall(32, 20, 18),
    ...small.map((at) => gap(at, 32, 15, 15, 18)),
    lies
      ? face(
          [
            [-end, -4, 52],
            [end, -4, 52],
            [end, 4, 52],
            [-end, 4, 52],
          ],
          WATER,
        )
      : face(
          [
            [-4, -end, 52],
            [4, -end, 52],
            [4, end, 52],
            [-4, end, 52],
          ],
          WATER,
        ),
  ];
};

/** @type {Model} */
const bridge = (w, d) => {
  const { along, length, places, step } = row(w, d, 4);
  const lies = along === "x";
  const [half, rise] = [length / 2 - 3, 22];
  const height = (/** @type {number} */ at) => 4 + rise * (1 - (at / half) ** 2);
  const stops = Array.from({ length: 13 }, (_, at) => -half + (2 * half * at) / 12);
  const side = (/** @type {number} */ at, /** @type {number} */ aside, /** @type {number} */ z) =>
    /** @type {import("./solids.js").Corner} */ (lies ? [at, aside, z] : [aside, at, z]);
  const near = lies ? 17 : -17;
  return [
    face(
      [
        ...stops.map((at) => side(at, -near, height(at))),
        ...stops.toReversed().map((at) => side(at, near, height(at))),
      ],
      "#E2D6BE",
    ),
    face([...stops.map((at) => side(at, near, height(at) + 5)), side(half, near, 0), side(-half, near, 0)], "#C0AE8E"),
    ...places.map((at) => {
      const [x, y] = lies ? [at, near] : [near, at];
      return arch({ x, y, z: 0, w: step * 0.66, h: Math.max(9, height(at) - 3), along }, "#3F6F80");
    }),
    stripe(
      stops.map((at) => side(at, near, height(at) + 5)),
      shade(STONE, -0.45),
      1.6,
    ),
    stripe(
      stops.map((at) => side(at, -near, height(at) + 5)),
      shade(STONE, -0.45),
      2.6,
    ),
  ];
};

/** @type {Model} */
const colosseum = (w, d) => {
  const [rx, ry] = [w / 2 - 6, d / 2 - 6];
  const ring = (/** @type {number} */ by, /** @type {number} */ z, /** @type {string} */ fill) => {
    const [x, y] = project([0, 2, z]);
    const [a, b] = [rx - by, ry - by];
    return { d: `M${x - a} ${y}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0Z`, fill, stroke: INK, line: 1 };
  };
  const openings = [6, 24].flatMap((z) =>
    Array.from({ length: 11 }, (_, at) => {
      const angle = Math.PI * (0.06 + (0.94 * at) / 10.6);
      const [x, y] = [-rx * Math.cos(angle), 2 + ry * Math.sin(angle)];
      return arch({ x, y, z, w: 9 * Math.max(0.5, Math.sin(angle)), h: 12, along: "x" }, "#6A4A33");
    }),
  );
  return [
    ...cylinder({ x: 0, y: 2, rx, ry, h: 44 }, "#DDB98A"),
    ...openings,
    ring(5, 42, "#C79F72"),
    ring(12, 34, "#DDBE94"),
    ring(19, 26, "#C79F72"),
    ring(26, 20, "#EBD9A8"),
  ];
};

/** @type {Model} */
const hippodrome = (w, d) => {
  const outline = (/** @type {number} */ by, /** @type {number} */ z) => {
    const [hx, hy] = [w / 2 - by, d / 2 - by];
    const r = Math.min(hx, hy);
    const [x, y] = project([0, 0, z]);
    const [a, b] = [hx - r, hy - r];
    return w >= d
      ? `M${x - a} ${y - r}H${x + a}A${r} ${r} 0 0 1 ${x + a} ${y + r}H${x - a}A${r} ${r} 0 0 1 ${x - a} ${y - r}Z`
      : `M${x - r} ${y - b}A${r} ${r} 0 0 1 ${x + r} ${y - b}V${y + b}A${r} ${r} 0 0 1 ${x - r} ${y + b}Z`;
  };
  const ring = (/** @type {number} */ by, /** @type {number} */ z, /** @type {string} */ fill) => ({
    d: outline(by, z),
    fill,
    stroke: INK,
    line: 1.1,
  });
  const { along, length } = row(w, d, 2);
  const spine = length / 2 - 62;
  const wall = along === "x" ? { x: -spine, y: -5, w: 2 * spine, d: 10 } : { x: -5, y: -spine, w: 10, d: 2 * spine };
  const ends = /** @type {const} */ ([-1, 1]).map((way) =>
    along === "x" ? { x: way * spine, y: 0 } : { x: 0, y: way * spine },
  );
  return [
    ...[0, 3, 6, 9, 12].map((z) => ring(5, z, "#B79C74")),
    ring(5, 14, "#E2D3B4"),
    ring(13, 10, "#C9B48D"),
    ring(20, 6, "#E2D3B4"),
    ring(27, 2, "#E5B777"),
    { d: outline(40, 2), stroke: "#B98A4C", line: 1.2, dash: [7, 6] },
    ...box({ ...wall, z: 2, h: 8 }, MARBLE),
    ...box({ x: -4, y: -4, w: 8, d: 8, z: 10, h: 4 }, STONE),
    ...pyramid({ x: -3.5, y: -3.5, w: 7, d: 7, z: 14, h: 30 }, "#D98F6A", 1.5),
    ...ends.flatMap((at) => cone({ ...at, rx: 6, z: 2, h: 24 }, GOLD)),
  ];
};

/** @type {Model} */
const carthage = (w, d) => {
  const radius = Math.min(w, d) / 2 - 5;
  const disc = (/** @type {number} */ r, /** @type {string} */ fill, z = 0) => {
    const [x, y] = project([0, 0, z]);
    return {
      d: `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
      fill,
      stroke: INK,
      line: 1.1,
    };
  };
  const berths = Array.from({ length: 18 }, (_, at) => {
    const angle = (at * Math.PI) / 9;
    const point = (/** @type {number} */ r) => project([r * Math.cos(angle), r * Math.sin(angle), 8]).join(" ");
    return { d: `M${point(radius - 14)}L${point(radius - 1)}`, stroke: shade(STONE, -0.5), line: 2 };
  });
  const ship = (/** @type {number} */ x, /** @type {number} */ y) => ({
    d: `M${x - 9} ${y}Q${x} ${y + 8} ${x + 9} ${y}L${x + 6} ${y - 2}H${x - 6}ZM${x} ${y - 2}V${y - 14}L${x + 8} ${y - 5}H${x}`,
    fill: CREAM,
    stroke: INK,
    line: 1.1,
  });
  return [
    ...cylinder({ x: 0, y: 0, rx: radius, h: 8 }, TERRACOTTA),
    ...berths,
    disc(radius - 14, WATER, 8),
    face(
      [
        [-10, radius - 18, 8],
        [10, radius - 18, 8],
        [10, radius + 2, 4],
        [-10, radius + 2, 4],
      ],
      WATER,
      0,
    ),
    ship(-24, 12),
    ship(22, -16),
    ...cylinder({ x: 0, y: 0, rx: 15, z: 8, h: 14 }, STONE),
    ...cylinder({ x: 0, y: 0, rx: 8, z: 22, h: 16 }, STONE),
    ...cone({ x: 0, y: 0, rx: 10, z: 38, h: 12 }, TERRACOTTA),
  ];
};

/** @type {Model} */
const theater = (w, d) => {
  const radius = Math.min(w, d) / 2 - 5;
  /** @type {Part[]} */
  const parts = [];
  for (let tier = 0; tier < 5; tier += 1) {
    const r = radius - tier * 9;
    const z = 30 - tier * 6;
    const [x, y] = project([0, 14, z]);
    const tone = tier % 2 === 0 ? MARBLE : shade(STONE, 0.1);
    if (tier === 0) parts.push(...cylinder({ x: 0, y: 14, rx: r, z: 0, h: 30 }, STONE).slice(0, 1));
    parts.push({ d: `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, fill: tone, stroke: INK, line: 1 });
  }
  const aisles = [-50, 0, 50].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const at = (/** @type {number} */ r, /** @type {number} */ z) =>
      /** @type {const} */ ([r * Math.cos(angle), 14 + r * Math.sin(angle), z]);
    return stripe([at(radius - 38, 8), at(radius - 2, 30)], shade(STONE, -0.35), 2.2);
  });
  return [
    ...parts,
    ...aisles,
    face(
      [
        [-20, 14, 6],
        [20, 14, 6],
        [20, 30, 0],
        [-20, 30, 0],
      ],
      SAND,
    ),
    ...box({ x: -44, y: 34, w: 88, d: 18, h: 8 }, TERRACOTTA),
    ...[-36, -18, 0, 18, 36].flatMap((x) => cylinder({ x, y: 45, rx: 3.4, z: 8, h: 15 }, MARBLE)),
    ...box({ x: -44, y: 38, w: 88, d: 14, z: 23, h: 4 }, MARBLE),
  ];
};

/** @type {Record<string, Model>} */
export const ROMAN_WORLD = { theater, carthage, aqueduct, bridge, colosseum, hippodrome };
