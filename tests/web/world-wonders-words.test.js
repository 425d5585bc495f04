import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { linePicture, smallPicture, widePicture } from "../../web/games/world_wonders/card-art.js";
import { demandWords } from "../../web/games/world_wonders/demands.js";
import { LANGUAGES, Words } from "../../web/lib/text.js";

const { content } = JSON.parse(readFileSync(new URL("samples/world_wonders-purchase.json", import.meta.url), "utf8"));

/** @param {string} language */
function speaker(language) {
  const url = new URL(`../../assets/locales/${language}/world_wonders.ftl`, import.meta.url);
  const words = new Words(language, [{ language, sources: [readFileSync(url, "utf8")] }]);
  return (/** @type {any} */ text) => words.say(text);
}

/** @param {import("../../web/table/types.js").Picture} picture */
const written = ({ parts }) => parts.flatMap((part) => (part.words === undefined ? [] : [part]));

for (const language of LANGUAGES) {
  test(`every monument's name and demands are written out on its card, none too small: ${language}`, () => {
    const text = speaker(language);
    for (const card of Object.values(content.monuments)) {
      const demands = demandWords(card, text);
      const name = text({ key: `world-wonders-monument-${card.key}` });
      const parts = written(widePicture(card, name, demands, [], { width: 380, height: 112 }, "light", false));
      const said = parts.map(({ words }) => words).join(" ");
      assert.ok(said.includes(name), name);
      for (const line of demands) assert.ok(said.includes(line), `${name}: ${line}, not ${said}`);
      for (const { words, size, y } of parts) assert.ok((size ?? 0) > 12 && Math.abs(y ?? 0) < 53, `${name}: ${words}`);
    }
  });

  test(`every monument's short name fits a small card: ${language}`, () => {
    const text = speaker(language);
    for (const card of Object.values(content.monuments)) {
      const name = text({ key: `world-wonders-short-${card.key}` });
      for (const picture of [
        smallPicture(card, name, [], { width: 116, height: 76 }, "light", false),
        linePicture(card, name, [], { width: 232, height: 50 }, "light", false),
      ])
        assert.ok(
          written(picture).some(({ words }) => words === name),
          name,
        );
    }
  });
}

test("what a monument asks for is joined as the language joins a list", () => {
  const said = (/** @type {string} */ language, /** @type {string} */ monument) =>
    demandWords(content.monuments[monument], speaker(language));
  assert.deepEqual(said("en", "ishtar"), ["3 land spaces", "Next to the Sidewalk and a Market"]);
  assert.deepEqual(said("fr", "ishtar"), ["3 cases de terre", "Touche le trottoir et un Marché"]);
  assert.deepEqual(said("fr", "bridge")[0], "2 cases de terre, 1 case d’eau et 1 de terre ou d’eau");
});
