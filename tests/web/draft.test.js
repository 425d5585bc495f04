import assert from "node:assert/strict";
import { test } from "node:test";
import { headerOf, newDraft, withKind, withPlayer, withSeats } from "../../web/draft.js";

const META = {
  key: "go",
  title: "Go",
  seats: [2, 3],
  options: [
    { key: "start", values: ["random", 0, 1], seats: [2] },
    { key: "start", values: ["random", 0, 1, 2], seats: [3] },
    { key: "long", values: [false, true] },
  ],
  rules_version: 4,
  endings: [],
  has_secrets: false,
};
const COMPANY = {
  colours: ["black", "sky", "yellow"],
  level: "novice",
  name: (/** @type {number} */ seat, /** @type {string} */ kind) => `${kind} ${seat + 1}`,
};

test("without a past a person sits down with one bot", () => {
  const { players } = newDraft(META, COMPANY, undefined);
  assert.deepEqual(players, [
    { kind: "person", name: "person 1", colour: "black", level: "" },
    { kind: "bot", name: "bot 2", colour: "sky", level: "novice" },
  ]);
});

test("what was set up last is remembered as far as the game still offers it", () => {
  const last = {
    ...withSeats(newDraft(META, COMPANY, undefined), COMPANY, 3),
    options: { long: true, gone: 1, start: 9 },
  };
  const draft = newDraft(META, COMPANY, last);
  assert.equal(draft.players.length, 3);
  assert.deepEqual(draft.options, { long: true });
  assert.equal(newDraft(META, COMPANY, { players: [1, null] }).players.length, 2);
});

test("what was stored with a level or a colour that there is not is mended, and no two seats share a colour", () => {
  const person = /** @type {const} */ ({ kind: "person", name: "Ann", colour: "mud", level: "god" });
  const bot = /** @type {const} */ ({ kind: "bot", name: "Bo", colour: "black", level: "god" });
  const { players } = newDraft(META, COMPANY, { players: [person, bot, { ...bot, level: "expert" }], options: 3 });
  assert.deepEqual(
    players.map(({ colour, level }) => [colour, level]),
    [
      ["black", ""],
      ["sky", "novice"],
      ["yellow", "expert"],
    ],
  );
});

test("taking another seat's colour gives it one's own", () => {
  const { players } = withPlayer(newDraft(META, COMPANY, undefined), 0, { colour: "sky" });
  assert.deepEqual(
    players.map((player) => player.colour),
    ["sky", "black"],
  );
});

test("a name that nobody typed changes with the kind of player, a typed one stays", () => {
  const draft = newDraft(META, COMPANY, undefined);
  assert.deepEqual(withKind(draft, COMPANY, 1, "person").players[1], {
    kind: "person",
    name: "person 2",
    colour: "sky",
    level: "",
  });
  const typed = withPlayer(draft, 1, { name: "Ida" });
  assert.equal(withKind(typed, COMPANY, 1, "person").players[1]?.name, "Ida");
});

test("the header holds what the seats allow, a seed, and a name for everybody", () => {
  const draft = { ...newDraft(META, COMPANY, undefined), options: { start: 1, long: true, gone: 3 }, seed: " " };
  const header = headerOf(withPlayer(draft, 0, { name: " " }), META, COMPANY, "77");
  assert.deepEqual(header.options, { start: 1, long: true });
  assert.equal(header.seed, "77");
  assert.equal(header.rules_version, 4);
  assert.equal(header.players[0]?.name, "person 1");
});
