// Every word through Fluent: no key without words in a language, no words without a key, no sentence in the code.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { BUILT_IN } from "../../web/lib/builtin-words.js";
import { CATALOGUE } from "../../web/play/catalogue.js";

const ROOT = new URL("../../", import.meta.url).pathname;
const LANGUAGES = ["en", "fr"];

const GAMES = CATALOGUE.map((poster) => poster.key);

/** What a game says apart from the names of its things; the code names these keys. */
const SPOKEN = /^(title|about|option|ask|do|log|preview|refused|note|count|score|ending|inspect|some)(-|$)/;

/** @param {string} folder @param {RegExp} ending @returns {string[]} */
function files(folder, ending) {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(ROOT, path)).isDirectory()) return files(path, ending);
    return ending.test(name) ? [path] : [];
  });
}

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");

/** @param {string} language */
function messages(language) {
  const found = new Map();
  for (const path of ["shell", ...GAMES].map((name) => `assets/locales/${language}/${name}.ftl`)) {
    for (const block of read(path).split(/^(?=[a-z])/m)) {
      const key = /^([a-z][\w-]*) =/.exec(block)?.[1];
      if (key) assert.ok(!found.has(key), `${key} stands twice in ${language}`);
      if (key) found.set(key, block);
    }
  }
  return found;
}

