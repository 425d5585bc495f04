import assert from "node:assert/strict";
import { test } from "node:test";
import { tilePicture } from "../../web/games/quetzal/cards.js";
import { bannerOf, offerOf } from "../../web/games/quetzal/lookup.js";
import { asks, contents, control, ghost, illustrate, scene } from "../../web/games/quetzal/scene.js";
import { arrangementOf, plan } from "../../web/games/quetzal/traylayout.js";
import { find, ids, ROOMS, SAMPLES, sample } from "./quetzal-sample.js";

/** @typedef {import("../../web/table/types.js").Item} Item */

test("the same view gives the same items, each with an id of its own", () => {
  for (const name of SAMPLES) {
    for (const room of /** @type {(keyof typeof ROOMS)[]} */ (Object.keys(ROOMS))) {
      const { view, context } = sample(name, room);
      const { items } = scene(view, context);
      assert.deepEqual(items, scene(view, context).items);
      assert.equal(new Set(ids(items)).size, items.length, `${name}, ${room}`);
    }
  }
});

test("everything that a click path names is on the table or among the controls", () => {
  for (const name of SAMPLES) {
    for (const room of /** @type {(keyof typeof ROOMS)[]} */ (Object.keys(ROOMS))) {
      const { frame, view, context } = sample(name, room);
      const known = new Set([...ids(scene(view, context).items), ...ids(view.controls)]);
      for (const choice of frame.choices) for (const id of choice.path) assert.ok(known.has(id), `${room}: ${id}`);
    }
  }
});

test("every meeple of the view stands on the table once", () => {
  const { view, context } = sample("placing");
  const { items } = scene(view, context);
  for (const piece of view.pieces) {
    if (!["meeple", "character", "automaton_meeple"].includes(piece.kind)) continue;
    assert.equal(items.filter((item) => item.id === piece.id).length, 1, piece.id);
  }
});

test("a meeple looks different for each way it can lie and for each owner", () => {
  const { view, context } = sample("placing");
  const { items } = scene(view, context);
  const looks = new Map();
  for (const piece of view.pieces) {
    if (!["meeple", "character", "automaton_meeple"].includes(piece.kind)) continue;
    const key = find(items, piece.id).picture.key;
    const what = `${piece.kind} ${piece.face} ${piece.owner}`;
    assert.equal(looks.get(key) ?? what, what);
    looks.set(key, what);
  }
});

test("whoever clicks a meeple means the place where it stands", () => {
  const { view, context } = sample("delivery");
  const { items } = scene(view, context);
  const placed = view.pieces.filter(
    (/** @type {any} */ piece) => piece.kind === "meeple" && !piece.slot.startsWith("pool"),
  );
  assert.ok(placed.length > 0);
  for (const piece of placed) assert.equal(find(items, piece.id).target, piece.slot);
});

test("a window that is too low for the wide island has one that is laid out for its room", () => {
  assert.match(arrangementOf(plan(ROOMS.laptop)), /^small /);
  assert.equal(arrangementOf(plan(ROOMS.desktop)), "wide");
});

test("a banner is read from the attributes of its place", () => {
  const attributes = {
    state: "held",
    kind: "bidding",
    takes: "either",
    order: 3,
    bonus: "vp",
    colour: "black",
    beat: 3,
  };
  const banner = bannerOf({ id: "quarry", kind: "place", attributes });
  assert.deepEqual(
    [banner.kind, banner.takes, banner.order, banner.bonus, banner.beat, banner.colour, banner.isHeld],
    ["bidding", "either", 3, "vp", 3, "black", true],
  );
  const free = bannerOf({ id: "temple:1", kind: "place", attributes: { state: "empty", kind: "unique", cost: 0 } });
  assert.deepEqual([free.cost, free.beat, free.isHeld], [0, null, false]);
});

test("a place that is held says what would beat it, and looks different for that", () => {
  const { view, context } = sample("delivery");
  const quarry = view.spaces.find((/** @type {any} */ space) => space.id === "quarry");
  const before = find(scene(view, context).items, "quarry").picture.key;
  const attributes = { ...quarry.attributes, beat: quarry.attributes.beat + 1 };
  const spaces = view.spaces.map((/** @type {any} */ space) => (space === quarry ? { ...space, attributes } : space));
  assert.notEqual(find(scene({ ...view, spaces }, context).items, "quarry").picture.key, before);
});

