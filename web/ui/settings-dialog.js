// The settings dialog: a row for each preference; a change applies at once.

import { PREFERENCES } from "../lib/preferences.js";
import { t } from "../lib/text.js";
import { segments, select } from "./controls.js";
import { fill, h } from "./dom.js";
import { ask } from "./notices.js";

/** @typedef {import("../lib/preferences.js").PreferenceName} PreferenceName */
/** @typedef {import("../lib/preferences.js").Preferences} Preferences */

/**
 * @param {() => Preferences} now
 * @param {(name: PreferenceName, value: string) => Promise<void>} change
 * @param {() => void} report a problem
 */
export async function askPreferences(now, change, report) {
  const body = h("div", { class: "preferences" });
  const draw = () =>
    fill(
      body,
      ...Object.entries(PREFERENCES).map(([name, values]) => {
        const key = name.replaceAll("_", "-");
        const row = {
          label: t(`setting-${key}`),
          value: now()[/** @type {PreferenceName} */ (name)],
          choices: values.map((value) => ({ value, words: t(`setting-${key}-${value}`) })),
          onPick: async (/** @type {string} */ value) => {
            await change(/** @type {PreferenceName} */ (name), value);
            if (name === "language") close("again");
          },
        };
        return values.length > 3 ? select(row) : segments(row);
      }),
    );
  /** @type {(value?: string) => void} */
  let close = () => {};
  draw();
  // When the language changes, the dialog is opened again in the new one.
  const answer = await ask({
    title: t("settings"),
    body,
    answers: [{ label: t("report"), value: "report", look: "quiet" }],
    onOpen: (how) => (close = how),
  });
  if (answer === "report") report();
  if (answer === "again") await askPreferences(now, change, report);
}
