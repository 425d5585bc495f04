// The rules of a game in short, in our own words: a page per language under assets/help/.

import { ROOT } from "../root.js";
import { gameTitle, t } from "../text.js";
import { h } from "./dom.js";
import { ask } from "./notices.js";

/** @param {string} game */
export async function showRules(game) {
  const body = h("div", { class: "rules" });
  const language = document.documentElement.lang;
  const reply = await fetch(new URL(`assets/help/${language}/${game}.html`, ROOT));
  const page = new DOMParser().parseFromString(reply.ok ? await reply.text() : "", "text/html");
  body.append(...page.body.childNodes);
  if (body.childElementCount === 0) body.append(t("rules-none"));
  await ask({ title: t("rules-title", { title: gameTitle(game) }), kind: "wide", reads: true, body });
}
