// The dialog that sets up a new game: the players, the options, the seed.

import { gameKey, gameTitle, hasWords, t } from "../lib/text.js";
import { headerOf, offeredOptions, withKind, withPlayer, withSeats } from "../play/draft.js";
import { offeredLevels } from "../play/levels.js";
import { segments, select, textField } from "./controls.js";
import { fill, freshId, h } from "./dom.js";
import { ask } from "./notices.js";
import { badge } from "./seat-badge.js";
import { botOfLevel } from "./seat-panels.js";

/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../play/draft.js").SeatOptions} SeatOptions */
/** @typedef {import("../play/draft.js").Draft} Draft */

/**
 * @param {GameMeta} meta
 * @param {SeatOptions} seatOptions
 * @param {Draft} draft
 * @param {string} seed the one a new game gets unless another is typed
 * @returns {Promise<{ header: Header, draft: Draft } | null>}
 */
export async function setUp(meta, seatOptions, draft, seed) {
  const body = h("div", { class: "setup" });
  let now = draft;
  /** @param {Draft} next */
  const change = (next) => {
    now = next;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.at : undefined;
    render();
    if (focused) /** @type {HTMLElement | null} */ (body.querySelector(`[data-at="${CSS.escape(focused)}"]`))?.focus();
  };
  const render = () => fill(body, ...form(meta, seatOptions, now, change, (next) => (now = next)));
  render();
  const answer = await ask({
    title: t("setup-title", { game: gameTitle(meta.key) }),
    kind: "wide",
    body,
    answers: [
      { label: t("cancel"), value: "", look: "quiet" },
      { label: t("start-game"), value: "start", look: "primary" },
    ],
  });
  return answer === "start" ? { header: headerOf(now, meta, seatOptions, seed), draft: now } : null;
}

/**
 * @param {GameMeta} meta
 * @param {SeatOptions} seatOptions
 * @param {Draft} draft
 * @param {(draft: Draft) => void} change draws the form again
 * @param {(draft: Draft) => void} keep a change while somebody types
 */
function form(meta, seatOptions, draft, change, keep) {
  let now = draft;
  /** @param {Draft} next */
  const typed = (next) => {
    now = next;
    keep(next);
  };
  const options = offeredOptions(meta, draft.players.length).map((option) => {
    const pick = (/** @type {boolean | number | string} */ value) =>
      typed({ ...now, options: { ...now.options, [option.key]: value } });
    return { option, field: optionField(meta.key, option, draft, pick) };
  });
  /** Options show the new name of a player too. @param {Draft} next */
  const renamed = (next) => {
    typed(next);
    for (const { option, field } of options)
      for (const [at, words] of field.querySelectorAll("option").entries())
        words.textContent = optionWords(meta.key, option.key, option.values[at] ?? "", next);
  };
  return [
    segments({
      label: t("setup-players"),
      value: String(draft.players.length),
      choices: meta.seats.map((seats) => ({ value: String(seats), words: String(seats) })),
      onPick: (value) => change(withSeats(now, seatOptions, Number(value))),
    }),
    h(
      "ol",
      { class: "setup-seats" },
      draft.players.map((player, seat) => seatRow(seatOptions, player, seat, () => now, change, renamed)),
    ),
    ...options.map(({ field }) => field),
    textField({
      label: t("setup-seed"),
      value: draft.seed,
      hint: t("setup-seed-hint"),
      length: 64,
      onType: (seed) => typed({ ...now, seed }),
    }),
  ];
}

/**
 * @param {string} game
 * @param {import("../bridge/protocol.js").Option} option
 * @param {Draft} draft
 * @param {(value: boolean | number | string) => void} pick
 */
function optionField(game, option, draft, pick) {
  return select({
    label: t(gameKey(game, "option", option.key)),
    value: String(draft.options[option.key] ?? option.values[0]),
    choices: option.values.map((value) => ({
      value: String(value),
      words: optionWords(game, option.key, value, draft),
    })),
    onPick: (value) => {
      const picked = option.values.find((each) => String(each) === value);
      if (picked !== undefined) pick(picked);
    },
  });
}

/**
 * @param {SeatOptions} seatOptions
 * @param {import("../bridge/protocol.js").Player} player
 * @param {number} seat
 * @param {() => Draft} now
 * @param {(draft: Draft) => void} change
 * @param {(draft: Draft) => void} renamed
 */
function seatRow(seatOptions, player, seat, now, change, renamed) {
  const number = seat + 1;
  const value = player.kind === "person" ? "person" : player.level;
  const who = select({
    label: t("setup-who", { number }),
    bare: true,
    value,
    choices: [
      { value: "person", words: t("person") },
      ...offeredLevels(player.level).map((level) => ({ value: level, words: botOfLevel(level) })),
    ],
    onPick: (picked) => {
      if (picked === "person") change(withKind(now(), seatOptions, seat, "person"));
      else change(withPlayer(withKind(now(), seatOptions, seat, "bot"), seat, { level: picked }));
    },
  });
  who.querySelector("select")?.setAttribute("data-at", `who-${seat}`);
  const about =
    player.kind === "bot" && hasWords(`level-${player.level}-about`) ? t(`level-${player.level}-about`) : "";
  return h(
    "li",
    { class: "setup-seat" },
    colourPicker(seatOptions, player, seat, now, change),
    textField({
      label: t("setup-name", { number }),
      bare: true,
      value: player.name,
      onType: (name) => renamed(withPlayer(now(), seat, { name })),
    }),
    who,
    about && h("p", { class: "muted" }, about),
  );
}

/**
 * The badge of the seat, which opens to the badges of all colours.
 * @param {SeatOptions} seatOptions
 * @param {import("../bridge/protocol.js").Player} player
 * @param {number} seat
 * @param {() => Draft} now
 * @param {(draft: Draft) => void} change
 */
function colourPicker(seatOptions, player, seat, now, change) {
  const name = freshId();
  return h(
    "details",
    { class: "colours" },
    h(
      "summary",
      {
        "data-at": `colour-${seat}`,
        "aria-label": t("setup-colour", { number: seat + 1, colour: t(`colour-${player.colour}`) }),
      },
      badge(player.colour, seat),
    ),
    h(
      "div",
      { class: "swatches", role: "radiogroup", "aria-label": t("setup-colours") },
      seatOptions.colours.map((colour) =>
        h(
          "label",
          { "data-tip": t(`colour-${colour}`) },
          h("input", {
            type: "radio",
            name,
            class: "unseen",
            checked: colour === player.colour,
            // The badge that has been opened gets the focus when it is closed by a choice.
            "data-at": `colour-${seat}`,
            "aria-label": t(`colour-${colour}`),
            onchange: () => change(withPlayer(now(), seat, { colour })),
          }),
          badge(colour),
        ),
      ),
    ),
  );
}

/**
 * @param {string} game
 * @param {string} option
 * @param {boolean | number | string} value
 * @param {Draft} draft
 */
function optionWords(game, option, value, draft) {
  const key = gameKey(game, "option", option, String(value));
  if (hasWords(key)) return t(key);
  const seat = typeof value === "number" ? draft.players[value] : undefined;
  return option === "start" && seat ? seat.name : String(value);
}
