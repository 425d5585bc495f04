import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CARD } from "../../web/games/quetzal/cards.js";
import { ISLAND, pack, placeBox, queue, seatBox, standing, stoneBox } from "../../web/games/quetzal/layout.js";
import { actingPlace, bannerOf, offerOf } from "../../web/games/quetzal/reading.js";
import { asks, contents, control, illustrate, scene } from "../../web/games/quetzal/scene.js";
import { boundsOf, lieOf, plan, row, trayLayout } from "../../web/games/quetzal/traylayout.js";

/** @typedef {import("../../web/table/types.js").Box} Box */
/** @typedef {import("../../web/table/types.js").Item} Item */

const ROOMS = {
  desktop: { width: 936, height: 836 },
  phone: { width: 360, height: 510 },
  laptop: { width: 862, height: 706 },
  "long phone": { width: 390, height: 714 },
  "phone on its side": { width: 640, height: 300 },
};
const SAMPLES = ["placing", "delivery", "limit"];

/** @param {string} name @param {keyof typeof ROOMS} [room] */
function sample(name, room = "desktop") {
  const { frame, players, content } = JSON.parse(
    readFileSync(new URL(`samples/quetzal-${name}.json`, import.meta.url), "utf8"),
  );
  const shown = frame.to_act;
  const context = {
    game: "quetzal",
    players,
    mine: shown,
    shown,
    content,
    chosen: { rolls: "likely", mummy_values: "3-6-10", automaton: "rare" },
    theme: "light",
    text: (/** @type {{ key: string }} */ text) => text.key,
    plan: plan(ROOMS[room]),
  };
  return { frame, view: frame.view, context: /** @type {any} */ (context), seat: shown };
}

const ids = (/** @type {{ id: string }[]} */ items) => items.map(({ id }) => id);
const find = (/** @type {Item[]} */ items, /** @type {string} */ id) =>
  /** @type {Item} */ (items.find((item) => item.id === id));

/** @param {Box} a @param {Box} b how much they share across and down, negative if apart */
const shared = (a, b) => [
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
];

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

test("the parts of the island do not lie over each other, in any arrangement", () => {
  for (const [lie, { parts, bounds }] of Object.entries(ISLAND)) {
    // On a small screen the automaton's card takes the rows of the seats that a game for two does not use.
    const boxes = Object.entries(parts).filter(([name]) => name !== "automaton");
    for (const [at, [name, one]] of boxes.entries()) {
      const [across = 0, down = 0] = shared(one, { ...bounds, x: bounds.x - 16, y: bounds.y - 16 });
      assert.ok(across >= one.width - 32 && down >= one.height - 32 && one.x >= 0 && one.y >= 0, `${lie} ${name}`);
      for (const [other, two] of boxes.slice(at + 1)) {
        const [across = 0, down = 0] = shared(one, two);
        assert.ok(across <= 0 || down <= 0, `${lie}: ${name} and ${other}`);
      }
    }
  }
});

test("the five steps of the Temple touch and grow downwards", () => {
  for (const lie of /** @type {const} */ (["wide", "close", "tall"])) {
    for (const nth of [1, 2, 3, 4]) {
      const [upper, lower] = [placeBox(lie, `temple:${nth}`), placeBox(lie, `temple:${nth + 1}`)];
      assert.equal(upper.y + upper.height, lower.y);
      assert.ok(lower.width > upper.width);
    }
  }
});

