import assert from "node:assert/strict";
import { test } from "node:test";
import { scene } from "../../web/games/quetzal/scene.js";
import { plan } from "../../web/games/quetzal/traylayout.js";
import { Cameras } from "../../web/table/cameras.js";
import { smallestTarget } from "../../web/table/decision-marks.js";
import { find, ROOMS, SAMPLES, sample, scales } from "./quetzal-sample.js";

/** @typedef {import("../../web/table/types.js").Item} Item */

test("nothing is written smaller than 12 pixels where all of the table is seen", () => {
  for (const name of SAMPLES) {
    for (const room of /** @type {const} */ ([
      "desktop",
      "laptop",
      "small desktop",
      "tablet",
      "phone",
      "long phone",
      "long phone on its side",
    ])) {
      const { view, context } = sample(name, room);
      for (const { id, area, picture } of scene(view, context).items) {
        // The personal discards are opened to be read.
        if (id.startsWith("spent:")) continue;
        for (const { words, size = 16 } of picture.parts) {
          const pixels = size * (picture.scale ?? 1) * scales(room, view)[area];
          assert.ok(words === undefined || pixels >= 11.95, `${name}, ${room}, ${id}: ${words} at ${pixels}`);
        }
      }
    }
  }
});

test("on a phone the camera comes near the zone that a decision is about, and to the whole island for others", () => {
  const { view, context } = sample("delivery", "phone");
  const { focus, items } = scene(view, context);
  assert.ok(focus);
  for (const id of ["harbor", "ship:1", "ship:2"]) {
    const { x, y, width, height } = find(items, id);
    assert.ok(Math.abs(x - focus.x - focus.width / 2) <= (focus.width - width) / 2 + 0.01, id);
    assert.ok(Math.abs(y - focus.y - focus.height / 2) <= (focus.height - height) / 2 + 0.01, id);
  }
  const placing = sample("placing", "phone");
  assert.equal(scene(placing.view, placing.context).focus, null);
  const large = sample("delivery", "desktop");
  assert.equal(scene(large.view, large.context).focus, null);
});

test("places dim while they may not be picked, unless they are out of use", () => {
  const { view, context } = sample("placing", "phone");
  const { items } = scene(view, context);
  for (const space of view.spaces.filter((/** @type {any} */ { kind }) => kind === "place"))
    assert.equal(find(items, space.id).dims, space.attributes.state !== "covered", space.id);
});

test("every place has its name at every size, also where meeples stand", () => {
  const names = ["Campement", "Stèle", "Carrière", "Petit Temple", "Ruines", "Marché noir", "Capitainerie", "Navire 1"];
  for (const name of SAMPLES) {
    for (const room of /** @type {(keyof typeof ROOMS)[]} */ (Object.keys(ROOMS))) {
      const { view, context } = sample(name, room);
      const said = scene(view, context).items.flatMap(({ picture }) => picture.parts.map(({ words }) => words));
      for (const wanted of [...names, "Temple", "Village"])
        assert.ok(
          said.some((words) => words?.startsWith(wanted)),
          `${name}, ${room}: ${wanted}`,
        );
    }
  }
});

test("an empty hand takes no room on a phone", () => {
  const { view } = sample("delivery", "phone");
  const without = (/** @type {string[]} */ slots) => ({
    ...view,
    pieces: view.pieces.filter((/** @type {any} */ { slot }) => !slots.includes(slot)),
  });
  const hand = `hand:${view.viewer}`;
  assert.ok(plan(ROOMS.phone, without([hand, "cargo"])).extent < plan(ROOMS.phone, view).extent - 40);
  // The buttons must not move while the last card is loaded.
  assert.equal(plan(ROOMS.phone, without([hand])).extent, plan(ROOMS.phone, view).extent);
});

test("no card of a hand moves on a phone while another is loaded", () => {
  const { view, context } = sample("delivery", "phone");
  const cards = (/** @type {any} */ shown) =>
    new Map(scene(shown, context).items.flatMap(({ id, x, y }) => (id.startsWith("hand:") ? [[id, [x, y]]] : [])));
  const [first, ...others] = view.pieces.filter((/** @type {any} */ { slot }) => slot === `hand:${view.viewer}`);
  assert.ok(first && others.length > 0);
  const loading = (/** @type {any} */ piece) =>
    piece === first ? { ...piece, id: `cargo:${piece.face}`, slot: "cargo" } : piece;
  const after = cards({ ...view, pieces: view.pieces.map(loading) });
  const before = cards(view);
  assert.equal(before.delete(first.id), true);
  assert.deepEqual(after, before);
});

test("every meeple on a phone's board is at least 16 pixels high", () => {
  for (const name of SAMPLES) {
    const { view, context } = sample(name, "phone");
    for (const item of scene(view, context).items)
      if (/meeple|character/.test(item.picture.key) && item.area === "board" && item.z === 2)
        assert.ok(
          (item.height / 0.9) * scales("phone", view).board >= 16,
          `${name}: ${item.id} at ${item.target} ${item.height}`,
        );
  }
});

test("what may be picked on a phone has at least 40 pixels, and nearly all of the island stays in sight", () => {
  for (const room of /** @type {const} */ (["phone", "long phone", "phone on its side", "long phone on its side"])) {
    const { view, context } = sample("placing", room);
    const { items, bounds } = scene(view, context);
    const asked = context.plan;
    const isBeside = asked.edge === "right";
    const board = {
      x: 0,
      y: 0,
      width: ROOMS[room].width - (isBeside ? asked.extent : 0),
      height: ROOMS[room].height - (isBeside ? 0 : 46 + asked.extent),
    };
    const cameras = new Cameras(() => {});
    cameras.layOut({ board, side: { ...board, width: 0, height: 0 }, tray: board }, bounds, 0);
    const spaces = view.spaces.filter((/** @type {{ kind: string }} */ { kind }) => kind === "place");
    const lit = /** @type {Set<string>} */ (new Set(spaces.map((/** @type {{ id: string }} */ { id }) => id)));
    const { scale } = cameras.whole(smallestTarget(items, lit), asked.target);
    const places = items.filter((/** @type {Item} */ item) => item.area === "board" && lit.has(item.id));
    assert.ok(places.length >= 15);
    for (const { id, width, height } of places)
      assert.ok(Math.min(width, height) * scale >= 39.99, `${room}, ${id}: ${width * scale} × ${height * scale}`);
    assert.ok(scale / cameras.whole(0).scale < 1.05, `${room}: ${scale / cameras.whole(0).scale} times nearer`);
  }
});
