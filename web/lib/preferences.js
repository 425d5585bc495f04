// The preferences of the settings dialog. Each is a row of its values in the order in which they are offered; the first
// is the default unless DEFAULTS names another.

import { isObject } from "./limits.js";

/** @typedef {"touch" | "always" | "never"} Wanted touch: only where it is done with a finger */

/**
 * @typedef {object} TablePreferences
 * @property {"full" | "reduced" | "none"} motion
 * @property {number} speed 1 is normal, 2 twice as fast
 * @property {Wanted} confirm whether a placement waits to be confirmed
 * @property {Wanted} endTurn whether a choice that ends the turn waits to be confirmed
 * @property {"light" | "dark"} theme
 * @property {string} [textSize]
 */

export const PREFERENCES = /** @type {const} */ ({
  language: ["auto", "en", "fr"],
  theme: ["auto", "light", "dark"],
  text_size: ["normal", "large", "larger"],
  animation: ["auto", "slow", "normal", "fast", "none"],
  bot_pace: ["slow", "normal", "fast", "instant"],
  recap: ["always", "touch", "never"],
  // Nobody has been asked yet: as off.
  sound: ["unasked", "off", "quiet", "normal"],
  vibration: ["off", "on"],
  confirm: ["touch", "always", "never"],
  end_turn: ["touch", "always", "never"],
  shortcuts: ["on", "off"],
});

/** The headings in the settings and what stands under them; everything else is about the table. */
export const PREFERENCE_GROUPS = /** @type {const} */ ({
  reading: ["language", "theme", "text_size"],
  table: [],
  sound: ["sound", "vibration"],
  keyboard: ["shortcuts"],
});

/** @returns {[string, string[]][]} every group with its preferences, in the order in which they are shown */
export function groupedPreferences() {
  const listed = /** @type {string[]} */ (Object.values(PREFERENCE_GROUPS).flat());
  const rest = Object.keys(PREFERENCES).filter((name) => !listed.includes(name));
  return Object.entries(PREFERENCE_GROUPS).map(([group, names]) => [group, group === "table" ? rest : [...names]]);
}

export const DEFAULTS = /** @type {Record<string, string>} */ ({ bot_pace: "normal", recap: "touch" });

/** @typedef {keyof typeof PREFERENCES} PreferenceName */
/** @typedef {{ [Name in PreferenceName]: string }} Preferences */

const TEXT_SIZES = /** @type {Record<string, string>} */ ({ large: "1.15", larger: "1.3" });

/**
 * @param {unknown} stored whatever was read from the storage
 * @returns {Preferences}
 */
export function soundPreferences(stored) {
  const given = isObject(stored) ? stored : {};
  const rows = Object.entries(PREFERENCES).map(([name, values]) => {
    const value = values.find((known) => known === given[name]);
    return [name, value ?? DEFAULTS[name] ?? values[0]];
  });
  return Object.fromEntries(rows);
}

/** @param {Preferences} preferences */
export function applyPreferences(preferences) {
  const root = document.documentElement;
  root.dataset.theme = preferences.theme;
  root.dataset.animation = preferences.animation;
  root.dataset.shortcuts = preferences.shortcuts;
  root.dataset.vibration = preferences.vibration;
  root.style.setProperty("--text-scale", TEXT_SIZES[preferences.text_size] ?? "1");
  paintFrame(preferences.theme);
}

/**
 * The browser's frame has the colour of the ground: by the system's wish, as the metas say, or by a person's.
 * @param {string} theme
 */
function paintFrame(theme) {
  for (const meta of document.querySelectorAll("meta[data-scheme]")) {
    const scheme = /** @type {HTMLMetaElement} */ (meta).dataset.scheme;
    const wish = scheme === theme ? "all" : "not all";
    meta.setAttribute("media", theme === "auto" ? `(prefers-color-scheme: ${scheme})` : wish);
  }
}

const SPEEDS = /** @type {Record<string, number>} */ ({ slow: 0.5, fast: 2 });

/** Whether the page is dark now. @param {Preferences} preferences */
export function isDark({ theme }) {
  return theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/**
 * What the table makes of them.
 * @param {Preferences} preferences
 * @returns {TablePreferences}
 */
export function tablePreferences(preferences) {
  const { animation, confirm, end_turn, text_size } = preferences;
  const isCalm = animation === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    motion: animation === "none" ? "none" : isCalm ? "reduced" : "full",
    speed: SPEEDS[animation] ?? 1,
    confirm: /** @type {Wanted} */ (confirm),
    endTurn: /** @type {Wanted} */ (end_turn),
    theme: isDark(preferences) ? "dark" : "light",
    textSize: text_size,
  };
}

const PACES = /** @type {Record<string, number>} */ ({ slow: 1600, normal: 700, fast: 300, instant: 0 });

/** How long something stays to be read, beside the pace normal. */
const READING = /** @type {Record<string, number>} */ ({ slow: 1.6, fast: 0.65, instant: 0.5 });

/**
 * Milliseconds in which these words can be read.
 * @param {string} words
 * @param {Pick<Preferences, "bot_pace">} preferences
 */
export function readingTime(words, { bot_pace }) {
  return Math.round((1500 + 60 * words.length) * (READING[bot_pace] ?? 1));
}

/** Whether the end of a round is told in a dialog. @param {Pick<Preferences, "recap">} preferences */
export function mayRecap({ recap }) {
  return recap === "always" || (recap === "touch" && matchMedia("(pointer: coarse)").matches);
}

/** Milliseconds between two actions of bots. @param {Preferences} preferences */
export function botPace({ bot_pace }) {
  return PACES[bot_pace] ?? 700;
}
