// Keeps an engine running: starts it, notices when it dies or hangs, starts another, restores the open tables there and sends
// the unanswered requests again. It does not depend on a browser: it is given the function that starts a worker.

import { OpenTables } from "./open-tables.js";

/** @typedef {import("./protocol.js").Op} Op */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Reply} Reply */

/**
 * @typedef {object} Runner A started engine.
 * @property {import("./protocol.js").Ask} ask answered in order; rejects when the engine is broken
 * @property {import("./protocol.js").ReplyTo<"games">} games
 * @property {number} effort milliseconds of computing for its start
 * @property {Promise<unknown>} ended resolves when the worker has died, where the browser has locks
 * @property {() => void} end
 */

/** @typedef {{ signal: AbortSignal, onProgress: () => void }} Start `onProgress` is called for every sign of progress */

/**
 * @typedef {"slow" | "up" | "failed" | "silent" | "heard" | "stopped" | "restarted" | "unrestored"} News
 * slow: a start makes no progress, but goes on; up: the first start has succeeded; failed: no start succeeds, until somebody
 * calls `start` again; silent: a request waits long for its reply; heard: the reply has come; stopped: the engine has died or
 * hangs, and another is started; restarted: it is up, and the tables are as they were; unrestored: it is up without them.
 */

/** @typedef {{ request: Request, resolve: (reply: Reply) => void, endings: number }} Entry `endings`: how many engines have died of it */

/** In milliseconds. Time is counted in ticks, so that the time in which the page itself slept or was busy does not count. */
export const LIMITS = { tick: 250, told: 1000, ordinary: 2000, long: 10_000, stall: 10_000 };
/** On a slow device limits are longer: so many times the effort of the start, or the slowest reply so far. */
const MARGINS = { start: 3, answer: 4 };
const MOST_DOUBLED = 8;
/** After so many failed starts the supervisor gives up, until `start` is called again. */
const STARTS = 2;
/** A request that so many engines have died of is refused. Open tables that so many have died of are not restored. */
const ENDINGS = 2;
/** After so many engines have died or hung with no reply in between, the supervisor gives up as well. */
const FALLS = 5;

/** Operations that replay a whole game, or read a game's tables for the first time. @type {Set<Op>} */
const LONG = new Set(["games", "content", "new", "open", "resume", "course", "record", "link"]);

/** @param {string} key @returns {import("./protocol.js").Failure} */
const refusal = (key) => ({ ok: false, error: { kind: "down", text: { key } } });

export class Supervisor {
  /** @type {(start: Start) => Promise<Runner>} */
  #start;
  /** @type {(news: News) => void} */
  #tell;
  #tables = new OpenTables();
  /** @type {Entry[]} in the order in which they were asked */
  #pending = [];
  /** @type {Runner | null} */
  #running = null;
  /** @type {AbortController | null} of the start that is under way */
  #starting = null;
  #hasFailed = false;
  #wasUp = false;
  /** grows with every engine: messages of older ones are ignored */
  #generation = 0;
  /** how many engines have died or hung since the last reply */
  #falls = 0;
  /** milliseconds since the last sign of life */
  #silent = 0;
  #isTold = false;
  /** the factor of all limits: doubled each time a silent engine was ended */
  #doubled = 1;
  #slowest = { ordinary: 0, long: 0 };
  #effort = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {(start: Start) => Promise<Runner>} start rejects when the engine does not come up
   * @param {(news: News) => void} tell
   */
  constructor(start, tell) {
    this.#start = start;
    this.#tell = tell;
  }

