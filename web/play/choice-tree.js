// The paths of all choices as a tree: what is picked narrows the choices. Steps come in order, but a rotation of a piece
// (a turn, `rot:n`) is a filter that may be set at any time. Where a piece covers several places, each of them stands for
// it: the last step of a path may be any place that the choice covers.

/** @typedef {import("../bridge/protocol.js").Choice} Choice */

/**
 * @typedef {(index: number) => readonly string[] | null} Covers The places that a choice would cover, the one in its middle
 *   first; null for a choice that is expressed by its path alone
 */

/**
 * @typedef {object} Picking
 * @property {readonly Choice[]} choices
 * @property {readonly string[]} picked in order, without turns
 * @property {string | null} turn
 * @property {Covers} covers
 */

/** @type {Covers} */
const COVERS_NOTHING = () => null;

/** @param {string} id */
export const isTurn = (id) => id.startsWith("rot:");

/** @param {Choice} choice */
const steps = (choice) => choice.path.filter((id) => !isTurn(id));

/** @param {Choice} choice */
export const turnOf = (choice) => choice.path.find(isTurn) ?? null;

/**
 * @param {readonly Choice[]} choices
 * @param {Covers} [covers]
 * @returns {Picking}
 */
export function begin(choices, covers = COVERS_NOTHING) {
  return { choices, picked: [], turn: null, covers };
}

/** @param {Picking} picking @param {number} index */
const choiceAt = ({ choices }, index) => /** @type {Choice} */ (choices[index]);

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
 * The turns still open, in the order of the choices; with `at`, those in which a piece can lie there.
 * @param {Picking} picking
 * @param {string} [at]
 * @returns {string[]}
 */
export function turns(picking, at) {
  const found = open(picking).flatMap((index) => {
    const turn = turnOf(choiceAt(picking, index));
    const isThere = at === undefined || rank(picking, index, at) >= 0;
    return turn !== null && isThere ? [turn] : [];
  });
  return [...new Set(found)];
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
 * How near to the middle of a choice's piece a place lies, 0 for the middle itself; -1 if the next step of the choice is
 * neither this place nor covers it.
 * @param {Picking} picking
 * @param {number} index
 * @param {string} id
 */
function rank(picking, index, id) {
  const path = steps(choiceAt(picking, index));
  const isLast = path.length === picking.picked.length + 1;
  const covered = isLast ? picking.covers(index) : null;
  if (covered) return covered.indexOf(id);
  return path[picking.picked.length] === id ? 0 : -1;
}

/** @typedef {Map<string, number[]>} Targets What may be clicked next, each with the choices behind it, the best first. */

/** @type {WeakMap<Picking, Targets>} */
const KNOWN = new WeakMap();

/**
 * @param {Picking} picking
 * @returns {Targets}
 */
function targets(picking) {
  const known = KNOWN.get(picking);
  if (known) return known;
  const turn = turnNow(picking);
  /** @type {Map<string, { index: number, near: number }[]>} */
  const found = new Map();
  for (const index of open(picking)) {
    const path = steps(choiceAt(picking, index));
    const step = path[picking.picked.length];
    if (step === undefined) continue;
    const isLast = path.length === picking.picked.length + 1;
    const itsTurn = turnOf(choiceAt(picking, index));
    // What lies turned otherwise is not to be picked now.
    if (isLast && itsTurn !== null && itsTurn !== turn) continue;
    const ids = (isLast && picking.covers(index)) || [step];
    for (const [near, id] of ids.entries()) {
      const behind = found.get(id) ?? [];
      behind.push({ index, near });
      found.set(id, behind);
    }
  }
  const sorted = new Map(
    Array.from(found, ([id, behind]) => [id, behind.sort((a, b) => a.near - b.near).map(({ index }) => index)]),
  );
  KNOWN.set(picking, sorted);
  return sorted;
}

/**
 * What may be clicked next: pieces, spaces and controls.
 * @param {Picking} picking
 * @returns {Set<string>}
 */
export function next(picking) {
  return new Set(targets(picking).keys());
}

/**
 * The choices that a click here completes, the one whose middle is nearest first; none if more is to be picked.
 * @param {Picking} picking
 * @param {string} id
 * @returns {number[]}
 */
export function candidates(picking, id) {
  const found = targets(picking).get(id) ?? [];
  return found.filter((index) => steps(choiceAt(picking, index)).length === picking.picked.length + 1);
}

/**
 * @param {Picking} picking
 * @param {string} id
 * @returns {Picking} the same one if the id may not be picked now
 */
export function pick(picking, id) {
  if (isTurn(id)) return turns(picking).includes(id) ? { ...picking, turn: id } : picking;
  const [first] = targets(picking).get(id) ?? [];
  if (first === undefined) return picking;
  const step = /** @type {string} */ (steps(choiceAt(picking, first))[picking.picked.length]);
  return { ...picking, picked: [...picking.picked, step] };
}

/**
 * The next turn that is open, clockwise for 1, the other way for -1.
 * @param {Picking} picking
 * @param {1 | -1} way
 * @param {string} [at]
 * @returns {Picking} the same one if there is no other turn
 */
export function rotate(picking, way, at) {
  const all = turns(picking, at);
  const now = turnNow(picking, at);
  if (now === null || all.length < 2) return picking;
  return { ...picking, turn: /** @type {string} */ (all[(all.indexOf(now) + way + all.length) % all.length]) };
}

/**
 * Without the picks from this one on; the turn stays.
 * @param {Picking} picking
 * @param {number} length how many picks stay
 * @returns {Picking}
 */
export function cut(picking, length) {
  return { ...picking, picked: picking.picked.slice(0, length) };
}

/**
 * The index of the choice that is fully expressed, with the turn that counts; null while something is left to pick.
 * @param {Picking} picking
 * @returns {number | null}
 */
export function complete(picking) {
  const turn = turnNow(picking);
  for (const index of open(picking)) {
    const choice = choiceAt(picking, index);
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
  if (isTurn(id)) return complete(pick(picking, id));
  const [done] = candidates(picking, id);
  if (done !== undefined) return done;
  const left = targets(picking).get(id) ?? [];
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
 * The short word on each lit thing: the badge of the choice that a click makes, or of all behind it, if they agree.
 * @param {Picking} picking
 * @returns {Map<string, string>}
 */
export function badges(picking) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [id, behind] of targets(picking)) {
    const [done] = candidates(picking, id);
    const said = new Set((done === undefined ? behind : [done]).map((index) => picking.choices[index]?.badge));
    const [badge] = said;
    if (said.size === 1 && badge !== undefined) found.set(id, badge);
  }
  return found;
}
