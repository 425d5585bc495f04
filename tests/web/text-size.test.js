// Larger text on the canvas, in the scenes of all games at all sizes: it grows where there is room, nothing shrinks, and
// nothing comes to lie over something else.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { circle, rounded } from "../../web/table/geometry.js";
import { pathBox } from "../../web/table/path-box.js";
import { enlarged, isOver, partBox, textFactor, withLargerText } from "../../web/table/text-size.js";

/** @typedef {import("../../web/table/types.js").Part} Part */
/** @typedef {import("../../web/table/types.js").Picture} Picture */

const SAMPLES = new URL("samples/", import.meta.url);
const ROOMS = [
  [936, 836],
  [360, 510],
  [544, 316],
  [412, 780],
];

/** @param {readonly Part[]} parts @returns {Picture} */
const picture = (...parts) => ({ key: JSON.stringify(parts), width: 100, height: 60, parts });
const words = (/** @type {string} */ text, x = 0, y = 0, more = {}) => ({ words: text, x, y, size: 10, ...more });

test("a text with room grows by the factor, one without grows less, and no other part changes", () => {
  const panel = { d: rounded(90, 50, 4), fill: "#fff" };
  const [first, second] = enlarged(picture(panel, words("12")), 1.3).parts;
  assert.deepEqual(first, panel);
  assert.equal(second?.size, 13);
  const narrow = { d: rounded(26, 30, 4), fill: "#eee" };
  const tight = enlarged(picture(panel, narrow, words("1234")), 1.3).parts[2]?.size ?? 0;
  assert.ok(tight >= 10 && tight < 13);
});

test("a badge grows with its text, and is moved into the picture where it would be cut off", () => {
  const badge = [{ d: circle(0, 0, 8), fill: "#000", x: 41, y: 21 }, words("7", 41, 21)];
  const [shape, text] = enlarged(picture(...badge), 1.3).parts;
  assert.equal(shape?.scale, 1.3);
  assert.equal(text?.size, 13);
  const box = partBox(/** @type {Part} */ (shape));
  assert.ok(box && box.x + box.width <= 50.01 && box.y + box.height <= 30.01);
});

test("the lines of a paragraph grow alike", () => {
  const lines = [words("a", -45, -10, { align: "left" }), words("a much longer line", -45, 2, { align: "left" })];
  const [one, other] = enlarged(picture(...lines), 1.3).parts;
  assert.equal(one?.size, other?.size);
});

test("at the normal size everything stays the same object", () => {
  const items = [{ picture: picture(words("12")) }];
  assert.equal(textFactor("normal"), 1);
  assert.equal(withLargerText(items, 1), items);
});

test("the box of a path holds circles, curves and relative steps", () => {
  assert.deepEqual(pathBox("M0 0h10v5h-10z"), { x: 0, y: 0, width: 10, height: 5 });
  assert.deepEqual(pathBox(circle(3, 4, 2)), { x: 1, y: 2, width: 4, height: 4 });
  assert.deepEqual(pathBox(rounded(20, 10, 3)), { x: -10, y: -5, width: 20, height: 10 });
  assert.equal(pathBox(""), null);
});

/** The French words of a game, which are longer than the English. @param {string} game */
const wordsOf = (game) => readFileSync(new URL(`../../assets/locales/fr/${game}.ftl`, import.meta.url), "utf8");

/** @param {string} file @param {number[]} room */
async function picturesOf(file, [width = 0, height = 0]) {
  const game = file.split("-")[0] ?? "";
  const { plan, scene } = await import(`../../web/games/${game}/scene.js`);
  const { frame, players, content } = JSON.parse(readFileSync(new URL(file, SAMPLES), "utf8"));
  const size = { width, height };
  const seat = frame.to_act ?? 0;
  const context = { game, players, mine: seat, shown: seat, content, chosen: {}, theme: "light" };
  const words = new Map([...wordsOf(game).matchAll(/^([\w-]+) = ([^{}\n]+)$/gm)].map(([, key, said]) => [key, said]));
  const text = (/** @type {{ key: string }} */ { key }) => words.get(key) ?? key.slice(-16);
  const { items } = scene(frame.view, { ...context, text, plan: plan(size, frame.view, size) });
  /** @type {Map<string, Picture>} */
  const found = new Map();
  for (const item of items) found.set(item.picture.key, item.picture);
  return [...found.values()].filter(({ parts }) => parts.some((part) => part.words));
}

/** @param {Picture} of */
const texts = ({ parts }) => parts.filter((part) => part.words);

/** By how much each text of a picture grows; fails if one shrinks or comes to lie over another. @param {Picture} before */
function growthOf(before) {
  const after = enlarged(before, 1.3);
  assert.notEqual(after.key, before.key);
  const [small, large] = [texts(before), texts(after)];
  const [boxes, grown] = [small.map(partBox), large.map(partBox)];
  return grown.map((box, at) => {
    const by = (large[at]?.size ?? 0) / (small[at]?.size ?? 1);
    assert.ok(by >= 1 && by <= 1.3001, `${before.key}: ${small[at]?.words} by ${by}`);
    for (const [other, second] of grown.entries()) {
      const [one, two] = [boxes[at], boxes[other]];
      if (at === other || !box || !second || !one || !two || isOver(one, two)) continue;
      assert.ok(!isOver(box, second), `${before.key}: ${small[at]?.words} over ${small[other]?.words}`);
    }
    return by;
  });
}

for (const game of ["attika", "quetzal", "world_wonders"]) {
  test(`texts of ${game}: as large as fits, none smaller, none over another`, async () => {
    const files = readdirSync(SAMPLES).filter((file) => file.startsWith(game));
    const growth = [];
    for (const file of files)
      for (const room of ROOMS) for (const before of await picturesOf(file, room)) growth.push(...growthOf(before));
    const full = growth.filter((by) => by > 1.29).length / growth.length;
    const none = growth.filter((by) => by < 1.01).length / growth.length;
    assert.ok(full >= 0.7, `only ${full} of all texts grow by the whole factor`);
    assert.ok(none <= 0.1, `${none} of all texts do not grow`);
  });
}
