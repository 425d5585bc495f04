// What the lines of the log sound like.

/** @type {import("../../table/types.js").LineCues} */
export const sounds = {
  "quetzal-log-rolled": "roll",
  "quetzal-log-rerolled": "roll",
  "quetzal-log-placed": "place",
  "quetzal-log-bid": "place",
  "quetzal-log-camp": "place",
  "quetzal-log-ousted": "away",
  "quetzal-log-took": "card",
  "quetzal-log-drew": "card",
  "quetzal-log-drew-own": "card",
  "quetzal-log-kept": "card",
  "quetzal-log-kept-own": "card",
  "quetzal-log-won": "card",
  "quetzal-log-won-bonus": "coin",
  "quetzal-log-advanced": "place",
  "quetzal-log-sold": "coin",
  "quetzal-log-upgrade": "place",
  "quetzal-log-drew-upgrade": "place",
  "quetzal-log-delivered": "coin",
  "quetzal-log-bought-point": "coin",
  "quetzal-log-bought-discovery": "coin",
};
