// An answer of the engine that is no frame but a refusal.

/** @typedef {import("./bridge/protocol.js").Problem} Problem */

export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.text.key);
    this.problem = problem;
  }
}
