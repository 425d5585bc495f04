// A report of a problem, as a file that a person may save and send: the open game, the version, the browser and the last
// errors. Nothing is sent by the page.

import runtime from "../../assets/runtime/start.js";
import { errors } from "../lib/errors.js";

/** @typedef {import("../bridge/protocol.js").Header} Header */

/**
 * @typedef {object} Report
 * @property {string | null} record the game as a file; null if none is open
 * @property {string} version
 * @property {ReturnType<typeof describeBrowser>} browser
 * @property {import("../lib/errors.js").ErrorEntry[]} errors the oldest first
 */

/** Milliseconds that each source of the record may take: an engine that is dead or hangs never answers. */
const PATIENCE = 2000;

/** The name of the build; in development there is only the revision of Python's memory snapshot. */
const { build, revision } = /** @type {{ build?: string, revision: string }} */ (runtime);

/**
 * @param {(() => unknown)[]} sources of the game's record, the best first
 * @returns {Promise<Report>}
 */
export async function makeReport(sources) {
  return {
    record: await firstText(sources),
    version: build ?? revision,
    browser: describeBrowser(),
    errors: errors.list,
  };
}

/**
 * The first text that one of the sources gives in time.
 * @param {(() => unknown)[]} sources
 * @param {number} [patience] in milliseconds
 * @returns {Promise<string | null>}
 */
export async function firstText(sources, patience = PATIENCE) {
  for (const source of sources) {
    const text = await inTime(source, patience).catch(() => null);
    if (typeof text === "string" && text !== "") return text;
  }
  return null;
}

/**
 * @param {() => unknown} source
 * @param {number} patience
 */
async function inTime(source, patience) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((done) => {
    timer = setTimeout(done, patience, null);
  });
  try {
    return await Promise.race([source(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A record without what only the engine can add to it.
 * @param {{ header: Header, actions: unknown[] }} known
 */
export function plainRecord({ header, actions }) {
  return JSON.stringify({ ...header, actions }, null, 1);
}

function describeBrowser() {
  const { userAgent: agent, language, onLine } = navigator;
  return {
    agent,
    language,
    screen: { width: screen.width, height: screen.height },
    pixel_ratio: devicePixelRatio,
    is_offline: !onLine,
    has_service_worker: Boolean(navigator.serviceWorker?.controller),
  };
}
