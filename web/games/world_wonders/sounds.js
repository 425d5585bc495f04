// What the lines of the log sound like.

/** @type {import("../../table/types.js").LineCues} */
export const sounds = {
  "world-wonders-log-bought": "coin",
  "world-wonders-log-monument": "coin",
  "world-wonders-log-pedestal": "card",
  "world-wonders-log-laid": "place",
  "world-wonders-log-loan": "coin",
  "world-wonders-log-repaid": "coin",
  "world-wonders-log-out": "card",
  "world-wonders-log-automaton-took": "card",
};
