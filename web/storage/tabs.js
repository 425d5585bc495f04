// Several tabs: one owns a game by a Web Lock, where the browser has locks, and each tells the others what it changes.

import { ID_LENGTH, isShort } from "../lib/limits.js";

/** @typedef {{ release(): void, lost: Promise<void> }} Ownership `lost`: another tab has taken the game */

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

/** @typedef {"changed" | "deleted"} TabChange What another tab has done to a game. */
/** @typedef {{ id: string, what: TabChange }} Message */

/**
 * @typedef {object} TabChannel
 * @property {(id: string, what: TabChange) => void} tell
 * @property {(id: string, what: TabChange) => unknown} onTold a promise resolves when its consequences are done
 * @property {() => void} close
 */

/**
 * Reads a message of another tab. Anything may come over a channel that every page of this origin can open.
 * @param {unknown} data
 * @returns {Message | null} null if it is no message of ours
 */
export function readMessage(data) {
  if (isShort(data, ID_LENGTH, 1)) return { id: data, what: "changed" };
  if (typeof data !== "object" || data === null) return null;
  const { id, what } = /** @type {Partial<Message>} */ (data);
  return isShort(id, ID_LENGTH, 1) && (what === "changed" || what === "deleted") ? { id, what } : null;
}

/**
 * Limits the reactions to messages: for each game one runs at a time, and at most one waits, a deletion or else the latest.
 * @param {(message: Message) => unknown} react a promise resolves when it is done
 * @param {(error: unknown) => void} [report] is told what it throws
 * @returns {(message: Message) => void}
 */
export function coalesced(react, report = (error) => reportError(error)) {
  /** @type {Map<string, Message | null>} games that are reacted to now, with what waits */
  const busy = new Map();
  /** @param {Message} message */
  const begin = (message) => {
    busy.set(message.id, null);
    const done = (async () => react(message))().catch(report);
    void done.then(() => {
      const waiting = busy.get(message.id);
      if (waiting) begin(waiting);
      else busy.delete(message.id);
    });
  };
  return (message) => {
    if (!busy.has(message.id)) begin(message);
    else if (busy.get(message.id)?.what !== "deleted") busy.set(message.id, message);
  };
}

/**
 * @param {string} scope
 * @returns {TabChannel}
 */
export function openTabChannel(scope) {
  if (!("BroadcastChannel" in globalThis)) return { tell() {}, onTold() {}, close() {} };
  const channel = new BroadcastChannel(`${scope}#changes`);
  /** @type {TabChannel} */
  const tabChannel = {
    tell: (id, what) => channel.postMessage({ id, what }),
    onTold() {},
    close: () => channel.close(),
  };
  const hear = coalesced(({ id, what }) => tabChannel.onTold(id, what));
  channel.addEventListener("message", (event) => {
    const message = readMessage(event.data);
    if (message) hear(message);
  });
  return tabChannel;
}
