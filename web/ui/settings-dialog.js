// The settings dialog: a row for each preference, under a heading for each group; a change applies at once.

import { groupedPreferences, PREFERENCES } from "../lib/preferences.js";
import { t } from "../lib/text.js";
import { vibrate } from "../lib/touch.js";
import { button, segments, select } from "./controls.js";
import { h } from "./dom.js";
import { showKeys } from "./keys-dialog.js";
import { ask } from "./notices.js";
import { playSample } from "./sounds.js";

/** @typedef {import("../lib/preferences.js").PreferenceName} PreferenceName */
/** @typedef {import("../lib/preferences.js").Preferences} Preferences */

/**
 * @param {() => Preferences} now
 * @param {(name: PreferenceName, value: string) => Promise<void>} change
 * @param {() => void} report a problem
 */
export async function askPreferences(now, change, report) {
  /** @type {(value?: string) => void} */
  let close = () => {};
  const pick = async (/** @type {PreferenceName} */ name, /** @type {string} */ value) => {
    await change(name, value);
    if (name === "sound") void playSample("turn", value);
    if (name === "vibration") vibrate("turn");
    // The dialog is opened again in the new language.
    if (name === "language") close("again");
  };
  const groups = groupedPreferences().map(([group, names]) =>
    h(
      "section",
      { class: "preferences" },
      h("h3", {}, t(`settings-${group}`)),
      names.map((name) => row(/** @type {PreferenceName} */ (name), now(), pick)),
      group === "keyboard" && button({ label: t("keys"), run: () => void showKeys() }),
    ),
  );
  const answer = await ask({
    title: t("settings"),
    kind: "settings",
    body: groups,
    answers: [{ label: t("report"), value: "report", look: "quiet" }],
    onOpen: (how) => (close = how),
  });
  if (answer === "report") report();
  if (answer === "again") await askPreferences(now, change, report);
}

/**
 * @param {PreferenceName} name
 * @param {Preferences} preferences
 * @param {(name: PreferenceName, value: string) => void} pick
 */
function row(name, preferences, pick) {
  const key = name.replaceAll("_", "-");
  const values = PREFERENCES[name].filter((value) => value !== "unasked");
  const options = {
    label: t(`setting-${key}`),
    value: preferences[name] === "unasked" ? "off" : preferences[name],
    choices: values.map((value) => ({ value, words: t(`setting-${key}-${value}`) })),
    onPick: (/** @type {string} */ value) => pick(name, value),
  };
  return values.length > 4 ? select(options) : segments(options);
}