test("meeples stand within their place however many come", () => {
  for (const id of ["camp", "quarry", "ship:2", "harbor", "temple:1", "village:3"]) {
    const room = standing("wide", id);
    const whole = placeBox("wide", id);
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

test("the Discovery track runs upwards beside a wide island and to the right above a tall one", () => {
  assert.ok(stoneBox("wide", 1).y < stoneBox("wide", 0).y);
  assert.ok(stoneBox("tall", 1).x > stoneBox("tall", 0).x);
});

test("each seat has a row, the last one at the bottom", () => {
  const rows = [0, 1, 2, 3, 4].map((seat) => seatBox("wide", seat, 5));
  for (const [at, each] of rows.slice(1).entries()) assert.ok(each.y >= (rows[at]?.y ?? 0) + (rows[at]?.height ?? 0));
});

test("places to click are at least 24 pixels wide on a small phone when the island fits it", () => {
  const room = ROOMS.phone;
  const { extent, bands } = plan(room);
  const { bounds } = ISLAND[lieOf({ .../** @type {any} */ ({}), bands })];
  const scale = Math.min((room.width - 20) / bounds.width, (room.height - extent - 46 - 20) / bounds.height);
  assert.ok(CARD.width * scale >= 24);
  for (const id of ["village:1", "temple:1", "camp", "ship:1"])
    assert.ok(placeBox(lieOf({ .../** @type {any} */ ({}), bands }), id).width * scale >= 24, id);
  const tray = trayLayout(bands);
  const tight = Math.min((room.width - 12) / tray.bounds.width, (extent - 12) / tray.bounds.height);
  for (const cell of tray.cells) assert.ok(cell.width * tight >= 24);
});

/** Pixels per unit of board and tray where all of them is seen. @param {keyof typeof ROOMS} name */
function scales(name) {
  const room = ROOMS[name];
  const asked = plan(room);
  const isBeside = asked.edge === "right";
  const [across, down] = isBeside ? [asked.extent, 0] : [room.width > 700 ? 44 : 0, asked.extent + 46];
  const [board, tray] = [boundsOf(asked), trayLayout(asked.bands).bounds];
  return {
    board: Math.min((room.width - across - 20) / board.width, (room.height - down - 20) / board.height),
    tray: isBeside
      ? Math.min((asked.extent - 12) / tray.width, (room.height - 12) / tray.height)
      : Math.min((room.width - 12) / tray.width, (asked.extent - 12) / tray.height),
    side: 1,
  };
}

test("nothing is written smaller than 12 pixels where all of the table is seen", () => {
  for (const name of SAMPLES) {
    for (const room of /** @type {const} */ (["desktop", "laptop", "phone", "long phone"])) {
      const { view, context } = sample(name, room);
      for (const { id, area, picture } of scene(view, context).items) {
        // The personal discards are opened to be read.
        if (id.startsWith("spent:")) continue;
        for (const { words, size = 16 } of picture.parts) {
          const pixels = size * (picture.scale ?? 1) * scales(room)[area];
          assert.ok(words === undefined || pixels >= 11.95, `${name}, ${room}, ${id}: ${words} at ${pixels}`);
        }
      }
    }
  }
});

test("every meeple on a phone's board is at least 16 pixels high", () => {
  for (const name of SAMPLES) {
    const { view, context } = sample(name, "phone");
    for (const item of scene(view, context).items)
      if (/meeple|character/.test(item.picture.key) && item.area === "board" && item.z === 2)
        assert.ok(
          (item.height / 0.9) * scales("phone").board >= 16,
          `${name}: ${item.id} at ${item.target} ${item.height}`,
        );
  }
});

test("a queue is closer together where there are many, and never smaller", () => {
  const room = { x: 0, y: 0, width: 100, height: 40 };
  const [few, many] = [queue(room, 2, 44, 0.8), queue(room, 7, 44, 0.8)];
  assert.deepEqual([few.size, many.size], [40, 40]);
  assert.equal((few.points[1]?.x ?? 0) - (few.points[0]?.x ?? 0), 32);
  assert.deepEqual([many.points[0]?.x, many.points[6]?.x], [20, 80]);
});

test("a screen too low for names has the close island, with names where they can be read", () => {
  assert.deepEqual(lieOf(plan(ROOMS.laptop)), "close");
  const { view, context } = sample("placing", "laptop");
  const said = find(scene(view, context).items, "camp").picture.parts.map(({ words }) => words);
  assert.ok(said.includes("quetzal-place-camp"));
  const small = sample("placing", "phone");
  const quiet = find(scene(small.view, small.context).items, "camp").picture.parts.map(({ words }) => words);
  assert.ok(!quiet.includes("quetzal-place-camp"));
});

test("a row of cards keeps within its box, closer together where there are many", () => {
  const room = { x: 10, y: 0, width: 300, height: 98 };
  for (const count of [1, 5, 12]) {
    const points = row(room, count, 24);
    assert.equal(points.length, count);
    for (const { x } of points) assert.ok(x - 25 >= room.x && x + 25 <= room.x + room.width, String(count));
  }
});

test("a banner is read from the marks of its place", () => {
  const marks = ["held", "bidding", "takes:either", "order:3", "bonus:vp", "size:2", "colour:black", "beat:3"];
  const banner = bannerOf({ id: "quarry", kind: "place", marks });
  assert.deepEqual(
    [banner.kind, banner.takes, banner.order, banner.bonus, banner.beat, banner.colour],
    ["bidding", "either", "3", "vp", "3", "black"],
  );
  assert.equal(bannerOf({ id: "temple:1", kind: "place", marks: ["empty", "unique", "cost:0"] }).cost, "0");
});

test("a place that is held says what would beat it, and looks different for that", () => {
  const { view, context } = sample("delivery");
  const quarry = view.spaces.find((/** @type {any} */ space) => space.id === "quarry");
  const before = find(scene(view, context).items, "quarry").picture.key;
  const marks = [...quarry.marks.filter((/** @type {string} */ mark) => !mark.startsWith("beat")), "beat:6"];
  const spaces = view.spaces.map((/** @type {any} */ space) => (space === quarry ? { ...space, marks } : space));
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
  const bid = { key: "quetzal-note-bid", args: { place: { key: "quetzal-place-ruins" }, beat: 3 } };
  const view = { notes: [bid], pieces: [card(1, "tablet-vp"), card(2, "mummy-none")] };
  const space = { id: "ruins", kind: "place", face: "ruins", marks: ["held", "bidding", "bonus:coin"] };
  const [standing, cards, bonus] = offerOf(/** @type {any} */ (view), space);
  assert.deepEqual(standing, { ...bid, key: "quetzal-held" });
  assert.deepEqual(cards?.args?.cards, {
    key: "quetzal-list-2",
    args: { item1: one("quetzal-card-tablet-vp"), item2: one("quetzal-card-mummy-none") },
  });
  assert.deepEqual(bonus?.args, { bonus: { key: "quetzal-bonus-coin" } });
  assert.deepEqual(offerOf(/** @type {any} */ (view), { ...space, marks: ["empty", "unique"] }), []);
  assert.deepEqual(offerOf(/** @type {any} */ (view), { ...space, marks: ["covered", "bidding", "limit:6"] }), []);
});

test("the place that acts is told by what is asked", () => {
  const asked = (/** @type {any} */ prompt) => actingPlace(/** @type {any} */ ({ prompt }));
  assert.equal(asked({ key: "quetzal-ask-delivery", args: { place: { key: "quetzal-place-ship-2" } } }), "ship:2");
  assert.equal(asked({ key: "quetzal-ask-village" }), "village");
  assert.equal(asked({ key: "quetzal-ask-place", args: { held: 0 } }), null);
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
  for (const card of loaded) assert.equal(find(items, card.id).area, "tray");
  const note = view.notes.find((/** @type {any} */ each) => each.key === "quetzal-note-cargo");
  assert.ok(find(items, "payment").picture.key.startsWith(`payment ${note.args.points} `));
});

test("beside the cargo there is room for as many cards as may still be loaded", () => {
  const { view, context } = sample("delivery");
  const loaded = view.pieces
    .filter((/** @type {any} */ piece) => piece.slot === "cargo")
    .reduce((/** @type {number} */ sum, /** @type {any} */ piece) => sum + (piece.count ?? 1), 0);
  const free = ids(scene(view, context).items).filter((id) => id.startsWith("room:"));
  assert.equal(free.length, view.prompt.args.limit - loaded);
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
