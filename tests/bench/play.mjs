// Runs inside the page: picks lit things on the table at random, lets bots play each other, and tells how long it took.

/** Where the page has its modules: under the same addresses they are the same ones. */
const { src } = /** @type {HTMLScriptElement} */ (document.querySelector("script[src$='web/app/main.js']"));
const { startEngine, startMind } = await import(new URL("../bridge/engine.js", src).href);
const { BotClient } = await import(new URL("../play/bot-client.js", src).href);

/** @typedef {{ start: number, time: number, phase: string }} Task one of over 50 ms on the page's thread */

/** @type {Task[]} */
const tasks = [];
/** @type {[number, string][]} when the table came to which phase */
const phases = [];
/** @type {number[]} from asking to a frame with its choices */
const frames = [];

const phaseNow = () => document.querySelector("[data-phase]")?.getAttribute("data-phase") ?? "start";

/** Begins to watch: tasks since the page began, phases and frames from now on. */
export async function watch() {
  new MutationObserver(() => phases.push([performance.now(), phaseNow()])).observe(document.body, {
    subtree: true,
    attributeFilter: ["data-phase"],
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const [, phase] = phases.findLast(([since]) => since <= startTime) ?? [0, phaseNow()];
      tasks.push({ start: startTime, time: duration, phase });
    }
  }).observe({ type: "longtask", buffered: true });
  const engine = await startEngine();
  const { ask } = engine;
  engine.ask = async (/** @type {object} */ request) => {
    const asked = performance.now();
    const reply = await ask(request);
    if (reply.frame?.choices.length > 1) frames.push(performance.now() - asked);
    return reply;
  };
}

/** The tasks so far, which are forgotten, and the time it is. */
export async function tasksUntilNow() {
  await frame();
  return { tasks: tasks.splice(0), now: performance.now() };
}

/** @param {number} count of picks @returns {Promise<{ effects: number[], frames: number[] }>} in milliseconds */
export async function play(count) {
  const effects = [];
  while (effects.length < count) {
    const button = await litButton();
    if (!button) break;
    effects.push(await effectOf(() => button.click()));
  }
  return { effects, frames: frames.splice(0) };
}

const MAY_BE_PRESSED = [
  ".tabletop-mirror button.is-lit",
  ".tabletop-buttons button:not([data-id='table:cancel'], [data-id='table:left'], [data-id='table:right'])",
]
  .map((button) => `[data-phase=acting] ${button}`)
  .join();

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Milliseconds within which a second press of the same thing is a double click, and none. */
const DOUBLE_CLICK = 360;
let last = { id: "", time: 0 };

/** One of the things that may be picked now; null when the game is over or nothing may be picked for a while. */
async function litButton() {
  for (let waited = 0; waited < 600; waited++) {
    const tooSoon = performance.now() - last.time < DOUBLE_CLICK ? last.id : null;
    /** @type {NodeListOf<HTMLElement>} */
    const all = document.querySelectorAll(MAY_BE_PRESSED);
    const lit = [...all].filter((each) => each.dataset.id !== tooSoon);
    const button = lit[Math.floor(Math.random() * lit.length)];
    if (button) {
      last = { id: button.dataset.id ?? "", time: performance.now() };
      return button;
    }
    await frame();
  }
  return null;
}

/**
 * From the pick to the first frame that shows something of it.
 * @param {() => void} pick
 */
async function effectOf(pick) {
  const changed = new Promise((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      done(undefined);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const begun = performance.now();
  pick();
  await changed;
  await frame();
  await frame();
  return performance.now() - begun;
}

/**
 * Bots of one level play each other without a pause, at a table that is not shown.
 * @param {{ game: string, level: string, count: number, most: number }} asked so many turns, or as many milliseconds
 * @returns {Promise<number[]>} what each turn took
 */
export async function turns({ game, level, count, most }) {
  const engine = await startEngine();
  const mind = await startMind();
  const table = `bench-${game}-${level}`;
  const demand = async (/** @type {object} */ request) => {
    const reply = await engine.ask({ table, viewer: null, ...request });
    if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    return reply;
  };
  const bots = new BotClient({ demand, mind: async () => mind, pace: () => 0 });
  const { games } = await engine.ask({ op: "games" });
  const { rules_version, seats } = games.find((/** @type {{ key: string }} */ meta) => meta.key === game);
  const number = Math.max(2, Math.min(...seats));
  const players = ["sky", "yellow", "blue"].map((colour) => ({ name: colour, colour, kind: "bot", level }));
  const header = {
    game,
    rules_version,
    seats: number,
    seed: String(Math.floor(Math.random() * 2 ** 52)),
    options: {},
    players: players.slice(0, number),
  };
  let { frame: now } = await demand({ op: "new", header });
  const taken = [];
  const end = performance.now() + most;
  for (let seat = now.to_act, begun = performance.now(); now.to_act !== null; ) {
    const index = await bots.act({ game, seat: now.to_act, level, revision: now.revision });
    ({ frame: now } = await demand({ op: "play", revision: now.revision, index, since: now.moment }));
    if (now.to_act === seat) continue;
    taken.push(performance.now() - begun);
    if (taken.length >= count || performance.now() > end) break;
    [seat, begun] = [now.to_act, performance.now()];
  }
  await demand({ op: "close" });
  mind.end();
  return taken;
}
