// The dialog that shares a game: its link as text and as a QR code, and its file.

import { t } from "../lib/text.js";
import { loadQREncoder } from "../lib/vendor.js";
import { button } from "./controls.js";
import { freshId, h } from "./dom.js";
import { copyField, fileName, saveFile } from "./files.js";
import { ask, note } from "./notices.js";
import { titleOf } from "./saved-list.js";

/** @typedef {import("../play/intents.js").Queries} Queries */

/**
 * The whole game, or the part of it up to the earlier moment that is shown.
 * @param {Queries} queries
 * @param {Pick<import("../play/game-state.js").GameState, "saved" | "past" | "frame">} state
 * @param {(link: string) => string} hashOf what follows the page's address in that of a link
 */
export async function shareGame(queries, { saved, past, frame }, hashOf) {
  const title = titleOf(saved);
  const until = past?.moment ?? null;
  const address = new URL(window.location.href);
  address.hash = hashOf(await queries.link(until));
  const id = freshId();
  const field = h("input", { id, type: "text", readonly: true, value: address.href, class: "link", autofocus: true });
  const copy = async () => {
    const isDone = await copyField(field);
    note(t(isDone ? "share-copied" : "share-copy-by-hand"));
  };
  const code = await qrCode(address.href);
  await ask({
    title: t("share-title"),
    kind: "share",
    body: [
      h("p", {}, past ? t("share-about-moment", { moment: past.moment, all: frame.moment }) : t("share-about")),
      h("label", { for: id, class: "unseen" }, t("share-link")),
      h("div", { class: "row" }, field, button({ label: t("share-copy"), icon: "copy", look: "primary", run: copy })),
      code,
      h(
        "div",
        { class: "row" },
        "share" in navigator &&
          button({ label: t("share-send"), icon: "share", run: () => void send(title, address.href) }),
        button({
          label: t("share-file"),
          icon: "download",
          run: async () => saveFile(fileName(title), await queries.record(until)),
        }),
      ),
    ],
  });
}

/**
 * @param {string} title
 * @param {string} url
 */
async function send(title, url) {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person cancelled, or the system has no way to send: the link is still there to copy.
  }
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} words
 * @returns {Promise<HTMLElement | null>} null if the link is too long for one, or what draws it is not to be had
 */
async function qrCode(words) {
  /** @type {boolean[][]} */
  let rows;
  try {
    const { default: encodeQR } = await loadQREncoder();
    rows = encodeQR(words, "raw", { ecc: "low", border: 3 });
  } catch {
    return null;
  }
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${rows.length} ${rows.length}`);
  svg.setAttribute("shape-rendering", "crispEdges");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join(""));
  svg.append(path);
  return h("figure", { class: "qr", role: "img", "aria-label": t("share-qr") }, svg);
}
