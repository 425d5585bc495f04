import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { demandWords, footprint } from "../../web/games/world_wonders/demands.js";
import {
  COLUMN,
  HAND,
  LOW_HAND,
  LOW_SHEET,
  plan,
  SHEET,
  TALL_SHEET,
  trayLayout,
} from "../../web/games/world_wonders/layout.js";
import { laidOn, squareId, squareOf } from "../../web/games/world_wonders/lookup.js";
import { MODELS, monumentPicture, RISE } from "../../web/games/world_wonders/monument-art.js";
import { RESOURCES, TYPES } from "../../web/games/world_wonders/palette.js";
import { joins, loops, outline } from "../../web/games/world_wonders/polyform.js";
import { contents, ghost, illustrate, scene } from "../../web/games/world_wonders/scene.js";
import { broken, shortened } from "../../web/games/world_wonders/text-lines.js";

const DESK = { width: 936, height: 836 };
const PHONE = { width: 360, height: 510 };
const LOW = { width: 544, height: 316 };
const TALL = { width: 412, height: 780 };
const SAMPLES = ["purchase", "short", "solo"];

/** @param {string} name @param {{ width: number, height: number }} [room] */
function sample(name, room = DESK) {
  const url = new URL(`samples/world_wonders-${name}.json`, import.meta.url);
  const { frame, players, content } = JSON.parse(readFileSync(url, "utf8"));
  const context = {
    game: "world_wonders",
    players,
    mine: frame.to_act,
    shown: frame.to_act,
    content,
    chosen: {},
    theme: "light",
    text: (/** @type {any} */ text) => text.key,
    plan: plan(room, frame.view),
  };
  return { frame, view: frame.view, content, context: /** @type {any} */ (context) };
}

const ids = (/** @type {readonly { id: string }[]} */ items) => items.map(({ id }) => id);

test("the same view gives the same items", () => {
  const { view, context } = sample("purchase");
  assert.deepEqual(scene(view, context), scene(view, context));
});

test("no two items share an id, on a desk and on a phone", () => {
  for (const name of SAMPLES) {
    for (const room of [DESK, PHONE, LOW, TALL]) {
      const { view, context } = sample(name, room);
      const all = ids(scene(view, context).items);
      assert.equal(new Set(all).size, all.length, name);
    }
  }
});

test("everything that a click path names is on the table or among the controls", () => {
  for (const name of SAMPLES) {
    for (const room of [DESK, PHONE, LOW, TALL]) {
      const { frame, view, context } = sample(name, room);
      const known = new Set([...ids(scene(view, context).items), ...ids(view.controls)]);
      for (const choice of frame.choices) for (const id of choice.path) assert.ok(known.has(id), `${name}: ${id}`);
    }
  }
});

test("a square speaks for the piece that lies on it", () => {
  const { view, context } = sample("purchase");
  const { items } = scene(view, context);
  for (const { piece, cells } of laidOn(view, 0, context)) {
    for (const [x, y] of cells) {
      const square = items.find((item) => item.id === `city:0:${String.fromCharCode(65 + x)}${y + 1}`);
      assert.equal(square?.label?.[0]?.key, `world-wonders-${piece.kind}`, piece.id);
    }
  }
});

test("roads that touch are joined, whatever pieces they belong to", () => {
  const { view, context } = sample("purchase");
  const { items } = scene(view, context);
  // D7 to D10 and E10 to E11 lie side by side at row 10.
  const [long, short] = ["road:0:4", "road:0:2"].map((id) => items.find((item) => item.id === id)?.picture.key ?? "");
  assert.deepEqual(JSON.parse(long?.slice("road ".length) ?? "")[1], ["s", "ns", "ns", "en"].map(sorted));
  assert.deepEqual(JSON.parse(short?.slice("road ".length) ?? "")[1], ["sw", "n"].map(sorted));
});

/** @param {string} sides */
const sorted = (sides) => [..."nesw"].filter((side) => sides.includes(side)).join("");

test("of several pieces in the hand the ghost is the one that is picked", () => {
  const { view, context } = sample("short");
  assert.equal(scene(view, context).held, null);
  assert.deepEqual(ghost(view, context, "city:0:A11", 0, []), []);
  const [two] = ghost(view, context, "city:0:A11", 0, ["held:LL"]);
  const [one] = ghost(view, context, "city:0:A11", 0, ["held:L"]);
  assert.deepEqual([two?.width, two?.height, two?.x, two?.y], [128, 64, 64, 672]);
  assert.deepEqual([one?.width, one?.height, one?.x, one?.y], [64, 64, 32, 672]);
});

test("a quarter turn makes the ghost stand", () => {
  const { view, context } = sample("short");
  const [standing] = ghost(view, context, "city:0:A10", 1, ["held:LL"]);
  assert.deepEqual([standing?.width, standing?.height], [64, 128]);
});

test("no ghost lies in a city that is not on the board", () => {
  const { view, context } = sample("short");
  assert.deepEqual(ghost(view, { ...context, shown: 1 }, "city:0:A11", 0, ["held:L"]), []);
});

