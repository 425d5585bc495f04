// The levels of bots, the one to offer first at the head; ludoteca.core.bots has what they do.

export const LEVELS = ["novice", "skilled", "expert", "random"];
