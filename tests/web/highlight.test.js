// The rings over the items: the one of the focus is seen on every ground, and larger text has larger badges.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBadges, drawMarks, glowAt, NO_MARKS } from "../../web/table/highlight.js";

/** @typedef {import("../../web/table/types.js").Item} Item */

/** A brush that notes each stroke. */
function noting() {
  /** @type {{ colour: string, width: number }[]} */
  const strokes = [];
  const fields = { strokeStyle: "", lineWidth: 0 };
  const brush = new Proxy(fields, {
    get: (target, name) => {
      if (name === "stroke") return () => strokes.push({ colour: target.strokeStyle, width: target.lineWidth });
      return Reflect.get(target, name) ?? (() => {});
    },
  });
  return { brush: /** @type {any} */ (brush), strokes };
}

/** The relative luminance of a colour such as #231A16. @param {string} colour */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Grounds of hexes, cards, panels and the page, light and dark. */
const GROUNDS = ["#C8693A", "#2F6F8F", "#6E7B3B", "#D8D2C8", "#EFE0C2", "#1E2422", "#FFFBF2", "#231A16", "#808080"];

for (const theme of /** @type {const} */ (["light", "dark"])) {
  test(`the focus has a ring that is seen on every ground, ${theme}`, () => {
    const { brush, strokes } = noting();
    const picture = { key: "", width: 10, height: 10, parts: [] };
    /** @type {Item} */
    const item = { id: "hex", area: "board", shape: "hex", x: 0, y: 0, width: 70, height: 80, picture };
    drawMarks(brush, [item], { ...NO_MARKS, focus: "hex", theme }, 1);
    const [outer, inner] = strokes;
    assert.ok(outer && inner && strokes.length === 2);
    assert.ok(inner.width >= 2 && outer.width - inner.width >= 4, "each line is 2 pixels or more");
    assert.ok(contrast(outer.colour, inner.colour) >= 4.5);
    for (const ground of GROUNDS) {
      assert.ok(Math.max(contrast(outer.colour, ground), contrast(inner.colour, ground)) >= 3, ground);
    }
  });
}

test("the badge of a choice grows with the text size", () => {
  const sizes = [1, 1.3].map((text) => {
    const { brush } = noting();
    const picture = { key: "", width: 10, height: 10, parts: [] };
    /** @type {Item} */
    const item = { id: "hex", area: "board", shape: "hex", x: 0, y: 0, width: 70, height: 80, picture };
    const badges = new Map([["hex", "3"]]);
    drawBadges(brush, [item], { ...NO_MARKS, lit: new Set(["hex"]), badges, text }, 1);
    return Number(/ ([\d.]+)px/.exec(brush.font)?.[1]);
  });
  assert.equal((sizes[1] ?? 0) / (sizes[0] ?? 1), 1.3);
});

test("a glow comes and goes three times, and then stays", () => {
  const strengths = Array.from({ length: 61 }, (_, at) => glowAt(at / 60));
  const isLow = (/** @type {number} */ at) => (strengths[at] ?? 1) < 0.3;
  assert.equal(strengths.filter((_, at) => isLow(at) && !isLow(at - 1)).length, 3);
  assert.ok(strengths.every((strength) => strength >= 0.2 && strength <= 1));
  assert.ok((strengths.at(-1) ?? 0) > 0.999);
});
