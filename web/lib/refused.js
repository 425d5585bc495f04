// An answer of the engine that is no frame but a refusal.

import { errors } from "./errors.js";

/** @typedef {import("../bridge/protocol.js").Problem} Problem */

export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.text.key);
    this.problem = problem;
    // A fault of ours, with what only a report can tell: where in Python it happened.
    const { kind, text, detail } = problem;
    if (kind === "internal") errors.remember({ name: kind, message: text.key, stack: detail });
  }
}
