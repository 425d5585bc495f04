// Small pictures beside a line of the log, of what the line is about.

import { iconOf } from "./count-icons.js";

/** @typedef {import("../bridge/protocol.js").Text} Text */
/** @typedef {(key: string) => string | null} Sign the name of the icon of a message, as the game's scene has it */

/** More would be longer than the line. */
const MOST = 2;

/**
 * The names of the icons of a line: of the message itself, then of those inside it.
 * @param {Text} text
 * @param {Sign} sign
 * @returns {string[]}
 */
export function signsOf(text, sign) {
  const inner = Object.values(text.args ?? {}).flatMap((each) => (typeof each === "object" ? signsOf(each, sign) : []));
  const own = sign(text.key);
  return [...new Set(own === null ? inner : [own, ...inner])].slice(0, MOST);
}

/**
 * @param {Text} text
 * @param {Sign} sign
 * @param {import("./count-icons.js").Outlines} outlines
 * @returns {SVGSVGElement[]}
 */
export function lineSigns(text, sign, outlines) {
  return signsOf(text, sign).flatMap((name) => iconOf(name, outlines) ?? []);
}
