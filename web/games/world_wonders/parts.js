// The parts of World Wonders' table, for those who do not see it.

/** @type {readonly import("../../table/parts.js").Part[]} */
export const PARTS = [
  [/^(?:city:\d+:|sidewalk:)/, "world-wonders-part-city"],
  [/^(?:purse|track|tracks|loan|held):/, "world-wonders-part-mine"],
  [/^(?:deck$|card:|about:)/, "world-wonders-part-monuments"],
  [/^(?:tile|pile):/, "world-wonders-part-buildings"],
  [/^(?:offered|tower|pedestal):/, "world-wonders-part-roads"],
  [/./, "world-wonders-part-rest"],
];
