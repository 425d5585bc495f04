import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage, Words } from "../../web/text.js";

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