  /**
   * May be asked at any time: what comes before the engine is up waits for it.
   * @template {Op} O
   * @param {import("./protocol.js").RequestFor<O>} request
   * @returns {Promise<import("./protocol.js").ReplyTo<O>>}
   */
  ask(request) {
    if (this.#hasFailed && this.#wasUp) return Promise.resolve(refusal("engine-down"));
    return new Promise((resolve) => {
      // Requests of all operations wait in one queue: that a reply is for its own request is not in the types there.
      const entry = /** @type {Entry} */ (/** @type {unknown} */ ({ request, resolve, endings: 0 }));
      if (this.#pending.length === 0) this.#silent = 0;
      this.#pending.push(entry);
      if (this.#running) this.#send(entry, this.#running);
      this.#watch();
    });
  }

  /** Starts, or starts again what has failed or is slow to start. */
  start() {
    if (!this.#running) void this.#bring();
  }

  /** The games that the engine has, once it is up. */
  get games() {
    return this.#running?.games ?? null;
  }

  end() {
    this.#generation += 1;
    this.#starting?.abort();
    this.#running?.end();
    this.#running = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #bring() {
    this.#starting?.abort();
    this.#generation += 1;
    const generation = this.#generation;
    const isOld = () => generation !== this.#generation;
    this.#hasFailed = false;
    // `starts`: starts that failed; `spoilt`: engines that started, but died or hung while the tables were restored.
    let [starts, spoilt] = [0, 0];
    while (starts < STARTS) {
      const runner = await this.#startOne().catch(() => null);
      if (isOld()) return runner?.end();
      if (!runner) {
        starts += 1;
        continue;
      }
      const isWhole = await this.#restore(runner).catch(() => null);
      if (isOld()) return runner.end();
      if (isWhole !== null) return this.#go(runner, generation, isWhole && spoilt < ENDINGS);
      runner.end();
      spoilt += 1;
      if (spoilt === ENDINGS) this.#tables.forgetAll();
    }
    this.#fail();
  }

  async #startOne() {
    const starting = new AbortController();
    this.#starting = starting;
    this.#silent = 0;
    this.#watch();
    const aborted = new Promise((_, reject) =>
      starting.signal.addEventListener("abort", () => reject(new Error("aborted"))),
    );
    const onProgress = () => {
      if (this.#starting === starting) this.#silent = 0;
    };
    try {
      const made = this.#start({ signal: starting.signal, onProgress });
      // One that comes up although nobody waits for it any more is ended.
      void made.then((runner) => starting.signal.aborted && runner.end()).catch(() => {});
      return /** @type {Runner} */ (await Promise.race([made, aborted]));
    } catch (error) {
      starting.abort();
      throw error;
    } finally {
      if (this.#starting === starting) this.#starting = null;
    }
  }

  /**
   * Sends a new engine the requests that have changed the open tables.
   * @param {Runner} runner
   * @returns {Promise<boolean>} whether all of them were granted again; rejects if the engine died of them
   */
  async #restore(runner) {
    const requests = this.#tables.requests();
    if (requests.length === 0) return true;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    let timer;
    let silent = 0;
    const silence = new Promise((_, reject) => {
      timer = setInterval(() => {
        silent += LIMITS.tick;
        if (silent >= this.#limit(true)) reject(new Error("silent"));
      }, LIMITS.tick);
    });
    const ended = runner.ended.then(() => Promise.reject(new Error("ended")));
    /** @param {Request} request */
    const askAgain = async (request) => {
      const reply = await runner.ask(request);
      silent = 0;
      return { request, reply };
    };
    try {
      const asked = Promise.all(requests.map(askAgain));
      const done = /** @type {Awaited<typeof asked>} */ (await Promise.race([asked, ended, silence]));
      const refused = done.filter(({ reply }) => !reply.ok);
      for (const { request } of refused) this.#tables.forget(request);
      return refused.length === 0;
    } finally {
      clearInterval(timer);
    }
  }

  /**
   * @param {Runner} runner
   * @param {number} generation
   * @param {boolean} isWhole whether all tables are there
   */
  #go(runner, generation, isWhole) {
    this.#running = runner;
    this.#effort = runner.effort;
    void runner.ended.then(() => this.#fall(generation));
    this.#tell(this.#wasUp ? (isWhole ? "restarted" : "unrestored") : "up");
    this.#wasUp = true;
    this.#silent = 0;
    for (const entry of this.#pending) this.#send(entry, runner);
    this.#watch();
  }

  /**
   * @param {Entry} entry
   * @param {Runner} runner
   */
  #send(entry, runner) {
    const generation = this.#generation;
    runner.ask(entry.request).then(
      (reply) => generation === this.#generation && this.#answer(entry, reply),
      () => this.#fall(generation),
    );
  }

  /**
   * @param {Entry} entry
   * @param {Reply} reply
   */
  #answer(entry, reply) {
    const kind = LONG.has(entry.request.op) ? "long" : "ordinary";
    this.#slowest[kind] = Math.max(this.#slowest[kind], this.#silent);
    this.#silent = 0;
    this.#falls = 0;
    this.#pending = this.#pending.filter((each) => each !== entry);
    this.#tables.note(entry.request, reply);
    if (this.#isTold) this.#tell("heard");
    this.#isTold = false;
    entry.resolve(reply);
  }

  /** @param {number} generation of the engine that has died, is broken or hangs */
  #fall(generation) {
    if (generation !== this.#generation || !this.#running) return;
    this.#running.end();
    this.#running = null;
    this.#isTold = false;
    // Requests are handled in order: the engine has died of the first.
    const [head] = this.#pending;
    if (head) head.endings += 1;
    if (head && head.endings === ENDINGS) {
      this.#pending.shift();
      head.resolve(refusal("engine-gave-up"));
    }
    this.#falls += 1;
    if (this.#falls === FALLS) return this.#fail();
    this.#tell("stopped");
    void this.#bring();
  }

  #fail() {
    this.#generation += 1;
    this.#hasFailed = true;
    this.#falls = 0;
    // Before the first start no table is open: requests can wait until a start succeeds.
    const given = this.#wasUp ? this.#pending.splice(0) : [];
    this.#tell("failed");
    for (const entry of given) entry.resolve(refusal("engine-down"));
  }

  /** Runs the timer as long as there is something to wait for. */
  #watch() {
    const waits = this.#starting !== null || (this.#running !== null && this.#pending.length > 0);
    if (waits) this.#timer ??= setTimeout(() => this.#tick(), LIMITS.tick);
  }

  #tick() {
    this.#timer = undefined;
    this.#silent += LIMITS.tick;
    if (this.#starting && this.#silent === LIMITS.stall) this.#tell("slow");
    const [head] = this.#pending;
    if (this.#running && head) {
      if (this.#silent >= LIMITS.told && !this.#isTold) {
        this.#isTold = true;
        this.#tell("silent");
      }
      if (this.#silent >= this.#limit(LONG.has(head.request.op))) {
        this.#doubled = Math.min(2 * this.#doubled, MOST_DOUBLED);
        this.#fall(this.#generation);
      }
    }
    this.#watch();
  }

  /** @param {boolean} isLong */
  #limit(isLong) {
    const kind = isLong ? "long" : "ordinary";
    const shown = Math.max(MARGINS.start * this.#effort, MARGINS.answer * this.#slowest[kind]);
    return Math.max(LIMITS[kind], shown) * this.#doubled;
  }
}
