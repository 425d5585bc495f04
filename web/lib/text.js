// The messages of the page: Fluent bundles in its language, then English for what an installed game does not translate.
//
// A `Text` is a key and its arguments. An argument is
//   * a number or a string, passed as it is;
//   * a `Text`: `$thing` is its value, and each attribute of its message comes along as `$thing-<attribute>`, so that a
//     sentence may say `{ $thing-def }`, `{ $thing-indef }` or choose by `{ $thing-gender -> ... }`; `$thing-here` is how
//     it is said beside what it is about, by the attribute `.here` or as everywhere, and `$thing-own` how it is said to whom
//     it happened, by `.own`, and `$thing-heard` how it is said aloud to the others, by `.heard`, which may be empty;
//   * a seat, by the names in SEAT_ARGUMENTS: the number becomes the name of the player who sits there, `$seat-number` is
//     the seat counted from one, `$seat-side` is `mine` if the reader sits there, else `theirs`, and `$seat-did` is the
//     subject of what was done: the name, or "you" to the reader.
// A noun is a message whose value stands in lists and on labels ("Well"), with the attributes `.indef` ("a well"),
// `.def` ("the well") and, where the language has it, `.gender` (m, f).
// `LIST(one, other, …)` in a message joins what is not empty as the language joins a list, and puts `before: "…"` in front
// of it if there is anything. `INSIDE($words)` are words that begin a sentence elsewhere, as they stand inside one.

import { ROOT } from "./base-url.js";
import { BUILT_IN } from "./builtin-words.js";
import { FluentBundle, FluentResource, negotiateLanguages } from "./vendor.js";

/** @typedef {import("../bridge/protocol.js").Text} Text */
/** @typedef {string | number | Text} Argument */
/** @typedef {(text: Text | string, args?: Record<string, Argument>) => string} Speak */

/** @typedef {{ names: readonly string[], viewer: number | null }} Readers the players by seat, and the seat of who reads */

export const LANGUAGES = ["en", "fr"];
/** The subject of what somebody has done: their name, or "you" to themselves, with the verb that a language needs. */
const DID = "seat-did";
const SEAT_ARGUMENTS = new Set(["seat", "owner", "other"]);

/**
 * @param {string} wish a language of the settings, or "auto"
 * @param {readonly string[]} asked what the browser asks for
 */
export function chooseLanguage(wish, asked) {
  if (LANGUAGES.includes(wish)) return wish;
  return negotiateLanguages([...asked], LANGUAGES, { defaultLocale: "en", strategy: "lookup" })[0] ?? "en";
}

/** The messages of one language, and of others for what the first lacks. */
export class Words {
  /** @type {InstanceType<typeof FluentBundle>[]} */
  #bundles;
  /** @type {(key: string) => void} */
  #missing;

  /**
   * @param {string} language
   * @param {{ language: string, sources: string[] }[]} languages the preferred one first
   * @param {(key: string) => void} [missing] called with a key that has no message
   */
  constructor(language, languages, missing = () => {}) {
    this.language = language;
    this.#missing = missing;
    this.#bundles = languages.map(({ language: each, sources }) => {
      // Without isolation: both languages run left to right, and the marks would end up in names and labels.
      const bundle = new FluentBundle(each, {
        useIsolating: false,
        functions: { LIST: joiner(each), INSIDE: inside },
      });
      for (const source of sources) bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  /** @param {string} key */
  has(key) {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /**
   * @param {Text} text
   * @param {readonly string[]} [names] the players by seat
   * @param {number | null} [viewer] the seat of who reads
   * @returns {string}
   */
  say(text, names = [], viewer = null) {
    return this.#resolve(text, { names, viewer })[0];
  }

  /**
   * @param {Text} text
   * @param {Readers} readers
   * @returns {[string, Record<string, string>]} the value and the attributes
   */
  #resolve(text, readers) {
    const bundle = this.#bundles.find((candidate) => candidate.hasMessage(text.key));
    const message = bundle?.getMessage(text.key);
    if (!bundle || !message) {
      this.#missing(text.key);
      return [text.key, {}];
    }
    const args = this.#arguments(text.args ?? {}, readers);
    /** @type {Error[]} */
    const errors = [];
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const [name, pattern] of Object.entries(message.attributes)) {
      attributes[name] = bundle.formatPattern(pattern, args, errors);
    }
    const value = message.value === null ? "" : bundle.formatPattern(message.value, args, errors);
    if (errors.length > 0) this.#missing(`${text.key}: ${errors.map(String).join(", ")}`);
    return [value, attributes];
  }

  /**
   * @param {Record<string, Argument>} given
   * @param {Readers} readers
   */
  #arguments(given, readers) {
    /** @type {Record<string, string | number>} */
    const args = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === "object") {
        const [words, attributes] = this.#resolve(value, readers);
        args[name] = words;
        args[`${name}-here`] = words;
        args[`${name}-own`] = words;
        args[`${name}-heard`] = words;
        for (const [attribute, form] of Object.entries(attributes)) args[`${name}-${attribute}`] = form;
      } else if (SEAT_ARGUMENTS.has(name) && typeof value === "number") {
        args[name] = readers.names[value] ?? this.say({ key: "seat-name", args: { number: value + 1 } });
        args[`${name}-number`] = value + 1;
        const side = value === readers.viewer ? "mine" : "theirs";
        args[`${name}-side`] = side;
        args[`${name}-did`] = this.has(DID) ? this.say({ key: DID, args: { name: args[name], side } }) : args[name];
      } else {
        args[name] = typeof value === "number" && value < 0 ? withMinus(String(value)) : value;
      }
    }
    return args;
  }
}

