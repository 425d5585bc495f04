// Frames of Quetzal laid out for several screens, for the tests of its scene.

import { readFileSync } from "node:fs";
import { boundsOf, plan, trayLayout } from "../../web/games/quetzal/traylayout.js";

/** @typedef {import("../../web/table/types.js").Item} Item */

export const ROOMS = {
  desktop: { width: 936, height: 836 },
  phone: { width: 360, height: 530 },
  laptop: { width: 992, height: 720 },
  "small desktop": { width: 784, height: 768 },
  tablet: { width: 768, height: 898 },
  "long phone": { width: 390, height: 734 },
  "phone on its side": { width: 490, height: 360 },
  "long phone on its side": { width: 650, height: 390 },
};
/** The names of the places in French, which are the longest. */
const WORDS = new Map(
  [
    ...readFileSync(new URL("../../assets/locales/fr/quetzal.ftl", import.meta.url), "utf8").matchAll(
      /^(quetzal-(?:place|short|title)-[\w-]+) = (.+)$/gm,
    ),
  ].map(([, key = "", words = ""]) => [key, words]),
);
export const SAMPLES = ["placing", "delivery", "limit"];

/** @param {string} name @param {keyof typeof ROOMS} [room] */
export function sample(name, room = "desktop") {
  const { frame, players, content } = JSON.parse(
    readFileSync(new URL(`samples/quetzal-${name}.json`, import.meta.url), "utf8"),
  );
  const shown = frame.to_act;
  const context = {
    game: "quetzal",
    players,
    mine: shown,
    shown,
    content,
    chosen: { rolls: "likely", mummy_values: "3-6-10", automaton: "rare" },
    theme: "light",
    text: (/** @type {{ key: string }} */ text) => WORDS.get(text.key) ?? text.key,
    plan: plan(ROOMS[room], frame.view),
  };
  return { frame, view: frame.view, context: /** @type {any} */ (context), seat: shown };
}

export const ids = (/** @type {{ id: string }[]} */ items) => items.map(({ id }) => id);
export const find = (/** @type {Item[]} */ items, /** @type {string} */ id) =>
  /** @type {Item} */ (items.find((item) => item.id === id));

/** Pixels per unit of board and tray where all of them is seen. @param {keyof typeof ROOMS} name @param {any} view */
export function scales(name, view) {
  const room = ROOMS[name];
  const asked = plan(room, view);
  const isBeside = asked.edge === "right";
  const bar = asked.target ? 46 : 52;
  const [across, down] = isBeside ? [asked.extent, 0] : [room.width > 700 ? 44 : 0, asked.extent + bar];
  const [board, tray] = [boundsOf(asked), trayLayout(asked.bands).bounds];
  return {
    board: Math.min((room.width - across - 20) / board.width, (room.height - down - 20) / board.height),
    tray: isBeside
      ? Math.min((asked.extent - 12) / tray.width, (room.height - 108) / tray.height)
      : Math.min((room.width - 12) / tray.width, (asked.extent - 12) / tray.height),
    side: 1,
  };
}
