import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as attika from "../../web/games/attika/signs.js";
import * as quetzal from "../../web/games/quetzal/signs.js";
import * as wonders from "../../web/games/world_wonders/signs.js";
import { signsOf } from "../../web/ui/line-signs.js";

const GAMES = { attika, quetzal, world_wonders: wonders };

test("a line shows what it names, each thing once, no more than two", () => {
  const card = (/** @type {string} */ face) => ({ key: `quetzal-card-${face}` });
  const cards = { key: "quetzal-list-2", args: { item1: card("tablet-vp"), item2: card("tablet-none") } };
  const text = { key: "quetzal-log-won", args: { seat: 1, place: { key: "quetzal-place-small-temple" }, cards } };
  assert.deepEqual(signsOf(text, quetzal.sign), ["temple-gate", "stone-tablet"]);
  const built = { key: "attika-log-built", args: { building: { key: "attika-building-well" }, seat: 0 } };
  assert.deepEqual(signsOf(built, attika.sign), ["well"]);
  assert.deepEqual(signsOf({ key: "attika-building-oracle" }, attika.sign), ["greek-temple"]);
  const bought = { key: "world-wonders-log-bought", args: { item: { key: "world-wonders-tile-of-farm" } } };
  assert.deepEqual(signsOf(bought, wonders.sign), ["barn"]);
  const many = ["long", "tower", "first"].map((item) => [item, { key: `world-wonders-item-${item}` }]);
  const more = { key: "world-wonders-log-out", args: Object.fromEntries(many) };
  assert.deepEqual(signsOf(more, wonders.sign), ["hourglass", "stone-path"]);
  assert.deepEqual(signsOf({ key: "quetzal-log-ended" }, quetzal.sign), []);
});

test("every message that has a sign exists", () => {
  for (const [game, { sign }] of Object.entries(GAMES)) {
    const words = readFileSync(new URL(`../../assets/locales/en/${game}.ftl`, import.meta.url), "utf8");
    const keys = [...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key);
    assert.ok(keys.some((key) => sign(key) !== null));
    const source = readFileSync(new URL(`../../web/games/${game}/signs.js`, import.meta.url), "utf8");
    const named = [...source.matchAll(/^ {2}"([\w-]+)":/gm)].map(([, key = ""]) => key);
    assert.deepEqual(
      named.filter((key) => !keys.includes(key)),
      [],
    );
  }
});
