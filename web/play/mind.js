// Supervises the mind, the worker in which bots think: it is started for the first bot. A worker that dies or hangs is
// replaced, and the new one is asked the same.

/** @typedef {import("../bridge/engine.js").Mind} Worker */
/** @typedef {import("../bridge/protocol.js").ThoughtOp} ThoughtOp */
/** @template {ThoughtOp} O @typedef {import("../bridge/protocol.js").MindRequestFor<O>} ThoughtFor */
/** @template {ThoughtOp} O @typedef {import("../bridge/protocol.js").MindReplyTo<O>} AnswerTo */
/** @typedef {import("./bot-client.js").Mind} Mind */

/**
 * @typedef {"slow" | "stopped" | "restarted" | "failed" | "settled"} MindNews
 * slow: a thought waits for a worker to start; stopped: a worker has died or does not answer; restarted: another one
 * thinks; failed: none can be started or survives the thought, which waits for a retry; settled: the trouble is over.
 */

/** @typedef {(options: import("../bridge/python-worker.js").Start) => Promise<Worker>} StartMind */

/** In milliseconds. Time is counted in ticks, so that a page that was suspended or busy itself does not end the worker. */
export const LIMITS = { tick: 250, silent: 1500, slow: 1500, stall: 20_000 };
const STARTS = 2;
/** So many workers may die of one thought before the person is asked. */
const ENDINGS = 2;
const MOST_DOUBLED = 8;
/** A worker may be silent for so many times the longest silence after which one has answered. */
const MARGIN = 2;

/** @type {import("../bridge/protocol.js").Failure} */
const STOPPED = { ok: false, error: { kind: "stopped", text: { key: "stopped" } } };

export class MindSupervisor {
  /** @type {StartMind} */
  #start;
  /** @type {(news: MindNews, retry: () => void) => void} */
  #tell;
  /** @type {Promise<Worker> | null} */
  #running = null;
  /** @type {Worker | null} */
  #worker = null;
  /** the number of the latest thought; it also grows when nobody waits for it any more */
  #thought = 0;
  #isHurried = false;
  /** factor of the silence that is allowed: doubled with each worker that was ended, for it may have been slow only; halved
   * with each answer, because the longest silence is known then */
  #doubled = 1;
  /** milliseconds: the longest silence after which a worker has answered */
  #longest = 0;
  #retry = () => {};

  /**
   * @param {StartMind} start
   * @param {(news: MindNews, retry: () => void) => void} [tell]
   */
  constructor(start, tell = () => {}) {
    this.#start = start;
    this.#tell = tell;
  }

  /** Milliseconds without an answer after which a worker is ended. */
  get #limit() {
    const most = LIMITS.silent * MOST_DOUBLED;
    return Math.min(Math.max(LIMITS.silent, MARGIN * this.#longest) * this.#doubled, most);
  }

  /** Starts a worker before the first thought; if that fails, the thought tries again. */
  warm() {
    void this.#started().catch(() => {});
  }

  /**
   * @template {ThoughtOp} O
   * @param {ThoughtFor<O>} thought
   * @returns {Promise<AnswerTo<O>>}
   */
  async think(thought) {
    this.#thought += 1;
    const mine = this.#thought;
    const isPointless = () => mine !== this.#thought;
    this.#isHurried = false;
    let [starts, endings] = [0, 0];
    while (!isPointless()) {
      const worker = await this.#awaited();
      if (isPointless()) break;
      if (worker && endings > 0) this.#tell("restarted", () => {});
      const reply = worker && (await this.#ask(worker, thought));
      if (isPointless()) break;
      if (reply) return reply;
      if (worker) endings += 1;
      else starts += 1;
      if (starts < STARTS && endings < ENDINGS) continue;
      await this.#askWhetherToGoOn();
      [starts, endings] = [0, 0];
    }
    return STOPPED;
  }

  /** The thought is answered with the best that was found. */
  async hurry() {
    this.#isHurried = true;
    this.#retry();
    await this.#worker?.hurry().catch(() => {});
  }

  /** Nobody waits for the thought any more. */
  async stop() {
    this.#thought += 1;
    this.#retry();
    const worker = this.#worker;
    if (!worker) return;
    const stopped = worker.stop().then(() => true);
    if (!(await outlived(worker, stopped, this.#limit))) this.#end(worker);
  }

  async #askWhetherToGoOn() {
    await new Promise((resolve) => {
      this.#retry = () => resolve(undefined);
      this.#tell("failed", this.#retry);
    });
    this.#retry = () => {};
    this.#tell("settled", () => {});
  }

  /**
   * @template {ThoughtOp} O
   * @param {Worker} worker
   * @param {ThoughtFor<O>} thought
   * @returns {Promise<AnswerTo<O> | null>} null if the worker did not survive it
   */
  async #ask(worker, thought) {
    const thinking = worker.think(thought);
    if (this.#isHurried) void worker.hurry().catch(() => {});
    let isTold = false;
    const tell = () => {
      isTold = true;
      this.#tell("stopped", () => {});
    };
    const onAlive = (/** @type {number} */ silent) => {
      this.#longest = Math.max(this.#longest, silent);
    };
    const watch = { ping: () => worker.alive(), onSilent: tell, onAlive };
    const reply = await outlived(worker, thinking, this.#limit, watch);
    if (reply !== null) {
      this.#doubled = Math.max(this.#doubled / 2, 1);
      if (isTold) this.#tell("settled", () => {});
      return reply;
    }
    if (!isTold) tell();
    this.#end(worker);
    return null;
  }

  /** @param {Worker} worker that is dead or hangs */
  #end(worker) {
    worker.end();
    this.#doubled = Math.min(2 * this.#doubled, MOST_DOUBLED);
    this.#forget(worker);
  }

  /** @param {Worker} worker */
  #forget(worker) {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#running = null;
  }

  #started() {
    this.#running ??= this.#startOne().catch((error) => {
      this.#running = null;
      throw error;
    });
    return this.#running;
  }

