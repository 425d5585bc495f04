// Runs inside the page: picks lit things on the table at random, and tells how long each pick took to be seen.

/**
 * @param {number} count
 * @returns {Promise<{ effects: number[], tasks: number[], elapsed: number }>} all in milliseconds; tasks over 50 only
 */
export async function play(count) {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
    type: "longtask",
  });
  const begun = performance.now();
  const effects = [];
  while (effects.length < count) {
    const button = await litButton();
    if (!button) break;
    effects.push(await effectOf(() => button.click()));
  }
  return { effects, tasks, elapsed: performance.now() - begun };
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** One of the things that may be picked now; null when the game is over or nothing may be picked for a while. */
async function litButton() {
  for (let waited = 0; waited < 600; waited++) {
    const lit = [...document.querySelectorAll("[data-stage=acting] .tabletop-mirror button.is-lit")];
    if (lit.length) return lit[Math.floor(Math.random() * lit.length)];
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
