// The paths of all choices as a tree: what is picked narrows the choices. Steps come in order, but a rotation of a piece
// (a turn, `rot:n`) is a filter that may be set at any time.

/** @typedef {import("../bridge/protocol.js").Choice} Choice */

/**
 * @typedef {object} Picking
 * @property {readonly Choice[]} choices
 * @property {readonly string[]} picked in order, without turns
 * @property {string | null} turn
 */

/** @param {string} id */
export const isTurn = (id) => id.startsWith("rot:");

/** @param {Choice} choice */
const steps = (choice) => choice.path.filter((id) => !isTurn(id));

/** @param {Choice} choice */
const turnOf = (choice) => choice.path.find(isTurn) ?? null;

/**
 * @param {readonly Choice[]} choices
 * @returns {Picking}
 */
export function begin(choices) {
  return { choices, picked: [], turn: null };
}

/**
 * The indexes of the choices that what is picked leaves open, whatever the turn.
 * @param {Picking} picking
 */
export function open(picking) {
  const { choices, picked } = picking;
  return choices.flatMap((choice, index) => {
    const path = steps(choice);
    return picked.every((id, at) => path[at] === id) ? [index] : [];
  });
}

/**
 * What may be clicked next: pieces, spaces and controls.
 * @param {Picking} picking
 * @returns {Set<string>}
 */
export function next(picking) {
  const ids = new Set();
  for (const index of open(picking)) {
    const choice = /** @type {Choice} */ (picking.choices[index]);
    const step = steps(choice)[picking.picked.length];
    if (step !== undefined) ids.add(step);
  }
  return ids;
}

/**
 * The turns still open, in the order of the choices; with `at`, those open once that is picked too.
 * @param {Picking} picking
 * @param {string} [at]
 * @returns {string[]}
 */
export function turns(picking, at) {
  const there = at === undefined ? picking : { ...picking, picked: [...picking.picked, at] };
  const found = open(there).map((index) => turnOf(/** @type {Choice} */ (picking.choices[index])));
  return [...new Set(found.filter((turn) => turn !== null))];
}

/**
 * The turn that counts: the one set if it is open, else the first.
 * @param {Picking} picking
 * @param {string} [at]
 * @returns {string | null}
 */
export function turnNow(picking, at) {
  const all = turns(picking, at);
  return picking.turn !== null && all.includes(picking.turn) ? picking.turn : (all[0] ?? null);
}

/**
 * @param {Picking} picking
 * @param {string} id
 * @returns {Picking} the same one if the id may not be picked now
 */
export function pick(picking, id) {
  if (isTurn(id)) return turns(picking).includes(id) ? { ...picking, turn: id } : picking;
  return next(picking).has(id) ? { ...picking, picked: [...picking.picked, id] } : picking;
}

/**
 * The next turn that is open, clockwise for 1, the other way for -1.
 * @param {Picking} picking
 * @param {1 | -1} way
 * @param {string} [at]
 * @returns {Picking}
 */
export function rotate(picking, way, at) {
  const all = turns(picking, at);
  const now = turnNow(picking, at);
  if (now === null || all.length < 2) return picking;
  return { ...picking, turn: /** @type {string} */ (all[(all.indexOf(now) + way + all.length) % all.length]) };
}

/**
 * One step back; the turn goes last.
 * @param {Picking} picking
 * @returns {Picking}
 */
export function back(picking) {
  if (picking.picked.length > 0) return { ...picking, picked: picking.picked.slice(0, -1) };
  return { ...picking, turn: null };
}

/**
 * The index of the choice that is fully expressed, with the turn that counts; null while something is left to pick.
 * @param {Picking} picking
 * @returns {number | null}
 */
export function complete(picking) {
  const turn = turnNow(picking);
  for (const index of open(picking)) {
    const choice = /** @type {Choice} */ (picking.choices[index]);
    if (steps(choice).length === picking.picked.length && turnOf(choice) === turn) return index;
  }
  return null;
}

/**
 * The choice that clicking here would make or lead to, for a preview: null unless it is the only one, or preferred.
 * @param {Picking} picking
 * @param {string} id
 * @returns {number | null}
 */
export function lookAhead(picking, id) {
  const there = pick(picking, id);
  if (there === picking) return null;
  const done = complete(there);
  if (done !== null) return done;
  const left = open(there);
  if (left.length === 1) return left[0] ?? null;
  return left.find((index) => picking.choices[index]?.preferred) ?? null;
}

/**
 * The preferred choice among those open, if one click is left of it.
 * @param {Picking} picking
 * @returns {number | null}
 */
export function preferred(picking) {
  const last = picking.picked.length + 1;
  const isNext = (/** @type {Choice | undefined} */ choice) => choice?.preferred && steps(choice).length <= last;
  return open(picking).find((index) => isNext(picking.choices[index])) ?? null;
}

/**
 * The short word on each lit thing: the badge of the choices there, if they agree.
 * @param {Picking} picking
 * @returns {Map<string, string>}
 */
export function badges(picking) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const torn = new Set();
  for (const index of open(picking)) {
    const choice = /** @type {Choice} */ (picking.choices[index]);
    const step = steps(choice)[picking.picked.length];
    if (step === undefined || choice.badge === undefined) continue;
    if (found.has(step) && found.get(step) !== choice.badge) torn.add(step);
    found.set(step, choice.badge);
  }
  for (const step of torn) found.delete(step);
  return found;
}
