// Workers that end or fall silent on demand, by `window.workers`. Runs in a document before the page's own scripts.
// A worker of PyScript is known by the Python that it is sent; it answers through a channel, whose end it is sent too.
(() => {
  const ROLES = { engine: "sync.handle", mind: "sync.think" };
  /** @type {{ worker: Worker, role: string, isMuted: boolean }[]} the newest last */
  const known = [];
  /** @type {WeakMap<MessagePort, { owner: { isMuted: boolean } | null }>} */
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

  const latest = (role) => known.findLast((each) => each.role === role);

  const { Worker, MessageChannel } = window;
  window.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options);
      this.known = {
        worker: this,
        role: String(address).endsWith("snapshot-worker.js") ? "parts" : "",
        isMuted: false,
      };
      known.push(this.known);
      this.addEventListener("message", (event) => this.known.isMuted && event.stopImmediatePropagation());
      if (this.known.role === "parts" && workers.hasDeadParts) this.terminate();
    }

    postMessage(...given) {
      const [data, transfer] = given;
      if (typeof data?.code === "string")
        this.known.role = Object.keys(ROLES).find((role) => data.code.includes(ROLES[role])) ?? "";
      for (const port of Array.isArray(transfer) ? transfer : [])
        if (lines.has(port)) lines.get(port).owner = this.known;
      if (!this.known.isMuted) super.postMessage(...given);
    }
  };

  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const line = { owner: null };
      for (const port of [this.port1, this.port2]) {
        lines.set(port, line);
        port.addEventListener("message", (event) => line.owner?.isMuted && event.stopImmediatePropagation());
        const { postMessage } = port;
        port.postMessage = (...given) => {
          if (!line.owner?.isMuted) postMessage.apply(port, given);
        };
      }
    }
  };
})();
