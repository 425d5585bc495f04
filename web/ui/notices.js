// What the page says: announcements for screen readers, notes that come and go, dialogs that ask.

import { Announcer } from "../lib/announcer.js";
import { t } from "../lib/text.js";
import { button } from "./controls.js";
import { freshId, h } from "./dom.js";

const NOTE_LASTS = 9000;

/** @param {string} id */
function place(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element;
}

/** Milliseconds in which what is said belongs to one change. */
const ONE_CHANGE = 60;

const announcer = new Announcer(
  (words) => {
    const region = place("live");
    region.append(h("p", {}, words));
    while (region.childElementCount > 6) region.firstElementChild?.remove();
  },
  (run) => setTimeout(run, ONE_CHANGE),
);

/**
 * Announces something to screen readers, together with what else is announced of the same change.
 * @param {string} words
 * @param {{ again?: boolean }} [options] `again`: somebody asks to hear it again
 */
export function announce(words, options) {
  announcer.say(words, options);
}

/** Announces the last announcement again. */
export function sayAgain() {
  announcer.repeat();
}

/**
 * @param {string} words
 * @param {{ label?: string, run?: () => void, stays?: boolean, warn?: boolean, once?: string }} [options] `once`: while
 *   a note of this name is there, no second one comes
 */
export function note(words, { label, run, stays = false, warn = false, once } = {}) {
  const close = () => element.remove();
  // A warning is an alert, which screen readers say when it comes.
  if (!warn) announce(words, { again: true });
  if (once && document.querySelector(`.note[data-once="${once}"]`)) return () => {};
  const element = h(
    "div",
    { class: `note${warn ? " warn" : ""}`, "data-once": once },
    // The words alone are said, not the buttons.
    h("p", { role: warn ? "alert" : undefined }, words),
    label &&
      button({
        label,
        look: "quiet",
        run: () => {
          close();
          run?.();
        },
      }),
    button({ label: t("close"), icon: "close", bare: true, look: "quiet", run: close }),
  );
  place("notes").append(element);
  if (!stays) setTimeout(close, NOTE_LASTS);
  return close;
}

/**
 * @typedef {object} Answer
 * @property {string} label
 * @property {string} value
 * @property {"primary" | "plain" | "quiet" | "danger"} [look]
 */

/**
 * A dialog; resolves with the value of the answer, or "" when it was closed without one.
 * @param {object} options
 * @param {string} options.title
 * @param {import("./dom.js").Child | import("./dom.js").Child[]} [options.body]
 * @param {Answer[]} [options.answers]
 * @param {string} [options.kind] a class for its look
 * @param {boolean} [options.must] an answer must be given
 * @param {number} [options.guard] milliseconds in which nothing closes it: somebody may be in the middle of a tap
 * @param {string} [options.reads] the name of its body, where there is more to read than to press: keys scroll it
 * @param {(close: (value?: string) => void) => void} [options.onOpen]
 * @returns {Promise<string>}
 */
export function ask({ title, body, answers = [], kind = "", must = false, reads, guard = 0, onOpen }) {
  return new Promise((resolve) => {
    const heading = freshId();
    const close = (value = "") => element.close(value);
    const element = h(
      "dialog",
      { class: `dialog ${kind}`, "aria-labelledby": heading },
      h(
        "header",
        {},
        h("h2", { id: heading, tabindex: "-1" }, title),
        !must && button({ label: t("close"), icon: "close", bare: true, look: "quiet", run: () => close() }),
      ),
      h(
        "div",
        { class: "body", ...(reads && { role: "group", "aria-label": reads, tabindex: "0", autofocus: true }) },
        Array.isArray(body) ? body : [body],
      ),
      answers.length > 0 &&
        h(
          "footer",
          {},
          answers.map((answer) =>
            button({ label: answer.label, look: answer.look ?? "plain", run: () => close(answer.value) }),
          ),
        ),
    );
    describe(element, reads !== undefined);
    if (guard > 0) guardAgainstTaps(element, guard);
    element.addEventListener("cancel", (event) => must && event.preventDefault());
    // A press on the backdrop has the dialog itself as its target: everything inside is a child.
    element.addEventListener("pointerdown", (event) => event.target === element && !must && close());
    element.addEventListener("close", () => {
      element.remove();
      resolve(element.returnValue);
    });
    document.body.append(element);
    element.showModal();
    focusFirst(element);
    onOpen?.(close);
  });
}

/** Characters that are heard when a dialog opens; who wants to read more does so by themselves. */
const SHORT = 1500;

/**
 * What a dialog says is read when it opens, beside its title.
 * @param {HTMLDialogElement} dialog
 * @param {boolean} isRead its body has the focus
 */
function describe(dialog, isRead) {
  const body = dialog.querySelector(".body");
  const isForm = body?.querySelector("input, select, button, a") != null;
  if (!body || isForm || (body.textContent ?? "").length > SHORT) return;
  body.id = freshId();
  (isRead ? body : dialog).setAttribute("aria-describedby", body.id);
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {number} time in milliseconds in which it takes no input
 */
function guardAgainstTaps(dialog, time) {
  const until = performance.now() + time;
  const stop = (/** @type {Event} */ event) => {
    if (performance.now() >= until) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ["pointerdown", "click", "keydown", "cancel"]) dialog.addEventListener(kind, stop, true);
}

/** @param {HTMLDialogElement} dialog the most likely answer has the focus, else the title */
function focusFirst(dialog) {
  const target = dialog.querySelector("[autofocus], .primary, h2");
  if (target instanceof HTMLElement) target.focus();
}

/**
 * @param {string} title
 * @param {string} words
 * @param {{ label: string, look?: "primary" | "danger" }} answer
 */
export async function confirm(title, words, answer) {
  const answers = [
    { label: t("cancel"), value: "", look: /** @type {const} */ ("quiet") },
    { label: answer.label, value: "yes", look: answer.look ?? /** @type {const} */ ("primary") },
  ];
  return (await ask({ title, body: h("p", {}, words), answers })) === "yes";
}
