// Buttons, choices and fields, as elements.

import { freshId, h } from "./dom.js";
import { icon } from "./icons.js";

/** @typedef {import("./icons.js").IconName} IconName */

/**
 * @param {object} options
 * @param {string} options.label
 * @param {IconName} [options.icon]
 * @param {"primary" | "plain" | "quiet" | "danger"} [options.look]
 * @param {boolean} [options.bare] the label is for screen readers only
 * @param {string} [options.of] what it belongs to, for screen readers: names of several buttons must differ
 * @param {string} [options.title] its tip: why it is disabled, or more about it
 * @param {boolean} [options.disabled]
 * @param {(event: MouseEvent) => void} [options.run]
 */
export function button({ label, icon: name, look = "plain", bare = false, of, title, disabled = false, run }) {
  const element = h(
    "button",
    {
      type: "button",
      class: `button ${look}${bare ? " bare" : ""}`,
      "data-tip": title ?? (bare ? label : undefined),
      // What the name does not say is heard after it.
      "aria-description": title !== label && title,
    },
    name && icon(name),
    h("span", { class: bare ? "unseen" : "words" }, label),
    of && h("span", { class: "unseen" }, of),
  );
  // A disabled button stays focusable, because its tip says why it is disabled.
  if (disabled) element.setAttribute("aria-disabled", "true");
  element.addEventListener("click", (event) => {
    if (element.getAttribute("aria-disabled") !== "true") run?.(event);
  });
  return element;
}

/**
 * @param {object} options
 * @param {string} options.label
 * @param {readonly { value: string, words: string }[]} options.choices
 * @param {string} options.value
 * @param {(value: string) => void} options.onPick
 * @param {boolean} [options.bare]
 */
export function select({ label, choices, value, onPick, bare = false }) {
  const id = freshId();
  const list = h(
    "select",
    { id, onchange: () => onPick(list.value) },
    choices.map((choice) => h("option", { value: choice.value, selected: choice.value === value }, choice.words)),
  );
  return h("div", { class: "field" }, h("label", { for: id, class: bare ? "unseen" : "" }, label), list);
}

/**
 * Radio buttons side by side, for a few choices.
 * @param {object} options
 * @param {string} options.label
 * @param {readonly { value: string, words: string }[]} options.choices
 * @param {string} options.value
 * @param {(value: string) => void} options.onPick
 */
export function segments({ label, choices, value, onPick }) {
  const name = freshId();
  return h(
    "fieldset",
    { class: "segments" },
    h("legend", {}, label),
    h(
      "div",
      { class: "row" },
      choices.map((choice) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name,
            value: choice.value,
            checked: choice.value === value,
            "data-at": `${label} ${choice.value}`,
            onchange: () => onPick(choice.value),
          }),
          h("span", {}, choice.words),
        ),
      ),
    ),
  );
}

/**
 * @param {object} options
 * @param {string} options.label
 * @param {string} options.value
 * @param {(value: string) => void} options.onType
 * @param {number} [options.length]
 * @param {string} [options.hint]
 * @param {boolean} [options.bare]
 */
export function textField({ label, value, onType, length = 40, hint, bare = false }) {
  const id = freshId();
  const input = h("input", {
    id,
    type: "text",
    value,
    maxlength: length,
    placeholder: hint,
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => onType(input.value),
  });
  return h("div", { class: "field" }, h("label", { for: id, class: bare ? "unseen" : "" }, label), input);
}