/** With the minus sign, which is as wide as a plus, instead of hyphens. @param {string} number */
export function withMinus(number) {
  return number.replaceAll("-", "−");
}

/** @param {string} language */
function joiner(language) {
  const format = new Intl.ListFormat(language);
  return (/** @type {unknown[]} */ parts, /** @type {Record<string, unknown>} */ { before = "" }) => {
    const list = format.format(parts.map(String).filter(Boolean));
    return list && `${before}${list}`;
  };
}

/** @param {unknown[]} words beginning with a capital: not an abbreviation or a square's letter, which keep theirs */
function inside([words]) {
  return String(words).replace(/^\p{Lu}(?=[\p{Ll}’])/u, (letter) => letter.toLowerCase());
}

/** @type {Words} */
let words = new Words("en", []);

/**
 * The message of a key, in the language of the page.
 * @param {string | Text} text
 * @param {Record<string, Argument>} [args]
 */
export function t(text, args) {
  return words.say(typeof text === "string" ? { key: text, ...(args && { args }) } : text);
}

/**
 * Like `t`, with the names of these players for seats.
 * @param {readonly { name: string }[]} players
 * @param {number | null} [viewer] the seat of who reads
 * @returns {(text: Text) => string}
 */
export function speaker(players, viewer = null) {
  const names = players.map((player) => player.name);
  return (text) => words.say(text, names, viewer);
}

/** As the language of the page joins a list. @param {readonly string[]} parts */
export function sayList(parts) {
  return new Intl.ListFormat(words.language).format(parts);
}

/** @param {string} key */
export function hasWords(key) {
  return words.has(key);
}

/**
 * The key of a message of a game: it begins with the game's key, with hyphens for underscores.
 * @param {string} game
 * @param {...string} parts
 */
export function gameKey(game, ...parts) {
  return [game, ...parts].join("-").replaceAll("_", "-");
}

/** @param {string} game */
export function gameTitle(game) {
  const key = gameKey(game, "title");
  return hasWords(key) ? t(key) : game;
}

/**
 * A round by its number, as the game's rules call it.
 * @param {string} game
 * @param {number} round
 */
export function sayRound(game, round) {
  const own = gameKey(game, "nth", "round");
  return hasWords(own) ? t(own, { round }) : t("round", { round });
}

/** A date in the format of the person's country, if its language is that of the page. @param {number} time */
export function sayDate(time) {
  const country = navigator.languages.find((each) => each.split("-")[0] === words.language);
  return new Intl.DateTimeFormat(country ?? words.language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** Milliseconds until the page is shown with the messages that have arrived. */
const WORDS_WAIT = 5000;

/**
 * @typedef {{ isWhole: boolean, late: Promise<boolean> | null }} Loaded `isWhole`: all messages have arrived in time;
 *   `late`: otherwise, whether all have arrived in the end
 */

/**
 * Loads the messages; those that cannot be loaded are in English, as far as they are built in.
 * @param {string} wish
 * @param {string[]} names of the files in each language's folder
 * @returns {Promise<Loaded>}
 */
export async function loadWords(wish, names) {
  const language = chooseLanguage(wish, navigator.languages);
  const order = language === "en" ? ["en"] : [language, "en"];
  /** @type {{ language: string, sources: (string | null)[] }[]} */
  const loaded = order.map((each) => ({ language: each, sources: names.map(() => null) }));
  const isWhole = () => loaded.every(({ sources }) => sources.every((source) => source !== null));
  const arriving = loaded.flatMap(({ language: each, sources }) =>
    names.map(async (name, at) => {
      sources[at] = await fetchWords(each, name);
    }),
  );
  const arrived = Promise.all(arriving).then(() => true);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const enough = await Promise.race([arrived, new Promise((done) => (timer = setTimeout(done, WORDS_WAIT, false)))]);
  clearTimeout(timer);
  useWords(language, loaded);
  if (enough) return { isWhole: isWhole(), late: null };
  const late = arrived.then(() => {
    useWords(language, loaded);
    return isWhole();
  });
  return { isWhole: false, late };
}

/**
 * @param {string} language
 * @param {{ language: string, sources: (string | null)[] }[]} loaded
 */
function useWords(language, loaded) {
  const languages = loaded.map((each) => ({ ...each, sources: each.sources.map((source) => source ?? "") }));
  const lacks = loaded.some(({ sources }) => sources.includes(null));
  if (lacks) languages.push({ language: "en", sources: [BUILT_IN] });
  words = new Words(language, languages, (key) => console.warn(`no words for ${key} in ${language}`));
  document.documentElement.lang = loaded[0]?.sources[0] === null ? "en" : language;
}

/**
 * @param {string} language
 * @param {string} name
 * @returns {Promise<string | null>} null if it failed twice
 */
async function fetchWords(language, name) {
  const address = new URL(`assets/locales/${language}/${name}.ftl`, ROOT);
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    try {
      const reply = await fetch(address, { cache });
      if (reply.ok) return await reply.text();
      // An installed game may have no messages in this language.
      if (reply.status === 404) return "";
    } catch (error) {
      console.warn(`words of ${name} in ${language}:`, error);
    }
  }
  return null;
}