  /** @returns {Promise<Worker | null>} null if none starts */
  async #awaited() {
    let waited = 0;
    const waiting = ticking(() => {
      waited += LIMITS.tick;
      if (waited === LIMITS.slow) this.#tell("slow", () => {});
      return false;
    });
    try {
      return await this.#started();
    } catch {
      return null;
    } finally {
      waiting.end();
      if (waited >= LIMITS.slow) this.#tell("settled", () => {});
    }
  }

  async #startOne() {
    const starting = new AbortController();
    let left = LIMITS.stall;
    const silence = ticking(() => {
      left -= LIMITS.tick;
      return left <= 0;
    });
    const onProgress = () => {
      left = LIMITS.stall;
    };
    try {
      const worker = await Promise.race([this.#start({ signal: starting.signal, onProgress }), silence.over]);
      if (!worker) throw new Error("the mind does not start");
      this.#worker = worker;
      void worker.ended.then(() => this.#forget(worker));
      return worker;
    } catch (error) {
      starting.abort();
      throw error;
    } finally {
      silence.end();
    }
  }
}

/**
 * The answer of a worker, or null if the worker dies, fails or stops answering first.
 * @template T
 * @param {Worker} worker
 * @param {Promise<T>} answer
 * @param {number} limit milliseconds without an answer
 * @param {object} [watch]
 * @param {() => Promise<unknown>} [watch.ping] answered also by a worker that is busy; left out: the answer itself is due
 * @param {() => void} [watch.onSilent] told before the limit, if that is longer than usual
 * @param {(silent: number) => void} [watch.onAlive] told when a ping is answered, after so many milliseconds
 * @returns {Promise<T | null>}
 */
async function outlived(worker, answer, limit, { ping, onSilent, onAlive } = {}) {
  let silent = 0;
  let isAsked = false;
  const silence = ticking(() => {
    silent += LIMITS.tick;
    if (silent === LIMITS.silent) onSilent?.();
    if (ping && !isAsked) {
      isAsked = true;
      ping().then(
        () => {
          isAsked = false;
          onAlive?.(silent);
          silent = 0;
        },
        () => {},
      );
    }
    return silent >= limit;
  });
  try {
    return await Promise.race([answer, silence.over, worker.ended.then(() => null)]);
  } catch {
    return null;
  } finally {
    silence.end();
  }
}

/**
 * @param {() => boolean} isOver asked at every tick
 * @returns {{ over: Promise<null>, end: () => void }}
 */
function ticking(isOver) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  const over = /** @type {Promise<null>} */ (
    new Promise((resolve) => {
      timer = setInterval(() => isOver() && resolve(null), LIMITS.tick);
    })
  );
  return { over, end: () => clearInterval(timer) };
}
