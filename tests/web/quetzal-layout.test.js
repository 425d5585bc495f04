import assert from "node:assert/strict";
import { test } from "node:test";
import { islandOf, pack, placeBox, queue, seatBox, standing, stoneBox } from "../../web/games/quetzal/layout.js";
import { smallName } from "../../web/games/quetzal/small-island.js";
import { row } from "../../web/games/quetzal/traylayout.js";

/** @typedef {import("../../web/table/types.js").Box} Box */

/** The room for the board: on phones of 360x640, 390x844, 844x390 and 640x360. */
const PHONES = {
  "360x640": { width: 360, height: 348 },
  "390x844": { width: 390, height: 540 },
  "844x390": { width: 396, height: 390 },
  "640x360": { width: 299, height: 360 },
};
const SMALL = Object.values(PHONES).flatMap((room) => [
  smallName(room, 1, true),
  ...[2, 3, 4].map((others) => smallName(room, others, false)),
]);
/** In windows of 1280x720, 1024x768 and 768x1024. */
const MIDDLE = [
  { width: 948, height: 501 },
  { width: 740, height: 573 },
  { width: 724, height: 688 },
].flatMap((room) => [smallName(room, 1, true), smallName(room, 2, false), smallName(room, 4, false)]);
const ARRANGEMENTS = [/** @type {const} */ ("wide"), ...SMALL, ...MIDDLE];

/** @param {string} id `temple:2` */
const spot = (id) => {
  const [location = "", number = "1"] = id.split(":");
  return { location, number: Number(number) };
};

/** @param {Box} a @param {Box} b how much they share across and down, negative if apart */
const shared = (a, b) => [
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
];

test("the parts of the island do not lie over each other, in any arrangement", () => {
  for (const arrangement of ARRANGEMENTS) {
    const { parts, bounds } = islandOf(arrangement);
    // On a small screen the automaton's card takes the rows of the seats that a game for two does not use.
    const boxes = Object.entries(parts).filter(([name]) => name !== "automaton");
    for (const [at, [name, one]] of boxes.entries()) {
      const [across = 0, down = 0] = shared(one, { ...bounds, x: bounds.x - 16, y: bounds.y - 16 });
      assert.ok(
        across >= one.width - 32 && down >= one.height - 32 && one.x >= 0 && one.y >= 0,
        `${arrangement} ${name}`,
      );
      for (const [other, two] of boxes.slice(at + 1)) {
        const [across = 0, down = 0] = shared(one, two);
        assert.ok(across <= 0 || down <= 0, `${arrangement}: ${name} and ${other}`);
      }
    }
  }
});

test("the five steps of the Temple lie below each other, and none is wider than the one below", () => {
  for (const arrangement of ARRANGEMENTS) {
    for (const nth of [1, 2, 3, 4]) {
      const [upper, lower] = [nth, nth + 1].map((number) => placeBox(arrangement, { location: "temple", number }));
      assert.ok(upper && lower);
      const apart = lower.y - upper.y - upper.height;
      assert.ok(apart >= -1e-6 && apart < 9, `${arrangement}: ${apart}`);
      assert.ok(lower.width >= upper.width);
    }
  }
});

test("meeples stand within their place however many come", () => {
  for (const id of ["camp", "quarry", "ship:2", "harbor", "temple:1", "village:3"]) {
    const room = standing("wide", spot(id));
    const whole = placeBox("wide", spot(id));
    for (const count of [1, 2, 5, 7]) {
      const { size, points } = pack(room, count, 44, 0.8);
      assert.equal(points.length, count);
      if (count > 1 && (id.startsWith("temple") || id.startsWith("village"))) continue;
      for (const { x, y } of points) {
        assert.ok(x - size / 2 >= whole.x - 0.5 && x + size / 2 <= whole.x + whole.width + 0.5, `${id} ${count}`);
        assert.ok(y + size / 2 <= whole.y + whole.height + 0.5, `${id} ${count}`);
      }
    }
  }
});

test("a room is packed with the largest squares that fit", () => {
  assert.deepEqual(pack({ x: 0, y: 0, width: 100, height: 50 }, 2, 60), {
    size: 50,
    points: [
      { x: 25, y: 25 },
      { x: 75, y: 25 },
    ],
  });
  assert.equal(pack({ x: 0, y: 0, width: 100, height: 50 }, 8, 60).size, 25);
});

test("the Discovery track runs upwards beside a wide island and to the right above a small one", () => {
  const small = smallName(PHONES["360x640"], 2, false);
  assert.ok(stoneBox("wide", 1, 11).y < stoneBox("wide", 0, 11).y);
  assert.ok(stoneBox(small, 1, 11).x > stoneBox(small, 0, 11).x);
});

test("each seat has a row, the last one at the bottom", () => {
  const rows = [0, 1, 2, 3, 4].map((seat) => seatBox("wide", seat, 5));
  for (const [at, each] of rows.slice(1).entries()) assert.ok(each.y >= (rows[at]?.y ?? 0) + (rows[at]?.height ?? 0));
});

test("on a phone every place is large enough to tap and to read", () => {
  const places = ["camp", "stela", "quarry", "black_market", "harbor", "ship:1", "ship:2", "temple:1", "village:3"];
  for (const [name, room] of Object.entries(PHONES)) {
    for (const others of [1, 2, 3, 4]) {
      const arrangement = smallName(room, others, others === 1);
      const { bounds } = islandOf(arrangement);
      const scale = Math.min((room.width - 20) / bounds.width, (room.height - 20) / bounds.height);
      assert.ok(25 * scale >= 12, `${name}: type of ${25 * scale} pixels`);
      // While one picks, the camera comes nearer where a place would have fewer than 40 pixels.
      const least = name === "360x640" && others !== 2 ? 38 : 40;
      for (const id of places) {
        const { width, height } = placeBox(arrangement, spot(id));
        assert.ok(width * scale >= 40, `${name}, ${others}, ${id}: ${width * scale} wide`);
        assert.ok(height * scale >= least, `${name}, ${others}, ${id}: ${height * scale} high`);
      }
    }
  }
});

test("a queue is closer together where there are many, and never smaller", () => {
  const room = { x: 0, y: 0, width: 100, height: 40 };
  const [few, many] = [queue(room, 2, 44, 0.8), queue(room, 7, 44, 0.8)];
  assert.deepEqual([few.size, many.size], [40, 40]);
  assert.equal((few.points[1]?.x ?? 0) - (few.points[0]?.x ?? 0), 32);
  assert.deepEqual([many.points[0]?.x, many.points[6]?.x], [20, 80]);
});

test("a row of cards keeps within its box, closer together where there are many", () => {
  const room = { x: 10, y: 0, width: 300, height: 98 };
  for (const count of [1, 5, 12]) {
    const points = row(room, count, 24);
    assert.equal(points.length, count);
    for (const { x } of points) assert.ok(x - 25 >= room.x && x + 25 <= room.x + room.width, String(count));
  }
});
