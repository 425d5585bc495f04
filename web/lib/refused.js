// The error that is thrown for a request that the engine, or the page before it, has refused.

import { errors } from "./errors.js";

/** @typedef {import("../bridge/protocol.js").Problem} Problem */

export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.text.key);
    this.problem = problem;
    // A fault in Python: a report needs its traceback.
    const { kind, text, detail } = problem;
    if (kind === "internal") errors.remember({ name: kind, message: text.key, stack: detail });
  }
}