/** What the code asks for: whole keys, and keys with a part that is put in. */
function asked() {
  const keys = new Set();
  /** @type {RegExp[]} */
  const patterns = [];
  const shared = files("web", /\.js$/).filter((path) => !path.includes("games/"));
  const scenes = GAMES.flatMap((game) => files(`web/games/${game}`, /\.js$/));
  const js = [...shared, ...scenes].map(read).join("\n");
  const rules = GAMES.flatMap((game) => files(`py/ludoteca/games/${game}`, /\.py$/));
  const engine = files("py/ludoteca", /\.py$/).filter((path) => !path.includes("games/"));
  const python = [...rules, ...engine].map(read).join("\n");
  const own = GAMES.map((game) => game.replaceAll("_", "-")).join("|");
  const wanted = "(?:\\bt|hasWords|\\bword|RecordError|say|Text)\\(\\s*|key: |key = ";
  const named = new RegExp(`(${wanted})"([a-z][a-z-]+)"`, "g");
  for (const [, , name] of [...shared, ...engine].map(read).join("\n").matchAll(named)) keys.add(name);
  // Other things have keys too: in a game only what begins with its name is a message.
  for (const [, name] of scenes
    .map(read)
    .join("\n")
    .matchAll(new RegExp(`"((?:${own})-[a-z-]*[a-z])"`, "g")))
    keys.add(name);
  const either = /\? "([a-z]+-[a-z-]+)" : "([a-z]+-[a-z-]+)"/g;
  for (const [, one, other] of shared.map(read).join("\n").matchAll(either)) keys.add(one).add(other);
  for (const [, name] of python.matchAll(new RegExp(`"((?:${own})-[a-z-]*[a-z])"`, "g"))) keys.add(name);
  for (const [, names = ""] of js.matchAll(/gameKey\(([^)]*)\)?/g)) {
    const parts = [...names.matchAll(/"([a-z]+)"/g)].map(([, part]) => part);
    if (parts.length > 0) patterns.push(new RegExp(`^(${own})-${parts.join("-")}(-[a-zA-Z0-9-]+)?$`));
  }
  for (const [, name = ""] of js.matchAll(/(?:\bt\(|hasWords\(|key: |key = |[?:] )`([^`\n]*)`/g)) {
    if (/^[a-z-]*[a-z][a-z-]*$/.test(name.replace(/\$\{[^}]*\}/g, ""))) patterns.push(pattern(name, /\$\{[^}]*\}/g));
  }
  for (const [, name = ""] of python.matchAll(new RegExp(`f"((?:${own})-[^"]*\\{[^"]*)"`, "g"))) {
    patterns.push(pattern(name, /\{[^}]*\}/g));
  }
  // How a game was decided, by its ending: tests/web/verdict.test.js says all of them.
  patterns.push(new RegExp(`^(${own})-verdict-[a-z-]+$`));
  return { keys, patterns };
}

/** @param {string} name @param {RegExp} hole */
function pattern(name, hole) {
  return new RegExp(`^${name.split(hole).join("[a-zA-Z0-9-]+")}$`);
}

test("every key that the code names has words in every language", () => {
  const { keys } = asked();
  for (const language of LANGUAGES) {
    const known = messages(language);
    const missing = [...keys].filter((key) => !known.has(key) && !known.has(`table-${key}`) && !NO_KEYS.has(key));
    assert.deepEqual(missing, [], language);
  }
});

/** What the search above takes for a key and is none: games themselves, an example in a docstring. */
const NO_KEYS = new Set([...readdirSync(join(ROOT, "py/ludoteca/games")), "attika-store"]);

test("every language has the same keys", () => {
  const [one = [], other = []] = LANGUAGES.map((language) => [...messages(language).keys()].sort());
  assert.deepEqual(one, other);
});

test("no words are kept that nothing asks for", () => {
  const { keys, patterns } = asked();
  const known = messages("en");
  const inside = new Set(
    [...known.values()].flatMap((block) =>
      [...block.matchAll(/[ (]([a-z]+(?:-[a-z0-9]+)+)(?= \}|[,)])/g)].map(([, key]) => key),
    ),
  );
  const used = (/** @type {string} */ key) =>
    keys.has(key) || inside.has(key) || isThing(key) || patterns.some((each) => each.test(key));
  assert.deepEqual(
    [...known.keys()].filter((key) => !used(key)),
    [],
  );
});

const codes = new Map();

/** @param {string} game @returns {string} */
function codeOf(game) {
  const paths = () => [...files(`py/ludoteca/games/${game}`, /\.py$/), ...files(`web/games/${game}`, /\.js$/)];
  if (!codes.has(game)) codes.set(game, paths().map(read).join("\n"));
  return codes.get(game);
}

/**
 * Things on a table are named by their kind, `<game>-<kind>` and `<game>-<kind>-<face>` (py/ludoteca/core/view.py): the
 * kind stands somewhere in the game's code.
 * @param {string} key
 */
function isThing(key) {
  const game = GAMES.find((each) => key.startsWith(`${each.replaceAll("_", "-")}-`));
  if (!game) return false;
  const name = key.slice(game.length + 1);
  const code = codeOf(game);
  const parts = name.split("-");
  const kinds = parts.map((_, at) => parts.slice(0, at + 1).join("_"));
  return !SPOKEN.test(name) && kinds.some((kind) => code.includes(`"${kind}"`));
}

test("the words of one language take the same arguments as those of the other", () => {
  const french = messages("fr");
  for (const [key, block] of messages("en")) {
    const names = (/** @type {string} */ words) => new Set([...words.matchAll(/\$(\w+)/g)].map(([, name]) => name));
    // What is counted stands beside its number: a language may bend the word by it.
    const given = /-count-/.test(key) ? names(`${block} $count`) : names(block);
    const extra = [...names(french.get(key))].filter((name) => !given.has(name));
    assert.deepEqual(extra, [], key);
  }
});

test("each message is whole: its braces close", () => {
  for (const language of ["en", "fr"])
    for (const [key, block] of messages(language))
      assert.equal(block.split("{").length, block.split("}").length, `${language}: ${key}`);
});

test("French is set as the French set it: no-break spaces before high signs, curly apostrophes", () => {
  const paths = [...files("assets/locales/fr", /\.ftl$/), ...files("assets/help/fr", /\.html$/)];
  const wrong = paths.flatMap((path) =>
    read(path)
      .split("\n")
      .filter((line) => / [;:!?»]|« |\w[;!?»]|[\p{L}})]:(?!\/\/)| ?'\p{L}/u.test(bare(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  assert.deepEqual(wrong, []);
});

test("French elides: no “de” stands before a name that may begin with a vowel", () => {
  const bold = [...messages("fr").values()].filter((block) =>
    /\b(?:de|le|la|que|ne) \{ \$(?:game|title|name|seat|owner|other)\b/.test(block),
  );
  assert.deepEqual(bold, []);
});

/** Without comments, the syntax of Fluent's functions, tags and entities. @param {string} line */
const bare = (line) => line.replace(/^#.*|<[^>]*>|&\w+;|\b[a-z]+: (?=")/g, "");

test("no sentence stands in the code of the page", () => {
  const sentence = /"(?:[A-Z][a-z]+|[A-Za-z][a-z]+ [a-z]{2,}[^"]*)"/g;
  const innocent =
    /class|Error\(|import |kind: |=== "|case "|querySelector|matches\(|\.key|throw |font|font-|console|role/;
  const found = files("web/ui", /\.js$/).flatMap((path) =>
    read(path)
      .split("\n")
      .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && !innocent.test(line) && line.match(sentence))
      .map((line) => `${path}: ${line.trim()}`),
  );
  assert.deepEqual(found, []);
});

test("the words that are built into the page are the English ones", () => {
  const english = messages("en");
  const lines = BUILT_IN.trim().split("\n");
  assert.ok(lines.length > 20);
  for (const line of lines) assert.equal(`${line}\n`, `${english.get(line.split(" ")[0])?.split("\n")[0]}\n`);
});
