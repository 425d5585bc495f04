// Something to wait for, opened by somebody else.

export function gate() {
  /** @type {(after?: Promise<unknown>) => void} */
  let resolve = () => {};
  const passed = /** @type {Promise<unknown>} */ (new Promise((done) => (resolve = done)));
  return {
    passed,
    isOpen: false,
    /** @param {Promise<unknown>} [after] */
    open(after) {
      this.isOpen = true;
      resolve(after);
    },
  };
}
