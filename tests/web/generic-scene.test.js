import assert from "node:assert/strict";
import { test } from "node:test";
import { plan, scene } from "../../web/table/generic-scene.js";

const context = /** @type {any} */ ({
  game: "pebbles",
  players: [{ colour: "blue" }],
  plan: plan({ width: 900, height: 600 }),
});
const view = /** @type {any} */ ({
  spaces: [
    { id: "hex:0,0", kind: "hex" },
    { id: "hex:1,0", kind: "hex" },
  ],
  pieces: [
    { id: "stone", kind: "stone", slot: "hex:1,0", owner: 0 },
    ...Array.from({ length: 9 }, (_, at) => ({ id: `card ${at}`, kind: "card", slot: "deck" })),
  ],
});

test("spaces and pieces with coordinates lie on the board, pieces over their spaces", () => {
  const { items, bounds } = scene(view, context);
  const [hex, stone] = ["hex:1,0", "stone"].map((id) => items.find((item) => item.id === id));
  assert.deepEqual([stone?.area, stone?.x, stone?.y], ["board", hex?.x, hex?.y]);
  assert.ok((stone?.z ?? 0) > (hex?.z ?? 0));
  assert.ok((hex?.x ?? 0) < bounds.board.x + bounds.board.width);
});

test("everything else lies in the tray, in rows of eight that do not overlap", () => {
  const { items, bounds } = scene(view, context);
  const cards = items.filter((item) => item.area === "tray");
  assert.equal(cards.length, 9);
  assert.equal(new Set(cards.map(({ x, y }) => `${x} ${y}`)).size, 9);
  assert.deepEqual([...new Set(cards.map(({ y }) => y))].length, 2);
  for (const { x, y } of cards) assert.ok(x < bounds.tray.width && y < bounds.tray.height);
});

test("everything has a name and may be clicked", () => {
  for (const item of scene(view, context).items) {
    assert.equal(item.silent, undefined);
    assert.equal(item.label?.[0]?.key.startsWith("pebbles-"), true);
  }
});
