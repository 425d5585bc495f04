import assert from "node:assert/strict";
import { test } from "node:test";
import { Cameras } from "../../web/table/cameras.js";

const WINDOWS = {
  board: { x: 0, y: 0, width: 600, height: 400 },
  side: { x: 0, y: 0, width: 100, height: 300 },
  tray: { x: 0, y: 450, width: 600, height: 100 },
};
const BOUNDS = {
  board: { x: 0, y: 0, width: 1000, height: 1000 },
  side: { x: 0, y: 0, width: 100, height: 100 },
  tray: { x: 0, y: 0, width: 600, height: 100 },
};

function laidOut(foot = 0) {
  /** @type {string[]} */
  const changed = [];
  const cameras = new Cameras((area) => void changed.push(area));
  cameras.layOut(WINDOWS, BOUNDS, foot);
  return { cameras, changed };
}

test("laying out tells the camera of every area", () => {
  assert.deepEqual(laidOut().changed.sort(), ["board", "side", "tray"]);
});

test("the whole board is shown beside what lies in its corner, above its foot", () => {
  const { cameras } = laidOut(50);
  assert.deepEqual(cameras.free, { x: 100, y: 0, width: 500, height: 350 });
  assert.equal(cameras.whole(0).scale, 0.33);
});

test("what may be picked is never too small to tap", () => {
  const { cameras } = laidOut();
  assert.equal(cameras.whole(100).scale, cameras.whole(0).scale);
  assert.equal(Math.round(cameras.whole(40).scale * 40), 28);
});

test("the camera comes near what a decision is about, and is never further away than for the whole board", () => {
  const { cameras } = laidOut();
  const box = { x: 400, y: 400, width: 240, height: 190 };
  const near = cameras.near(box);
  assert.equal(near.scale, 1.2);
  const middle = { x: (box.x + 120) * near.scale + near.x, y: (box.y + 95) * near.scale + near.y };
  assert.deepEqual(middle, { x: 350, y: 200 });
  assert.deepEqual(cameras.near({ x: 0, y: 0, width: 5000, height: 10 }), cameras.whole(0));
});

test("a person who pans or zooms has moved the board", () => {
  for (const act of [
    (/** @type {Cameras} */ cameras) => cameras.pan(10, 0),
    (/** @type {Cameras} */ cameras) => cameras.zoom({ x: 50, y: 50 }, 2),
    (/** @type {Cameras} */ cameras) => cameras.reveal({ x: 5000, y: 0 }),
  ]) {
    const { cameras } = laidOut();
    assert.equal(cameras.isMoved, false);
    act(cameras);
    assert.equal(cameras.isMoved, true);
  }
});

test("showing what is in sight moves nothing", () => {
  const { cameras } = laidOut();
  cameras.set("board", cameras.whole(0));
  const before = cameras.byArea.board;
  cameras.reveal({ x: 500, y: 500 });
  assert.deepEqual([cameras.byArea.board, cameras.isMoved], [before, false]);
});

test("a point belongs to the side or the tray if it lies in their window, else to the board", () => {
  const { cameras } = laidOut();
  assert.equal(cameras.areaAt({ x: 50, y: 50 }), "side");
  assert.equal(cameras.areaAt({ x: 50, y: 500 }), "tray");
  assert.equal(cameras.areaAt({ x: 300, y: 50 }), "board");
});
