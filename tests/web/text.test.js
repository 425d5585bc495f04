import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage, Words } from "../../web/lib/text.js";

const ENGLISH = `
seat-name = Player { $number }
well = Well
    .indef = a well
mill = Mill
    .indef = a mill
built = { $seat } built { $thing-indef }
paid = Pay { LIST(water, hills) }
water = { $water ->
    [0] {""}
   *[other] { $water } water
}
hills = { $hills } hills
`;
const FRENCH = `
well = Puits
    .gender = m
mill = Tour
    .gender = f
lone = { $thing-gender ->
    [f] seule
   *[m] seul
}
`;

/** @param {string[]} [missing] */
function words(missing = []) {
  const shelves = [
    { language: "fr", sources: [FRENCH] },
    { language: "en", sources: [ENGLISH] },
  ];
  return new Words("fr", shelves, (key) => missing.push(key));
}

test("a noun among the arguments brings its attributes along", () => {
  assert.equal(words().say({ key: "lone", args: { thing: { key: "mill" } } }), "seule");
  assert.equal(words().say({ key: "lone", args: { thing: { key: "well" } } }), "seul");
});

test("a seat is told by the name of its player, or by its number", () => {
  const text = { key: "built", args: { seat: 1, thing: { key: "seat-name", args: { number: 3 } } } };
  const english = new Words("en", [{ language: "en", sources: [ENGLISH] }]);
  const built = { key: "built", args: { seat: 1, thing: { key: "mill" } } };
  assert.equal(english.say(built, ["Ann", "Bo"]), "Bo built a mill");
  assert.equal(english.say(built), "Player 2 built a mill");
  assert.equal(english.say(text.args.thing), "Player 3");
});

test("what one language lacks is said in English, and what nobody has is reported", () => {
  /** @type {string[]} */
  const missing = [];
  assert.equal(words(missing).say({ key: "hills", args: { hills: 2 } }), "2 hills");
  assert.deepEqual(missing, []);
  assert.equal(words(missing).say({ key: "nowhere" }), "nowhere");
  assert.deepEqual(missing, ["nowhere"]);
});

test("a list leaves out what is empty", () => {
  const english = new Words("en", [{ language: "en", sources: [ENGLISH] }]);
  assert.equal(english.say({ key: "paid", args: { water: 0, hills: 1 } }), "Pay 1 hills");
  assert.equal(english.say({ key: "paid", args: { water: 2, hills: 1 } }), "Pay 2 water and 1 hills");
});

test("the language is the wish, else what the browser asks for, else English", () => {
  assert.equal(chooseLanguage("fr", ["en-GB"]), "fr");
  assert.equal(chooseLanguage("auto", ["de", "fr-CA", "en"]), "fr");
  assert.equal(chooseLanguage("auto", ["de"]), "en");
});

test("a list says what stands before it only if there is something in it", () => {
  const source = `gains = Done{ LIST(water, hills, before: ": ") }
water = { $water ->
    [0] {""}
   *[other] { $water } water
}
hills = { $hills ->
    [0] {""}
   *[other] { $hills } hills
}
`;
  const english = new Words("en", [{ language: "en", sources: [source] }]);
  assert.equal(english.say({ key: "gains", args: { water: 2, hills: 1 } }), "Done: 2 water and 1 hills");
  assert.equal(english.say({ key: "gains", args: { water: 0, hills: 0 } }), "Done");
});

test("inside a sentence words lose their capital, a square or an abbreviation does not", () => {
  const source = "hint = Conseil : { INSIDE($what) }.";
  const french = new Words("fr", [{ language: "fr", sources: [source] }]);
  const say = (/** @type {string} */ what) => french.say({ key: "hint", args: { what } });
  assert.equal(say("Échanger une carte"), "Conseil : échanger une carte.");
  assert.equal(say("L’arme"), "Conseil : l’arme.");
  assert.equal(say("H8, terre"), "Conseil : H8, terre.");
  assert.equal(say("2 au Campement"), "Conseil : 2 au Campement.");
});

test("beside the thing it is about, a choice need not name it again", () => {
  const source = `bid = Bid { $size } at the Quarry
    .here = Bid { $size }
pass = Pass
named = { $name }: { $what-here }`;
  const english = new Words("en", [{ language: "en", sources: [source] }]);
  const named = (/** @type {any} */ what) => english.say({ key: "named", args: { name: "Quarry", what } });
  assert.equal(named({ key: "bid", args: { size: 3 } }), "Quarry: Bid 3");
  assert.equal(named({ key: "pass" }), "Quarry: Pass");
});

test("what is below zero has a minus, not a hyphen", () => {
  const english = new Words("en", [{ language: "en", sources: ["place = { $q }, { $r }"] }]);
  assert.equal(english.say({ key: "place", args: { q: 2, r: -1 } }), "2, −1");
});
