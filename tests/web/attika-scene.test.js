import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DIAGRAMS, hexPoint, plan, tileHexes, trayLayout } from "../../web/games/attika/layout.js";
import { arrowsOf } from "../../web/games/attika/lookup.js";
import { contents, control, ghost, illustrate, scene } from "../../web/games/attika/scene.js";

/** @param {string} name */
function sample(name) {
  const { frame, players, content } = JSON.parse(
    readFileSync(new URL(`samples/attika-${name}.json`, import.meta.url), "utf8"),
  );
  const shown = frame.to_act;
  const context = {
    game: "attika",
    players,
    mine: shown,
    shown,
    content,
    theme: "light",
    text: () => "",
    plan: plan({ width: 936, height: 836 }),
  };
  return { frame, view: frame.view, context: /** @type {any} */ (context) };
}

const ids = (/** @type {{ id: string }[]} */ items) => items.map(({ id }) => id);

test("the same view gives the same items", () => {
  const { view, context } = sample("reveal");
  assert.deepEqual(scene(view, context), scene(view, context));
});

test("no two items share an id", () => {
  for (const name of ["reveal", "expand"]) {
    const { view, context } = sample(name);
    const all = ids(scene(view, context).items);
    assert.equal(new Set(all).size, all.length);
  }
});

test("everything that a click path names is on the table or among the controls", () => {
  for (const name of ["reveal", "expand"]) {
    const { frame, view, context } = sample(name);
    const known = new Set([...ids(scene(view, context).items), ...ids(view.controls)]);
    for (const choice of frame.choices) for (const id of choice.path) assert.ok(known.has(id), id);
  }
});

test("a hex speaks for the building that stands on it", () => {
  const { view, context } = sample("reveal");
  const { items } = scene(view, context);
  const standing = items.filter((item) => item.id.startsWith("building:") && item.area === "board");
  assert.ok(standing.length > 0);
  for (const building of standing) {
    assert.equal(building.label, undefined);
    assert.equal(items.find((item) => item.id === building.target)?.label?.[0]?.key, "attika-building");
  }
});

test("the building just drawn is held, and its ghost lies where it would stand", () => {
  const { view, context } = sample("reveal");
  const revealed = view.pieces.find((/** @type {any} */ piece) => piece.slot === "revealed");
  assert.equal(scene(view, context).held, revealed.id);
  const [seal] = ghost(view, context, "board:1,0", 0);
  assert.deepEqual([seal?.x, seal?.y], [hexPoint(1, 0).x, hexPoint(1, 0).y]);
});

test("a turned-up tile is shown turned where it would lie", () => {
  const { view, context } = sample("expand");
  const centre = view.spaces.find((/** @type {any} */ space) => space.kind === "centre").id;
  const keys = [0, 1].map((turn) => ghost(view, context, centre, turn)[0]?.picture.key);
  assert.notEqual(keys[0], keys[1]);
  assert.ok(scene(view, context).held?.startsWith("tile:"));
});

test("a sixth of a turn moves the hexes of a tile one place clockwise", () => {
  assert.deepEqual(tileHexes(2, 1, 0)[1], [3, 1]);
  assert.deepEqual(tileHexes(2, 1, 1)[1], [2, 2]);
  assert.deepEqual(tileHexes(2, 1, 1)[6], [3, 1]);
});

test("each building of the game has a place of its own on the player's board in every layout", () => {
  const { buildings } = sample("reveal").context.content;
  const wanted = buildings.flatMap((/** @type {any} */ { key, count }) =>
    Array.from({ length: count }, (_, number) => `${key}:${number}`),
  );
  const places = Object.values(DIAGRAMS).flatMap((diagram) => Object.keys(diagram.slots));
  assert.deepEqual(places.sort(), wanted.sort());
  for (const bands of [1, 2, 3]) {
    const points = [...trayLayout(bands).slots.values()];
    assert.equal(points.length, wanted.length);
    for (const [at, a] of points.entries()) {
      for (const b of points.slice(at + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 41, `${bands} bands`);
    }
  }
});

test("places in the tray are at least 24 pixels wide on a small phone, upright and on its side", () => {
  for (const room of [
    { width: 360, height: 510 },
    { width: 524, height: 316 },
    { width: 640, height: 300 },
  ]) {
    const { bands, edge, extent } = plan(room);
    const { bounds } = trayLayout(bands);
    const across = edge === "right" ? extent - 16 : room.width - 16;
    const along = edge === "right" ? room.height - 12 : extent - 12;
    const scale = Math.min(across / bounds.width, along / bounds.height);
    assert.ok(48 * 0.86 * scale >= 24, `${JSON.stringify(room)}: ${48 * 0.86 * scale}`);
  }
});

test("a payment shows its cards one by one", () => {
  const { context } = sample("reveal");
  const shown = (/** @type {string} */ id) => control(id, context).map(({ key }) => key);
  assert.deepEqual(shown("pay:2,0,1,0"), ["single water", "single water", "single hills"]);
  assert.deepEqual(shown("pay:forest:2"), ["single forest", "single forest"]);
  assert.deepEqual(shown("store"), []);
});

test("what the land pays is struck through", () => {
  const counts = { water: 0, forest: 2, hills: 0, mountains: 1, total: 3 };
  const shown = (/** @type {Record<string, string | number>} */ args) =>
    illustrate({ key: "any", args }).map(({ picture, struck }) => [picture.key, struck]);
  assert.deepEqual(shown({ ...counts, symbols: "paid" }), [
    ["symbol forest", true],
    ["symbol forest", true],
    ["symbol mountains", true],
  ]);
  assert.deepEqual(shown({ ...counts, symbols: "due" })[0], ["symbol forest", false]);
  assert.deepEqual(shown(counts), []);
});

test("stacks open to what they still hold, and the deck to nothing", () => {
  const { view, context } = sample("reveal");
  const found = contents(view, "stack:0:1", context);
  const left = view.pieces.filter((/** @type {any} */ piece) => piece.kind === "left" && piece.owner === 0);
  assert.equal(found?.entries.length, left.length);
  assert.equal(contents(view, "deck", context), null);
});

test("the pool opens to the tiles it still holds, each with its seven hexes", () => {
  const { view, context } = sample("expand");
  const found = contents(view, "pool", context);
  assert.equal(found?.entries.length, view.pieces.filter((/** @type {any} */ piece) => piece.kind === "pooled").length);
  assert.ok(found?.entries.every(({ picture }) => picture.parts.length > 7 * 3));
});

test("the arrows of a group lead from each building to those that it makes free", () => {
  const { context } = sample("reveal");
  assert.deepEqual(arrowsOf(context, "defence"), [
    ["quarry:0", "fortress:0"],
    ["fortress:0", "tower:0"],
    ["fortress:0", "tower:1"],
  ]);
  assert.deepEqual(arrowsOf(context, "streets"), [
    ["street:0", "street:1"],
    ["street:1", "street:2"],
    ["street:2", "street:3"],
  ]);
  assert.equal(arrowsOf(context, "city").length, 9);
});

test("a building that was just built is pointed out, one that is being paid for is half transparent", () => {
  const { view, context } = sample("reveal");
  const last = view.pieces.find((/** @type {any} */ piece) => piece.attributes?.is_last);
  const itemOf = (/** @type {any} */ shown) => scene(shown, context).items.find(({ id }) => id === last.id);
  assert.deepEqual([itemOf(view)?.last, itemOf(view)?.alpha], [true, undefined]);
  last.attributes = { is_ghost: true, state: "pending" };
  assert.deepEqual([itemOf(view)?.last, itemOf(view)?.alpha], [false, 0.72]);
});
