// The dialog with a summary of a game's rules, from assets/help/.

import { ROOT } from "../lib/base-url.js";
import { gameTitle, t } from "../lib/text.js";
import { h } from "./dom.js";
import { hasFiles, lazyImport } from "./lazy-import.js";
import { ask } from "./notices.js";

/** @param {string} game */
async function fetchSummary(game) {
  const path = `assets/help/${document.documentElement.lang}/${game}.html`;
  const reply = await fetch(new URL(path, ROOT));
  if (!reply.ok && hasFiles(game)) throw new Error(`${path}: ${reply.status}`);
  return reply.ok ? reply.text() : "";
}

/** @param {string} game */
export async function showRules(game) {
  const body = h("div", { class: "rules" });
  const page = new DOMParser().parseFromString(await lazyImport(fetchSummary(game)), "text/html");
  body.append(...page.body.childNodes);
  if (body.childElementCount === 0) body.append(t("rules-none"));
  await ask({ title: t("rules-title", { title: gameTitle(game) }), kind: "wide", reads: t("rules"), body });
}
