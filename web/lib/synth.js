// The sounds, made when they are played: struck wood, shaken wood, small metal, paper. No files. It is imported only when
// a sound is wanted for the first time.

/**
 * @typedef {"turn" | "place" | "roll" | "coin" | "card" | "away" | "win" | "end"} Cue
 * turn: the viewer is to act now; away: the viewer was outbid or driven away; end: the game is over, won by others.
 */
/** @typedef {{ context: AudioContext, out: AudioNode, noise: AudioBuffer }} Bench where sounds are made */
/** @typedef {(bench: Bench, at: number) => number} Sound plays at a time, and says how long it takes; in seconds */

const VOLUMES = /** @type {Record<string, number>} */ ({ quiet: 0.22, normal: 0.55 });

/**
 * A tone that is struck and dies away.
 * @param {Bench} bench
 * @param {{ at: number, pitch: number, loud: number, lasts: number, type?: OscillatorType, falls?: number }} tone `falls`: to
 *   which part of its pitch
 */
function strike({ context, out }, { at, pitch, loud, lasts, type = "sine", falls = 1 }) {
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * falls, at + lasts);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + lasts + 0.02);
}

/**
 * A short rustle: noise around a pitch.
 * @param {Bench} bench
 * @param {{ at: number, pitch: number, loud: number, lasts: number, rises?: number, width?: number }} rustle
 */
function rustle({ context, out, noise }, { at, pitch, loud, lasts, rises = 0.003, width = 1 }) {
  const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rises);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, Math.random() * 0.5, lasts + 0.02);
}

/**
 * A piece of wood that is set down.
 * @param {Bench} bench
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 */
function knock(bench, at, pitch, loud) {
  strike(bench, { at, pitch, loud: loud * 0.9, lasts: 0.09, falls: 0.8 });
  strike(bench, { at, pitch: pitch * 2.76, loud: loud * 0.3, lasts: 0.04 });
  rustle(bench, { at, pitch: pitch * 6, loud: loud * 0.5, lasts: 0.03, width: 0.8 });
}

/**
 * A bar of a marimba: its overtone is two octaves above.
 * @param {Bench} bench
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 */
function bar(bench, at, pitch, loud) {
  strike(bench, { at, pitch, loud, lasts: 0.42 });
  strike(bench, { at, pitch: pitch * 4, loud: loud * 0.16, lasts: 0.1 });
  rustle(bench, { at, pitch: 900, loud: loud * 0.18, lasts: 0.025 });
}

/** @param {readonly number[]} pitches @param {number} step @param {number} loud @returns {Sound} */
const bars = (pitches, step, loud) => (bench, at) => {
  for (const [index, pitch] of pitches.entries()) bar(bench, at + index * step, pitch, loud);
  return step * pitches.length + 0.2;
};

/** @type {Record<Cue, Sound>} */
const SOUNDS = {
  place: (bench, at) => {
    knock(bench, at, 172, 0.6);
    return 0.14;
  },
  roll: (bench, at) => {
    // Meeples that fall one after another, ever closer to rest.
    for (const [index, later] of [0, 0.06, 0.11, 0.19, 0.25, 0.36].entries())
      knock(bench, at + later, 230 + ((index * 67) % 110), 0.42 - index * 0.05);
    return 0.5;
  },
  coin: (bench, at) => {
    for (const [later, pitch] of /** @type {const} */ ([
      [0, 1180],
      [0.07, 1490],
    ])) {
      strike(bench, { at: at + later, pitch, loud: 0.16, lasts: 0.2 });
      strike(bench, { at: at + later, pitch: pitch * 2.41, loud: 0.05, lasts: 0.12 });
      knock(bench, at + later, 320, 0.12);
    }
    return 0.26;
  },
  card: (bench, at) => {
    rustle(bench, { at, pitch: 2600, loud: 0.28, lasts: 0.13, rises: 0.05, width: 0.6 });
    knock(bench, at + 0.12, 140, 0.16);
    return 0.2;
  },
  turn: bars([392, 523.25], 0.13, 0.4),
  away: bars([329.63, 246.94], 0.16, 0.42),
  win: bars([261.63, 329.63, 392, 523.25], 0.13, 0.42),
  end: bars([261.63, 196], 0.2, 0.36),
};

/** A second of noise. @param {AudioContext} context */
function noiseOf(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export class Synth {
  /** @type {Bench | null} */
  #bench = null;
  /** @type {GainNode | null} */
  #volume = null;
  #makeContext;
  /** when the last sound ends, in the context's time */
  #until = 0;

  /** @param {() => AudioContext} makeContext */
  constructor(makeContext = () => new AudioContext()) {
    this.#makeContext = makeContext;
  }

  /** Makes ready to play; browsers want this to happen in a click or a key press. */
  async wake() {
    try {
      this.#bench ??= this.#build();
      if (this.#bench.context.state !== "running") await this.#bench.context.resume();
    } catch (error) {
      console.warn("there is no sound:", error);
    }
  }

  /**
   * Plays some sounds, one after another; nothing as long as the browser forbids it.
   * @param {readonly Cue[]} cues
   * @param {string} level "quiet" or "normal"
   */
  play(cues, level) {
    const bench = this.#bench;
    if (!bench || !this.#volume || bench.context.state !== "running") return;
    try {
      const now = bench.context.currentTime;
      this.#volume.gain.value = VOLUMES[level] ?? 0;
      // What is still to be heard of a change before is not waited for longer than a moment.
      let at = Math.min(Math.max(now + 0.01, this.#until), now + 0.5);
      for (const cue of cues) at += SOUNDS[cue](bench, at);
      this.#until = at;
    } catch (error) {
      console.warn("a sound cannot be played:", error);
    }
  }

  #build() {
    const context = this.#makeContext();
    const [volume, soft] = [context.createGain(), context.createBiquadFilter()];
    // Everything sounds as from under a cloth: warm, never sharp.
    soft.type = "lowpass";
    soft.frequency.value = 4200;
    volume.connect(soft).connect(context.destination);
    this.#volume = volume;
    return { context, out: volume, noise: noiseOf(context) };
  }
}
