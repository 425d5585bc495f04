import assert from "node:assert/strict";
import { test } from "node:test";
import { headerOf, newDraft, quickDraft, withKind, withPlayer, withSeats } from "../../web/play/draft.js";

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
const SEAT_OPTIONS = {
  colours: ["black", "sky", "yellow"],
  levels: ["novice", "skilled"],
  level: "novice",
  name: (/** @type {number} */ seat, /** @type {string} */ kind) => `${kind} ${seat + 1}`,
};

test("without a past a person sits down with one bot", () => {
  const { players } = newDraft(META, SEAT_OPTIONS, undefined);
  assert.deepEqual(players, [
    { kind: "person", name: "person 1", colour: "black", level: "" },
    { kind: "bot", name: "bot 2", colour: "sky", level: "novice" },
  ]);
});

test("what was set up last is remembered as far as the game still offers it", () => {
  const last = {
    ...withSeats(newDraft(META, SEAT_OPTIONS, undefined), SEAT_OPTIONS, 3),
    options: { long: true, gone: 1, start: 9 },
  };
  const draft = newDraft(META, SEAT_OPTIONS, last);
  assert.equal(draft.players.length, 3);
  assert.deepEqual(draft.options, { long: true });
  assert.equal(newDraft(META, SEAT_OPTIONS, { players: [1, null] }).players.length, 2);
});

test("a new bot is as good as the last one that was chosen", () => {
  const draft = withPlayer(newDraft(META, SEAT_OPTIONS, undefined), 1, { level: "skilled" });
  assert.equal(withSeats(draft, SEAT_OPTIONS, 3).players[2]?.level, "skilled");
  assert.equal(withKind(draft, SEAT_OPTIONS, 0, "bot").players[0]?.level, "skilled");
});

test("a quick start repeats the last seats of one person, and never a game between people or of bots alone", () => {
  const alone = newDraft({ ...META, seats: [1, 2, 3] }, SEAT_OPTIONS, undefined);
  const trio = withSeats(alone, SEAT_OPTIONS, 3);
  const quick = (/** @type {unknown} */ last) =>
    quickDraft({ ...META, seats: [1, 2, 3] }, SEAT_OPTIONS, last).players.map(({ kind }) => kind);
  assert.deepEqual(quick({ ...trio, options: {} }), ["person", "bot", "bot"]);
  assert.deepEqual(quick(withSeats(alone, SEAT_OPTIONS, 1)), ["person"]);
  assert.deepEqual(quick(withKind(trio, SEAT_OPTIONS, 2, "person")), ["person", "bot"]);
  assert.deepEqual(quick(withKind(trio, SEAT_OPTIONS, 0, "bot")), ["person", "bot"]);
});

test("a quick start after a game between people has its options", () => {
  const last = {
    ...withKind(newDraft(META, SEAT_OPTIONS, undefined), SEAT_OPTIONS, 1, "person"),
    options: { long: true },
  };
  assert.deepEqual(quickDraft(META, SEAT_OPTIONS, last).options, { long: true });
});

test("taking another seat's colour gives it one's own", () => {
  const { players } = withPlayer(newDraft(META, SEAT_OPTIONS, undefined), 0, { colour: "sky" });
  assert.deepEqual(
    players.map((player) => player.colour),
    ["sky", "black"],
  );
});

test("a name that nobody typed changes with the kind of player, a typed one stays", () => {
  const draft = newDraft(META, SEAT_OPTIONS, undefined);
  assert.deepEqual(withKind(draft, SEAT_OPTIONS, 1, "person").players[1], {
    kind: "person",
    name: "person 2",
    colour: "sky",
    level: "",
  });
  const typed = withPlayer(draft, 1, { name: "Ida" });
  assert.equal(withKind(typed, SEAT_OPTIONS, 1, "person").players[1]?.name, "Ida");
});

test("the header holds what the seats allow, a seed, and a name for everybody", () => {
  const draft = { ...newDraft(META, SEAT_OPTIONS, undefined), options: { start: 1, long: true, gone: 3 }, seed: " " };
  const header = headerOf(withPlayer(draft, 0, { name: " " }), META, SEAT_OPTIONS, "77");
  assert.deepEqual(header.options, { start: 1, long: true });
  assert.equal(header.seed, "77");
  assert.equal(header.rules_version, 4);
  assert.equal(header.players[0]?.name, "person 1");
});

/** @param {unknown[]} players */
const remembered = (...players) => newDraft(META, SEAT_OPTIONS, { players, options: {}, seed: "" }).players;
const ANN = { kind: "person", name: "Ann", colour: "black", level: "" };
const BOT = { kind: "bot", name: "Lykos", colour: "sky", level: "skilled" };

test("sound players are remembered as they were", () => {
  assert.deepEqual(remembered(ANN, BOT), [ANN, BOT]);
});

test("a level that no bot has becomes the usual one, and a person has none", () => {
  assert.equal(remembered(ANN, { ...BOT, level: "god" })[1]?.level, "novice");
  assert.equal(remembered(ANN, { ...BOT, level: "" })[1]?.level, "novice");
  assert.equal(remembered({ ...ANN, level: "skilled" }, BOT)[0]?.level, "");
});

test("each seat has a colour of the game, and no two the same", () => {
  const colours = (/** @type {string[]} */ ...given) =>
    remembered(...given.map((colour) => ({ ...ANN, colour }))).map((player) => player.colour);
  assert.deepEqual(colours("black", "black", "black"), ["black", "sky", "yellow"]);
  assert.deepEqual(colours("", "<b>", "black"), ["sky", "yellow", "black"]);
  assert.deepEqual(colours("mud", "sky"), ["black", "sky"]);
  assert.deepEqual(colours("yellow", "sky", "black"), ["yellow", "sky", "black"]);
});

test("a name that cannot be seen is none", () => {
  assert.deepEqual(
    remembered({ ...ANN, name: "\u200b\u3164" }, { ...BOT, name: "\u2800" }).map((player) => player.name),
    ["person 1", "bot 2"],
  );
  const draft = withPlayer(newDraft(META, SEAT_OPTIONS, undefined), 0, { name: "\u202e\u200b" });
  assert.equal(headerOf(draft, META, SEAT_OPTIONS, "1").players[0]?.name, "person 1");
  assert.equal(remembered({ ...ANN, name: "x".repeat(1000) }, BOT)[0]?.name, "x".repeat(40));
});

test("more in a remembered player than there should be does not go on to the engine", () => {
  assert.deepEqual(remembered({ ...ANN, more: [1] }, BOT), [ANN, BOT]);
});

test("more players than the game seats are left out, whoever is too much", () => {
  assert.equal(remembered(...Array(1000).fill(ANN)).length, 3);
  assert.equal(remembered(null, 3, [], ANN, BOT).length, 2);
});
