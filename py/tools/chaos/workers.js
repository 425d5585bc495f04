// Workers that end or fall silent on demand, by `window.workers`. Runs in a document before the page's own scripts.
// A worker of PyScript is known by the Python that it is sent; it answers through a channel, whose end it is sent too.
(() => {
  const ROLES = { engine: "sync.handle", mind: "sync.think" };
  /** @typedef {{ worker: Worker, role: string, isMuted: boolean }} Known */
  /** @type {Known[]} the newest last */
  const known = [];
  /** @type {WeakMap<object, { owner: Known | null }>} by port */
  const lines = new WeakMap();
  const workers = {
    /** whether a worker that makes Python's parts ready dies at its birth */
    hasDeadParts: false,
    /** @param {string} role @returns {boolean} whether there was one */
    end(role) {
      const found = latest(role);
      found?.worker.terminate();
      return found !== undefined;
    },
    /** Nothing reaches it any more, and nothing comes from it. @param {string} role */
    mute(role) {
      const found = latest(role);
      if (found) found.isMuted = true;
      return found !== undefined;
    },
  };
  window.workers = workers;

  const latest = (/** @type {string} */ role) => known.findLast((each) => each.role === role);

  const { Worker, MessageChannel } = window;
  window.Worker = class extends Worker {
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      super(address, options);
      /** @type {Known} */
      this.known = {
        worker: this,
        role: String(address).endsWith("snapshot-worker.js") ? "parts" : "",
        isMuted: false,
      };
      known.push(this.known);
      this.addEventListener("message", (event) => this.known.isMuted && event.stopImmediatePropagation());
      if (this.known.role === "parts" && workers.hasDeadParts) this.terminate();
    }

    /** @override @param {[any, any?]} given */
    postMessage(...given) {
      const [data, transfer] = given;
      if (typeof data?.code === "string")
        this.known.role = Object.entries(ROLES).find(([, sent]) => data.code.includes(sent))?.[0] ?? "";
      for (const port of Array.isArray(transfer) ? transfer : []) {
        const line = lines.get(port);
        if (line) line.owner = this.known;
      }
      if (!this.known.isMuted) super.postMessage(...given);
    }
  };

  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const line = { owner: /** @type {Known | null} */ (null) };
      for (const port of [this.port1, this.port2]) {
        lines.set(port, line);
        port.addEventListener("message", (event) => line.owner?.isMuted && event.stopImmediatePropagation());
        const { postMessage } = port;
        port.postMessage = (/** @type {[any, any?]} */ ...given) => {
          if (!line.owner?.isMuted) postMessage.apply(port, given);
        };
      }
    }
  };
})();