test("every other city is one tap away", () => {
  const { view, context } = sample("purchase");
  const shows = (/** @type {number} */ shown) =>
    scene(view, { ...context, shown }).items.flatMap((item) => (item.shows === undefined ? [] : [item.shows]));
  assert.deepEqual(
    [shows(0), shows(1)],
    [
      [1, 2],
      [0, 2],
    ],
  );
});

test("slots of the tray lie within it and do not overlap", () => {
  for (const name of SAMPLES) {
    const { view, context } = sample(name);
    for (const bands of [COLUMN, SHEET, HAND, LOW_SHEET, LOW_HAND, TALL_SHEET]) {
      const { bounds, boxes } = trayLayout(view, bands, context.players.length);
      const all = [...boxes.values()];
      for (const [at, a] of all.entries()) {
        assert.ok(a.x >= 0 && a.x + a.width <= bounds.width + 0.01 && a.y + a.height <= bounds.height + 0.01);
        for (const b of all.slice(at + 1)) {
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          assert.ok(apart, `${name}, ${bands}`);
        }
      }
    }
  }
});

test("on a phone the market makes room for the city while a piece is placed", () => {
  assert.equal(sample("purchase", PHONE).context.plan.bands, SHEET);
  assert.equal(sample("short", PHONE).context.plan.bands, HAND);
  const [market, hand] = ["purchase", "short"].map((name) => sample(name, PHONE).context.plan.extent);
  assert.ok(hand < market * 0.6);
});

test("what is on offer is at least 24 pixels wide on a small phone", () => {
  const { view, context } = sample("purchase", PHONE);
  const { bounds, boxes } = trayLayout(view, SHEET, 3);
  const scale = Math.min((PHONE.width - 12) / bounds.width, (context.plan.extent - 12) / bounds.height);
  for (const [id, box] of boxes) assert.ok(Math.min(box.width, box.height) * scale >= 24, id);
});

test("on a small phone the city is at least 250 pixels wide while one buys, and its own letters can be read", () => {
  const { view, context } = sample("purchase", PHONE);
  const { extent, side } = context.plan;
  const { board } = scene(view, context).bounds;
  const room = { width: PHONE.width - side.width - 8, height: PHONE.height - 50 - extent };
  const scale = Math.min((room.width - 20) / board.width, (room.height - 20) / board.height);
  assert.ok(board.width * scale >= 250, String(board.width * scale));
  assert.ok(context.plan.isSmall);
  const letters = scene(view, context)
    .items.filter((item) => item.area === "board" && item.picture.key.startsWith("building"))
    .map((item) => item.picture.parts.find((part) => part.words !== undefined));
  assert.ok(letters.length > 0);
  for (const letter of letters) assert.ok((letter?.size ?? 0) * scale >= 12, letter?.words);
});

test("on a tall phone the city is as wide as the screen, and the tracks lie below it", () => {
  const { view, context } = sample("purchase", TALL);
  const { bands, extent, side } = context.plan;
  assert.deepEqual([bands, side.width], [TALL_SHEET, 0]);
  assert.ok(TALL.height - extent - 50 >= TALL.width);
  assert.ok(ids(scene(view, context).items).includes("purse:0"));
});

test("what a monument asks for is one tap away wherever its card lies", () => {
  for (const room of [DESK, PHONE, LOW, TALL]) {
    const { view, context } = sample("purchase", room);
    const asked = scene(view, context).items.filter((item) => item.id.startsWith("about:"));
    assert.equal(asked.length, 3);
    for (const { id, opens } of asked) assert.ok(opens && contents(view, id, context), id);
  }
});

test("a phone says beside the monument in the hand what it asks for", () => {
  const { view, context } = sample("short", PHONE);
  const attributes = { form: "LLL", is_held: true };
  const held = { id: "held:LLL", kind: "wonder", slot: "hand:0", face: "petra", attributes };
  const pieces = [...view.pieces.filter((/** @type {any} */ piece) => !piece.attributes?.is_held), held];
  const { items } = scene({ ...view, pieces }, context);
  assert.ok(items.some((item) => item.id === "asks:petra"));
});

test("every monument has a model, and none rises out of its picture", () => {
  const { content } = sample("purchase");
  assert.deepEqual(Object.keys(content.monuments).sort(), Object.keys(MODELS).sort());
  for (const [key, { components }] of Object.entries(content.monuments)) {
    for (const form of new Set(/** @type {string[]} */ (components))) {
      const rows = form.split("/");
      const [w, d] = [rows[0]?.length ?? 1, rows.length];
      for (const [width, height] of [
        [w, d],
        [d, w],
      ]) {
        const picture = monumentPicture(key, width ?? 1, height ?? 1, "standing");
        assert.equal(picture.height, (height ?? 1) * 64 + 2 * RISE);
        for (const part of picture.parts) {
          for (const [, y] of (part.d ?? "").matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)) {
            assert.ok(Math.abs(Number(y)) <= picture.height / 2, `${key}: ${y}`);
          }
        }
      }
    }
  }
});

