/** Chance that falls the same way every time, so that two sample companies made on one day are alike. */

export interface Dice {
  /** Whether something of this likelihood (0 to 1) happens. */
  happens: (likelihood: number) => boolean;
  /** A whole number from low to high, both included. */
  between: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** A linear congruential generator with the constants of Numerical Recipes: enough for a sample, not for secrets. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    happens: (likelihood) => next() < likelihood,
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
  };
}
