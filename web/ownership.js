// One tab owns a game, by a Web Lock where the browser has them; all tabs hear of each other's changes.

/** @typedef {{ release(): void, lost: Promise<void> }} Ownership */

/**
 * @param {string} scope
 * @param {string} id
 * @param {{ steal?: boolean }} [options]
 * @returns {Promise<Ownership | null>} null if another tab has it
 */
export async function ownGame(scope, id, { steal = false } = {}) {
  if (!navigator.locks) return { release() {}, lost: new Promise(() => {}) };
  return new Promise((answer) => {
    /** @type {() => void} */
    let release = () => {};
    /** @type {() => void} */
    let lose = () => {};
    const lost = /** @type {Promise<void>} */ (new Promise((resolve) => (lose = resolve)));
    const held = /** @type {Promise<void>} */ (new Promise((resolve) => (release = resolve)));
    navigator.locks
      .request(`${scope}#game:${id}`, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        answer(lock ? { release, lost } : null);
        return lock ? held : undefined;
      })
      .catch(() => lose());
  });
}

/** @typedef {"changed" | "deleted"} News what has become of a game in another tab */
/** @typedef {{ tell(id: string, what: News): void, onTold: (id: string, what: News) => void, close(): void }} Grapevine */

/**
 * @param {string} scope
 * @returns {Grapevine}
 */
export function openGrapevine(scope) {
  if (!("BroadcastChannel" in globalThis)) return { tell() {}, onTold() {}, close() {} };
  const channel = new BroadcastChannel(`${scope}#changes`);
  /** @type {Grapevine} */
  const grapevine = {
    tell: (id, what) => channel.postMessage({ id, what }),
    onTold() {},
    close: () => channel.close(),
  };
  channel.addEventListener("message", ({ data }) => grapevine.onTold(String(data?.id), data?.what));
  return grapevine;
}
