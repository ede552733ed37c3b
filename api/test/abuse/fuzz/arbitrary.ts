/** Random choices that a seed repeats. */
import fc from 'fast-check';

export interface Arbitrary {
  /** A whole number from 0 to count - 1. */
  below: (count: number) => number;
  /** True once in `count` times on average. */
  oneIn: (count: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Some of the items, in their order; at least one if there are any. */
  some: <Item>(items: readonly Item[], atMost: number) => Item[];
  /** Any text up to this length. */
  text: (length: number) => string;
}

function createArbitrary(g: fc.GeneratorValue): Arbitrary {
  const below = (count: number) => g(fc.nat, Math.max(0, count - 1));
  return {
    below,
    oneIn: (count) => below(count) === 0,
    pick: (items) => items[below(items.length)]!,
    some: (items, atMost) => {
      const first = below(items.length);
      const count = 1 + below(Math.min(atMost, items.length));
      return items.filter((_, index) => (index - first + items.length) % items.length < count);
    },
    text: (length) => g(fc.string, { unit: 'binary', maxLength: length }),
  };
}

/** This many results of `make`: the same for the same seed. */
export const generateMany = <Made>(
  make: (arbitrary: Arbitrary) => Made,
  seed: number,
  count: number,
): Made[] =>
  fc.sample(
    fc.gen().map((g) => make(createArbitrary(g))),
    { seed, numRuns: count },
  );