test("the footprint of the Obelisks has a space between, that of Giza three parts", () => {
  const { content } = sample("purchase");
  assert.deepEqual(
    footprint(content.monuments.obelisks).squares.map(({ code }) => code),
    ["L", "?", "L"],
  );
  assert.equal(footprint(content.monuments.giza).squares.length, 9);
});

test("what a monument asks for is said in words: ground, then neighbours, equal ones once", () => {
  const { content } = sample("purchase");
  /** @type {any[]} */
  const asked = [];
  demandWords(content.monuments.machu, (text) => {
    asked.push(text);
    return text.key;
  });
  const [ground, beside] = asked;
  const alone = { second: "", third: "" };
  assert.deepEqual(ground.args, { first: { key: "world-wonders-demand-land", args: { count: 8 } }, ...alone });
  assert.equal(beside.key, "world-wonders-demand-beside");
  const farms = { feature: { key: "world-wonders-type-farm" }, count: 2 };
  assert.deepEqual(beside.args.features.args, {
    first: { key: "world-wonders-demand-feature", args: farms },
    ...alone,
  });
});

test("a stack opens to what it still holds, a card to its demands and its history", () => {
  const { view, context } = sample("purchase");
  const left = view.pieces.filter((/** @type {any} */ piece) => piece.slot === "pile:S1" && piece.kind === "left_tile");
  assert.equal(contents(view, "pile:S1", context)?.entries.length, left.length);
  const card = contents(view, "card:petra", context);
  assert.equal(card?.entries.at(-1)?.label.key, "world-wonders-history-petra");
  assert.equal(contents(view, "tower:5", context), null);
});

test("on a phone the objectives are told together, one tap away", () => {
  const { view, context } = sample("purchase", PHONE);
  const slots = view.spaces.filter((/** @type {any} */ space) => space.kind === "objectives");
  const { items } = scene(view, context);
  assert.ok(slots.length > 0 && items.some((item) => item.id === "objectives" && item.opens));
  assert.equal(contents(view, "objectives", context)?.entries.length, slots.length);
});

test("a preview shows each symbol once, beside the words that count them", () => {
  const args = { food: 2, ceramics: 0, gears: 1, population: 1, picture: "symbols" };
  const shown = illustrate({ key: "world-wonders-preview-gains", args });
  assert.deepEqual(
    shown.map(({ picture }) => picture.key),
    ["food", "gears", "population"],
  );
  assert.deepEqual(
    illustrate({ key: "world-wonders-preview-price", args: { price: 3, left: 4, picture: "coin" } }).map(
      ({ picture }) => picture.key,
    ),
    ["coin"],
  );
  assert.deepEqual(illustrate({ key: "world-wonders-preview-line" }), []);
});

test("a square is named by its city and by its column and row", () => {
  const { content } = sample("purchase");
  assert.equal(squareId(2, [11, 10], content), "city:2:L11");
  assert.deepEqual(squareOf("city:2:L11", 2, content), [11, 10]);
  assert.deepEqual(squareOf("city:0:A1", 0, content), [0, 0]);
  assert.equal(squareOf("city:0:A1", 1, content), null);
  assert.equal(squareOf("offer:long", 0, content), null);
});

test("the letters on roofs and the names of resources are those of the content", () => {
  const { content } = sample("purchase");
  const letters = content.types.map((/** @type {any} */ { key, letter }) => [key, letter]);
  assert.deepEqual(
    Object.entries(TYPES).map(([key, { letter }]) => [key, letter]),
    letters,
  );
  assert.deepEqual(
    Object.values(RESOURCES).map(({ name }) => name),
    content.resources,
  );
});

test("a price, a loan's cost and the points of an objective are those of the content", () => {
  const { view, context, content } = sample("purchase");
  const changed = { ...content, gold: 9, loan: { ...content.loan, penalty: 6 }, objective_points: [8, 4] };
  const panels = view.panels.map((/** @type {any} */ panel) => ({ ...panel, counts: { ...panel.counts, loan: 1 } }));
  const { items } = scene({ ...view, panels }, { ...context, content: changed });
  const words = (/** @type {string} */ start) =>
    items.find(({ id }) => id.startsWith(start))?.picture.parts.flatMap((part) => part.words ?? []) ?? [];
  assert.ok(words("purse:").includes("−6"));
  assert.deepEqual(words("objective:").slice(-2), ["8", "4"]);
  assert.ok(words("tag:S6").includes("5"));
});

test("the outline of a corner of three has six corners and goes around it once", () => {
  const [loop, ...more] = loops([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
  assert.equal(loop?.length, 6);
  assert.deepEqual(more, []);
  assert.equal(outline([[0, 0]], { size: 10, inset: 1 }), "M9 1L9 9L1 9L1 1Z");
});

test("a square is joined to those beside it, never across a corner", () => {
  assert.deepEqual(joins([1, 1], new Set(["1,0", "2,2", "0,1"])), [true, false, false, true]);
});

test("words are broken between words and cut at the last line", () => {
  assert.deepEqual(broken("one two three four", 45, 10, 2), ["one two", "three fo…"]);
  assert.equal(shortened("Lighthouse", 30, 10), "Light…");
});
