// One word for each thing, and none that only a programmer knows.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../assets/", import.meta.url);

/** What nobody should read, in any language or in one. @type {Record<string, RegExp[]>} */
const UNWANTED = {
  en: [
    /\b[Ss]eeds?\b/,
    /Python/,
    /\b[Tt]hrow/,
    /as measured/,
    /times in 100|of 100\b/,
    /\bdark\b(?! face is)/i,
    /\b(black|white) (side|meeples?)\b/,
    /step on the Discovery|steps? along the Discovery/,
    /Turn by \{ \$degrees \}/,
    /\bas printed\b/,
  ],
  fr: [
    /[Gg]raine/,
    /Python/,
    /moteur de règles…/,
    /ni serveur/,
    /Retour en arrière/,
    / = Préparer$/,
    /pour commencer :/,
    /\(\+1 or\)/,
    /aussitôt dans la défausse/,
    /quoi que ce soit/,
    /tour touche/,
    /\banneaux/,
    /Finir sans carte/,
    /Prendre en main/,
    /, emplacement /,
    /sans rotation/,
    /de cinq$/,
    /faces? (noires?|blanches?)(?! : A)/i,
    /chances? sur 100|sur 100\b/,
    /\bpas sur la piste de Découverte/,
    /Se placer/,
  ],
};

for (const [language, unwanted] of Object.entries(UNWANTED)) {
  test(`no word is jargon, and no thing has two: ${language}`, () => {
    const paths = [`locales/${language}/`, `help/${language}/`].flatMap((folder) =>
      readdirSync(new URL(folder, ROOT)).map((name) => `${folder}${name}`),
    );
    const found = paths.flatMap((path) =>
      readFileSync(new URL(path, ROOT), "utf8")
        .split("\n")
        .map((line) => line.replaceAll(/[\u00a0\u202f]/g, " "))
        // Keys of messages and themes are not read by anybody.
        .filter((line) => !line.startsWith("#") && !/^(setting-theme-dark| {4}\.key) = /.test(line))
        .filter((line) =>
          unwanted.some((each) => each.test(line.replace(/^[a-z][\w-]* = /, " = ").replaceAll(/\$[\w-]+/g, "$"))),
        )
        .map((line) => `${path}: ${line.trim()}`),
    );
    assert.deepEqual(found, []);
  });
}
