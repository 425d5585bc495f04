// The last errors of the page, in memory only, for a report that a person may save. Imported before everything else, so
// that it sees every error; it imports nothing itself.

/** @typedef {{ time: string, message: string, stack: string }} ErrorEntry */

const MOST = 20;
const MESSAGE_LENGTH = 500;
const STACK_LENGTH = 4000;

/** Not an error: browsers report it when an observed size changes twice in one animation frame. */
const HARMLESS = /^ResizeObserver loop/;

export class Errors {
  /** @type {ErrorEntry[]} */
  #seen = [];
  /** @type {(error: unknown) => void} called with each uncaught error */
  #listener = () => {};
  /** @type {unknown} the first that came before there was a listener */
  #early;
  #isHeard = false;
  #now;

  /** @param {() => number} [now] */
  constructor(now = Date.now) {
    this.#now = now;
  }

  /** The oldest first. */
  get list() {
    return [...this.#seen];
  }

  /** Keeps an error that the person was told of already, or need not be. @param {unknown} error */
  remember(error) {
    const { message, stack } = describe(error);
    const seen = { time: new Date(this.#now()).toISOString(), message, stack };
    this.#seen = [...this.#seen, seen].slice(-MOST);
  }

  /** Keeps an uncaught error and calls the listener. @param {unknown} error */
  catch(error) {
    this.remember(error);
    if (this.#isHeard) this.#listener(error);
    else this.#early ??= error;
  }

  /**
   * Sets the only listener; it is called at once for what came before.
   * @param {(error: unknown) => void} listener
   */
  listen(listener) {
    this.#listener = listener;
    this.#isHeard = true;
    if (this.#early !== undefined) listener(this.#early);
    this.#early = undefined;
  }
}

/**
 * @param {unknown} error anything can be thrown
 * @returns {{ message: string, stack: string }}
 */
function describe(error) {
  try {
    const isError = typeof error === "object" && error !== null && "message" in error;
    const { name, message, stack } = /** @type {Error} */ (isError ? error : { name: "", message: String(error) });
    const words = name && message ? `${name}: ${message}` : String(message);
    return { message: words.slice(0, MESSAGE_LENGTH), stack: String(stack ?? "").slice(0, STACK_LENGTH) };
  } catch {
    return { message: "an error that cannot be described", stack: "" };
  }
}

/**
 * Collects every uncaught error of the page.
 * @param {Pick<Window, "addEventListener">} page
 * @param {Errors} errors
 */
export function hearErrors(page, errors) {
  page.addEventListener("error", (event) => {
    if (!HARMLESS.test(event.message)) errors.catch(event.error ?? event.message);
  });
  page.addEventListener("unhandledrejection", (event) => errors.catch(event.reason));
}

/** The errors of this page. */
export const errors = new Errors();
if (typeof window !== "undefined") hearErrors(window, errors);
