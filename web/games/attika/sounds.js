// What the lines of the log sound like.

/** @type {import("../../table/types.js").LineCues} */
export const sounds = {
  "attika-log-drew": "card",
  "attika-log-stored": "place",
  "attika-log-built": "place",
  "attika-log-turned-up": "card",
  "attika-log-expanded": "place",
  "attika-log-took": "card",
  "attika-log-took-own": "card",
  "attika-log-completed": "coin",
  "attika-log-blessed": "coin",
  "attika-log-amphora-action": "coin",
  "attika-log-amphora-card": "coin",
};