test("a place that is bid for says what it brings and how high the bid is, not its own name again", () => {
  const card = (/** @type {number} */ slot, /** @type {string} */ face) => ({
    id: `card:ruins:${slot}`,
    kind: "card",
    slot: `display:ruins:${slot}`,
    face,
  });
  const one = (/** @type {string} */ key) => ({ key: "quetzal-one", args: { thing: { key } } });
  const displays = [1, 2].map((slot) => ({ id: `display:ruins:${slot}`, kind: "display", face: "ruins" }));
  const view = /** @type {any} */ ({ spaces: displays, pieces: [card(1, "tablet-vp"), card(2, "mummy-none")] });
  const space = (/** @type {any} */ attributes) => ({ id: "ruins", kind: "place", face: "ruins", attributes });
  const held = { state: "held", kind: "bidding", bonus: "coin", size: 2, colour: "white", beat: 3 };
  const [standing, cards, bonus] = offerOf(view, space(held));
  const colour = { key: "quetzal-colour-white" };
  assert.deepEqual(standing, { key: "quetzal-held", args: { size: 2, beat: 3, colour } });
  assert.deepEqual(cards?.args?.cards, {
    key: "quetzal-list-2",
    args: { item1: one("quetzal-card-tablet-vp"), item2: one("quetzal-card-mummy-none") },
  });
  assert.deepEqual(bonus?.args, { bonus: { key: "quetzal-bonus-coin" } });
  assert.deepEqual(offerOf(view, space({ state: "empty", kind: "unique" })), []);
  assert.deepEqual(offerOf(view, space({ state: "covered", kind: "bidding", limit: 6 })), []);
});

test("the place to which the question belongs is marked, of the Temple its whole ground", () => {
  const { view, context } = sample("delivery");
  const marked = (/** @type {string} */ location) => {
    const spaces = view.spaces.map((/** @type {any} */ space) => {
      const { is_acting: _, ...attributes } = space.attributes ?? {};
      return {
        ...space,
        attributes: attributes.location === location ? { ...attributes, is_acting: true } : attributes,
      };
    });
    const items = scene({ ...view, spaces }, context).items.filter((item) => item.area === "board" && item.last);
    return ids(items);
  };
  assert.deepEqual(marked("temple"), ["ground:temple"]);
  assert.deepEqual(marked("black_market"), ["black_market"]);
  assert.deepEqual(marked(""), []);
});

test("the numbers on a tile are those of the game's tables", () => {
  const said = (/** @type {number} */ price) => {
    const tile = { points: 1, immediate: false, effect: { price, vp: 1 } };
    return tilePicture("coins_to_vp", tile, 1, false).parts.map(({ words }) => words);
  };
  assert.ok(said(2).includes("2"));
  assert.ok(said(4).includes("4"));
});

test("a hand that is not the viewer's shows a heap and no face", () => {
  const { view, context, seat } = sample("delivery");
  const other = view.pieces.find((/** @type {any} */ piece) => /^hand:\d$/.test(piece.id)).owner;
  assert.notEqual(other, seat);
  const { items } = scene(view, { ...context, shown: other });
  assert.deepEqual(
    ids(items).filter((id) => id.startsWith("hand:")),
    [`hand:${other}`],
  );
});

test("the cargo lies open with what it pays", () => {
  const { view, context } = sample("delivery");
  const { items } = scene(view, context);
  const loaded = view.pieces.filter((/** @type {any} */ piece) => piece.slot === "cargo");
  assert.ok(loaded.length > 0);
  for (const card of loaded) {
    assert.equal(find(items, card.id).area, "tray");
    assert.equal(find(items, card.id).pickedBy, `hand:${card.owner}:${card.face}`, "a tap on it puts it back");
  }
  const { points } = view.spaces.find((/** @type {any} */ space) => space.kind === "cargo").attributes;
  assert.ok(find(items, "payment").picture.key.startsWith(`payment ${points} `));
});

