// Short vibrations, on devices that can and where the settings ask for them.

const PATTERNS = /** @type {const} */ ({ turn: [30, 70, 30], confirm: [15], refused: [45, 50, 45] });

/** @param {keyof typeof PATTERNS} what */
export function vibrate(what) {
  if (document.documentElement.dataset.vibration !== "on") return;
  // Before the first tap on the page browsers forbid it, and some say so in the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate?.([...PATTERNS[what]]);
  } catch {
    // A device without it does without.
  }
}

/** Whether it is a touch device that says it can vibrate. */
export function mayVibrate() {
  return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
}
