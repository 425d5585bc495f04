// Random seeds of games and ids. The rules do not use it: their generator is part of the state.

/** A seed for a new game or a bot's luck: 64 bits as a decimal string, since JavaScript's numbers have 53. */
export function freshSeed() {
  const parts = crypto.getRandomValues(new Uint32Array(2));
  return ((BigInt(parts[0] ?? 0) << 32n) | BigInt(parts[1] ?? 0)).toString();
}

/** An id for a saved game or an open table. Not `crypto.randomUUID`, which a page without a secure context does not have. */
export function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("");
}
