// How long a text from outside may be: an address, a file, a stored value. The length is checked before anything copies or
// parses the text, so that refusing takes no time whatever its size. Python has the same limits for links, files and names;
// tests/contract compares.

import { Refused } from "./refused.js";

/** What follows `#g=`, in characters. */
export const LINK_LENGTH = 16_384;
/** A record as a file, in characters; it is nearly all ASCII, so in bytes too. */
export const FILE_LENGTH = 400_000;
/** The name of a player or of a game, in characters. */
export const NAME_LENGTH = 40;
/** The id of a saved game, and the key of a game. */
export const ID_LENGTH = 64;
/** The part of an address after the page, `#g=` included. */
export const ADDRESS_LENGTH = LINK_LENGTH + 3;
/** Stored settings, or a game that is being set up. */
export const DRAFT_LENGTH = 20_000;
/** The result of a game, as the statistics have it. */
export const RESULT_LENGTH = 2_000;
/** How deep lists and objects of stored JSON may be nested; ours have less than ten levels. */
export const NESTING = 64;

/** A text was refused before it was parsed, because of its length or nesting. */
export class TooMuch extends Error {}

/** The error for a link or a file that is too long. */
export function tooLong() {
  return new Refused({ kind: "bad_request", text: { key: "record-too-long" } });
}

/**
 * Throws if the link or the file in a request is longer than any that can be valid.
 * @param {{ [field: string]: unknown }} request
 */
export function requirePossible({ link, record }) {
  if (typeof link === "string" && link.length > LINK_LENGTH) throw tooLong();
  if (typeof record === "string" && record.length > FILE_LENGTH) throw tooLong();
}

/**
 * Whether a parsed value has fields; what they hold is not known.
 * @param {unknown} value
 * @returns {value is { [field: string]: unknown }}
 */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * JSON of at most this length, and not nested deeper than code can walk; otherwise it throws.
 * @param {string} text
 * @param {number} [length]
 * @returns {unknown}
 */
export function parseWithin(text, length = FILE_LENGTH) {
  if (text.length > length) throw new TooMuch(`${text.length} characters`);
  if (nesting(text) > NESTING) throw new TooMuch(`nested deeper than ${NESTING}`);
  return JSON.parse(text);
}

/**
 * The same, but undefined if the text is no JSON or exceeds a limit.
 * @param {string} text
 * @param {number} [length]
 * @returns {unknown}
 */
export function tryParse(text, length = FILE_LENGTH) {
  try {
    return parseWithin(text, length);
  } catch {
    return undefined;
  }
}

/**
 * How deep a JSON text is nested, without parsing it; it stops counting above what is allowed.
 * @param {string} text
 */
function nesting(text) {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && deepest <= NESTING; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) isQuoted = !isQuoted;
    else if (isQuoted) at += code === 0x5c ? 1 : 0;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return deepest;
}

/**
 * @param {unknown} value
 * @param {number} length
 * @param {number} [least]
 * @returns {value is string}
 */
export function isShort(value, length, least = 0) {
  return typeof value === "string" && value.length >= least && value.length <= length;
}
