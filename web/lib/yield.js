// Splits long work into several tasks, so that the browser can paint and handle input in between.

/**
 * Ends the current task; what follows runs in the next one. A message instead of a timer: browsers add milliseconds to
 * timers that follow one another.
 * @returns {Promise<void>}
 */
export function yieldToBrowser() {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
