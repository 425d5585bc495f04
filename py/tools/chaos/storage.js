// Storage that fails on demand: what may be set is in `window.trouble`. Runs in a document before the page's own scripts.
// put: what a write of the journal does ("ok", "once", "fail", "stall"); open: what opening it does ("ok", "fail",
// "stall"); isFull: whether local storage is, or a part of the names for which it is.
// PyScript has a database too: only the page's own is meant. A write that stalls does nothing and never answers.
(() => {
  /** @type {import("./globals.js").Trouble} */
  const trouble = { put: "ok", open: "ok", isFull: false, connection: null, openSoundly: null };
  window.trouble = trouble;
  const isJournal = (/** @type {string} */ name) => name.endsWith("#ludoteca");
  const deaf = { addEventListener() {}, removeEventListener() {} };
  const full = () => new DOMException("full", "QuotaExceededError");
  /** @type {WeakSet<IDBTransaction>} */
  const stalled = new WeakSet();
  const never = (/** @type {IDBObjectStore} */ { transaction }) => {
    stalled.add(transaction);
    transaction.abort();
    return Object.assign(Object.create(IDBRequest.prototype), deaf);
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name !== "games" || !isJournal(this.transaction.db.name)) return put.apply(this, given);
    if (trouble.put === "stall") return never(this);
    if (trouble.put === "ok") return put.apply(this, given);
    if (trouble.put === "once") trouble.put = "ok";
    throw full();
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    if (!isJournal(this.name)) return made;
    trouble.connection = this;
    const keepSilent = (/** @type {Event} */ event) => stalled.has(made) && event.stopImmediatePropagation();
    for (const end of ["complete", "error", "abort"]) made.addEventListener(end, keepSilent);
    return made;
  };
  const { open } = IDBFactory.prototype;
  /** For whoever looks into the storage from outside: without any fault. */
  trouble.openSoundly = (/** @type {string} */ name) => open.call(indexedDB, name);
  IDBFactory.prototype.open = function (name, ...given) {
    if (!isJournal(name) || trouble.open === "ok") return open.call(this, name, ...given);
    if (trouble.open === "fail") throw new DOMException("no", "SecurityError");
    return Object.assign(Object.create(IDBOpenDBRequest.prototype), deaf);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    if (trouble.isFull === true || (trouble.isFull && name.includes(trouble.isFull))) throw full();
    setItem.call(this, name, value);
  };
})();