test("beside the cargo there is room for as many cards as may still be loaded", () => {
  const { view, context } = sample("delivery");
  const loaded = view.pieces
    .filter((/** @type {any} */ piece) => piece.slot === "cargo")
    .reduce((/** @type {number} */ sum, /** @type {any} */ piece) => sum + (piece.count ?? 1), 0);
  const free = ids(scene(view, context).items).filter((id) => id.startsWith("room:"));
  const { limit } = view.spaces.find((/** @type {any} */ space) => space.kind === "cargo").attributes;
  assert.equal(free.length, limit - loaded);
});

test("once a place to bid for is picked, it is asked how many come", () => {
  const { view } = sample("placing");
  assert.deepEqual(asks(view, ["ruins"]), { key: "quetzal-ask-bid", args: { place: { key: "quetzal-place-ruins" } } });
  assert.equal(asks(view, []), null);
  assert.equal(asks(view, ["camp"]), null);
});

test("a bid is a number and the meeples that make it", () => {
  const { context } = sample("placing");
  assert.equal(control("bid:black:3", context).length, 1);
  assert.deepEqual(control("pass", context), []);
});

test("previews show points, coins and Discovery as signs", () => {
  const signs = illustrate({ key: "quetzal-preview-haul", args: { points: 8, coins: 0, discovery: 2 } });
  assert.deepEqual(
    signs.map(({ picture }) => picture.key),
    ["sign vp 8", "sign discovery undefined"],
  );
});

test("the notebook tells how meeples fall and what collections pay", () => {
  const { view, context } = sample("placing");
  const entries = contents(view, "notebook", context)?.entries ?? [];
  assert.deepEqual(
    entries.slice(0, 4).map(({ label }) => label.args?.percent),
    [36, 36, 20, 8],
  );
  assert.deepEqual(entries.at(-1)?.label.args, {
    artifact: { key: "quetzal-type-mummy" },
    one: 3,
    two: 6,
    three: 10,
    copies: 9,
  });
});

test("the deck opens to what nobody has shown yet, face by face", () => {
  const { view, context } = sample("delivery");
  const entries = contents(view, "deck", context)?.entries ?? [];
  const unseen = view.pieces.filter((/** @type {any} */ piece) => piece.slot === "unseen");
  assert.equal(entries.length, unseen.length);
  assert.equal(
    entries.reduce((sum, { count }) => sum + count, 0),
    unseen.reduce((/** @type {number} */ sum, /** @type {any} */ piece) => sum + (piece.count ?? 1), 0),
  );
});

test("the automaton's card opens to what it takes first", () => {
  const { view, context } = sample("placing");
  const keys = contents(view, "automaton_card", context)?.entries.map(({ label }) => label.key) ?? [];
  assert.deepEqual(keys.slice(0, 2), ["quetzal-card-mummy-none", "quetzal-card-statuette-none"]);
});

test("a pile of tiles tells how many of each there are once", () => {
  const { view, context } = sample("delivery");
  const entries = contents(view, "pile", context)?.entries ?? [];
  assert.ok(entries.some(({ count }) => count > 1));
  assert.deepEqual(new Set(entries.map(({ label }) => label.args?.count)), new Set([1]));
});

test("a ghost shows how many meeples of which colour would stand at a place", () => {
  const { view, context, seat } = sample("placing", "phone");
  const faces = (/** @type {Item[]} */ items) => items.map(({ picture }) => picture.key.split(" ")[1]);
  assert.deepEqual(faces(ghost(view, context, "bid:black:2", 0, ["ruins"])), ["black", "black"]);
  assert.deepEqual(ghost(view, context, "ruins", 0, []), [], "nobody has said how many");
  const [at] = ghost(view, context, "camp", 0, []);
  const place = find(scene(view, context).items, "camp");
  assert.ok(at && Math.abs(at.x - place.x) < place.width / 2 && Math.abs(at.y - place.y) < place.height / 2);
  assert.equal(view.viewer, seat);
});
