// Asks once whether sounds are wanted: in the lobby, when somebody has played before. The settings keep the answer.

import { t } from "../lib/text.js";
import { mayVibrate } from "../lib/touch.js";
import { note } from "../ui/notices.js";
import { playSample } from "../ui/sounds.js";

/** Milliseconds for a first look at the lobby. */
const CALM = 1500;

/**
 * Whether it is time to ask.
 * @param {object} now
 * @param {string} now.sound of the settings
 * @param {number} now.games that are saved here
 * @param {boolean} now.isDriven whether a program controls the browser: nobody would answer
 * @param {boolean} now.isCalm whether the lobby is still shown, with nothing over it
 */
export function isOffered({ sound, games, isDriven, isCalm }) {
  return sound === "unasked" && games > 0 && !isDriven && isCalm;
}

/**
 * @param {Pick<import("./app.js").App, "preferences" | "prefer" | "savedGames">} app
 * @param {() => boolean} isLobby whether the lobby is shown
 */
export async function offerSounds(app, isLobby) {
  const now = () => ({
    sound: app.preferences.sound,
    games: app.savedGames.listLocal().length,
    isDriven: navigator.webdriver,
    isCalm: isLobby() && document.querySelector("dialog[open], .note") === null,
  });
  if (!isOffered(now())) return;
  await new Promise((done) => setTimeout(done, CALM));
  if (!isOffered(now())) return;
  // Not to be asked again, whatever the answer is.
  app.prefer("sound", "off");
  const close = note(t("sounds-offer"), {
    label: t("sounds-yes"),
    stays: true,
    run: () => {
      app.prefer("sound", "quiet");
      if (mayVibrate()) app.prefer("vibration", "on");
      void playSample("turn", "quiet");
    },
  });
  window.addEventListener("hashchange", close, { once: true });
}
