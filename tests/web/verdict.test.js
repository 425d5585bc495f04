// How a game was decided, in words: for every golden game, every seat, and a spectator.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { LANGUAGES, Words } from "../../web/lib/text.js";
import { verdictText } from "../../web/ui/verdict.js";
import { startPythonEngine } from "./python-engine.js";

const ROOT = new URL("../../", import.meta.url);
const GAMES = ["attika", "quetzal", "world_wonders"];
const NAMES = ["Ada", "Lykos", "Myrto", "Damon", "Phoibe"];

/** @type {string[]} */
const missing = [];

/** @param {string} language */
function wordsOf(language) {
  const sources = ["shell", ...GAMES].map((name) =>
    readFileSync(new URL(`assets/locales/${language}/${name}.ftl`, ROOT), "utf8"),
  );
  return new Words(language, [{ language, sources }], (key) => missing.push(`${language}: ${key}`));
}

const WORDS = new Map(LANGUAGES.map((language) => [language, wordsOf(language)]));

/**
 * @param {string} language
 * @param {any} outcome
 * @param {number | null} viewer
 */
function said(language, outcome, viewer) {
  const list = (/** @type {readonly number[]} */ seats) =>
    new Intl.ListFormat(language).format(seats.map((seat) => NAMES[seat] ?? ""));
  return WORDS.get(language)?.say(verdictText(outcome, viewer, list), NAMES) ?? "";
}

/** @type {ReturnType<typeof startPythonEngine>} */
let engine;
before(() => {
  engine = startPythonEngine();
});
after(() => engine.end());

for (const game of GAMES) {
  test(`every golden game of ${game} is told to each seat and to a spectator, in each language`, async () => {
    for (const file of readdirSync(new URL(`tests/golden/${game}/`, ROOT))) {
      const record = readFileSync(new URL(`tests/golden/${game}/${file}`, ROOT), "utf8");
      const { header } = await engine.ask({ op: "open", table: "t", viewer: null, record });
      for (const viewer of [null, ...Array(header.seats).keys()]) {
        const { frame } = await engine.ask({ op: "frame", table: "t", viewer, since: 0 });
        for (const language of LANGUAGES) {
          const sentence = said(language, frame.outcome, viewer);
          assert.match(sentence, STARTS[language]?.(frame.outcome, viewer) ?? /never/, `${file}, ${viewer}`);
        }
      }
    }
    assert.deepEqual(missing, []);
  });
}

/** How the sentence begins, so that whoever reads it knows at once. @type {Record<string, (outcome: any, viewer: number | null) => RegExp>} */
const STARTS = {
  en: ({ winners }, viewer) =>
    viewer === null ? /^(Equal at \d+: )?(Ada|Lykos|Myrto|Damon|Phoibe)/ : winners.includes(viewer) ? WON.en : LOST.en,
  fr: ({ winners }, viewer) =>
    viewer === null
      ? /^(Égalité à \d+\s: )?(Ada|Lykos|Myrto|Damon|Phoibe)/
      : winners.includes(viewer)
        ? WON.fr
        : LOST.fr,
};
const WON = {
  en: /^(You (won|win|built|joined|share)|Equal at \d+: you won)/,
  fr: /^(Vous (avez gagné|gagnez|partagez)|Égalité à \d+\s: vous gagnez)/,
};
const LOST = { en: /^(You lost|Equal at \d+: you lost)/, fr: /^(Vous avez perdu|Égalité à \d+\s: vous perdez)/ };

/** @param {string} key @param {Record<string, any>} args @param {number[]} winners */
const ended = (key, args, winners) => ({ verdict: { key, args }, winners, places: [], ties: [], reason: "" });

/** @type {[string, Record<string, any>, number[], number | null, string, string][]} */
const SENTENCES = [
  [
    "verdict-points",
    { side: "lost", seats: 2, by: 10, more: 12, less: 2, most: { key: "quetzal-score-upgrades" } },
    [1],
    0,
    "You lost by 10: Points on Upgrades, 12 points to 2",
    "Vous avez perdu de 10 points : Améliorations (à la fin), 12 contre 2",
  ],
  [
    "verdict-points",
    { side: "won", seats: 3, by: 1, more: 14, less: 8, most: { key: "world-wonders-score-monuments" } },
    [0],
    0,
    "You won by 1: Monuments, 14 points to 8",
    "Vous avez gagné de 1 point : Monuments, 14 contre 8",
  ],
  [
    "verdict-points",
    { side: "lost", seats: 3, by: 3, more: 14, less: 8, most: { key: "world-wonders-score-monuments" } },
    [1, 2],
    0,
    "You lost to Lykos and Myrto by 3: Monuments, 14 points to 8",
    "Vous avez perdu de 3 points contre Lykos et Myrto : Monuments, 14 contre 8",
  ],
  [
    "verdict-tie",
    { side: "told", seats: 2, value: 41, more: 7, less: 5, most: { key: "quetzal-criterion-discovery" } },
    [1],
    null,
    "Equal at 41: Lykos won on the tie-break (Discovery track, 7 to 5)",
    "Égalité à 41 : Lykos l’emporte au départage (Piste de Découverte, 7 contre 5)",
  ],
  [
    "verdict-shared",
    { side: "won", value: 41 },
    [0, 1],
    0,
    "You share the victory with Lykos: equal at 41, and in every tie-break",
    "Vous partagez la victoire avec Lykos : égalité à 41 et à tous les départages",
  ],
  ["verdict-conceded", { side: "lost", seat: 0 }, [1], 0, "You gave up", "Vous avez abandonné"],
  ["verdict-plain", { side: "won" }, [0], 0, "You win!", "Vous gagnez !"],
  [
    "verdict-goal",
    { side: "won", seat: 0, points: 41, goal: 38 },
    [0],
    0,
    "You win! 41 points, and more than 38 were needed",
    "Vous gagnez ! 41 points, il en fallait plus de 38",
  ],
  [
    "attika-verdict-connection",
    { side: "won", seat: 0 },
    [0],
    0,
    "You joined two shrines and won",
    "Vous avez gagné en reliant deux sanctuaires",
  ],
];

for (const [key, args, winners, viewer, english, french] of SENTENCES) {
  test(`it is said like this: ${english}`, () => {
    assert.equal(said("en", ended(key, args, winners), viewer), english);
    assert.equal(said("fr", ended(key, args, winners), viewer).replaceAll(/[\u00a0\u202f]/g, " "), french);
    assert.deepEqual(missing, []);
  });
}
