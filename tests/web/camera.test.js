import assert from "node:assert/strict";
import { test } from "node:test";
import { between, fit, hold, isSame, pan, reveal, toScreen, toUnits, zoomAt } from "../../web/table/camera.js";

const BOX = { x: -50, y: 0, width: 100, height: 200 };
const WINDOW = { x: 10, y: 20, width: 300, height: 400 };

test("fitting shows the whole box in the middle of the window", () => {
  const camera = fit(BOX, WINDOW);
  assert.equal(camera.scale, 2);
  assert.deepEqual(toScreen(camera, { x: 0, y: 100 }), { x: 160, y: 220 });
});

test("fitting keeps the margin and the largest scale", () => {
  assert.equal(fit(BOX, WINDOW, { margin: 100 }).scale, 1);
  assert.equal(fit(BOX, WINDOW, { most: 0.5 }).scale, 0.5);
});

test("a point goes to the screen and back", () => {
  const camera = { scale: 2, x: 30, y: -10 };
  assert.deepEqual(toUnits(camera, toScreen(camera, { x: 7, y: 9 })), { x: 7, y: 9 });
});

test("zooming keeps what lies under the pointer there", () => {
  const camera = { scale: 1, x: 0, y: 0 };
  const near = zoomAt(camera, { x: 100, y: 50 }, 2, { least: 0.5, most: 4 });
  assert.deepEqual(near, { scale: 2, x: -100, y: -50 });
  assert.equal(zoomAt(near, { x: 0, y: 0 }, 10, { least: 0.5, most: 4 }).scale, 4);
  assert.equal(zoomAt(near, { x: 0, y: 0 }, 0.01, { least: 0.5, most: 4 }).scale, 0.5);
});

test("the board cannot be pushed out of the window", () => {
  const camera = fit(BOX, WINDOW);
  const lost = hold(pan(camera, 10_000, 0), BOX, WINDOW);
  assert.equal(toScreen(lost, { x: -50, y: 0 }).x, 160);
  assert.equal(hold(camera, BOX, WINDOW), camera);
});

test("revealing moves no more than needed", () => {
  const camera = { scale: 1, x: 0, y: 0 };
  assert.equal(reveal(camera, { x: 100, y: 100 }, WINDOW, 20), camera);
  assert.deepEqual(reveal(camera, { x: 500, y: 100 }, WINDOW, 20), { scale: 1, x: -210, y: 0 });
});

test("a glide begins and ends at its cameras", () => {
  const [from, to] = [
    { scale: 1, x: 0, y: 0 },
    { scale: 4, x: 90, y: -30 },
  ];
  assert.deepEqual(between(from, to, 0), from);
  assert.deepEqual(between(from, to, 1), to);
  assert.equal(between(from, to, 0.5).scale, 2);
});

test("cameras that differ by less than a pixel are the same", () => {
  const camera = { scale: 1, x: 10, y: 20 };
  assert.equal(isSame(camera, { scale: 1.0005, x: 10.5, y: 20 }), true);
  assert.equal(isSame(camera, { scale: 1, x: 12, y: 20 }), false);
  assert.equal(isSame(camera, { scale: 1.1, x: 10, y: 20 }), false);
});
