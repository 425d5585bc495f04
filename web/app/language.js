// Loads the words in the language of the settings, and again if some are missing.

import { loadWords, t } from "../lib/text.js";
import { CATALOGUE } from "../play/catalogue.js";
import { note } from "../ui/notices.js";

/**
 * @param {import("./app.js").App} app
 * @param {() => Promise<void>} redraw shows the page again when words come late
 */
export async function loadLanguage(app, redraw) {
  const { isWhole, late } = await loadWords(app.preferences.language, ["shell", ...CATALOGUE.map(({ key }) => key)]);
  if (late) void late.then((isWholeNow) => redraw().then(() => isWholeNow || offerRetry(app, redraw)));
  else if (!isWhole) offerRetry(app, redraw);
  // The app is installed in the language of the page.
  const { lang } = document.documentElement;
  const name = lang === "en" ? "manifest.webmanifest" : `manifest.${lang}.webmanifest`;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", name);
}

/**
 * @param {import("./app.js").App} app
 * @param {() => Promise<void>} redraw
 */
function offerRetry(app, redraw) {
  const run = () => void loadLanguage(app, redraw).then(redraw);
  note(t("words-failed"), { warn: true, stays: true, label: t("try-again"), run });
}
