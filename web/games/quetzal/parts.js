// The parts of Quetzal's table, for those who do not see it.

/** @type {readonly import("../../table/parts.js").Part[]} */
export const PARTS = [
  [/^(?:stela$|temple:)/, "quetzal-part-temple"],
  [/^village:/, "quetzal-part-village"],
  [/^(?:quarry|small_temple|ruins|black_market)$/, "quetzal-part-bids"],
  [/^(?:ship:|camp$|harbor$)/, "quetzal-part-shore"],
  [/^(?:card|upgrade):/, "quetzal-part-display"],
  [/^(?:track|round):/, "quetzal-part-tracks"],
  [/^pool:/, "quetzal-part-meeples", "hand"],
  [/^cargo:/, "quetzal-part-cards"],
  [/^(?:hand|active):/, "quetzal-part-cards", "hand"],
  [/^spent:/, "quetzal-part-cards"],
  [/./, "quetzal-part-rest"],
];
