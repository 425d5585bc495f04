/**
 * Ends this task: what follows has one of its own, and the browser may show a picture or hear a click before it. Without
 * the milliseconds that browsers add to timers that follow one another.
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
