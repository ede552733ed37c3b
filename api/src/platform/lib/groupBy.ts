/** Groups items by key, in the order in which the keys first appear. */
export function groupBy<Item>(items: readonly Item[], toKey: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return [...groups.values()];
}

/** The items of each of these keys, in their order; none for a key without items. */
export function byKeys<Item>(
  keys: readonly string[],
  items: readonly Item[],
  toKey: (item: Item) => string | null,
): Map<string, Item[]> {
  const groups = new Map(keys.map((key): [string, Item[]] => [key, []]));
  for (const item of items) groups.get(toKey(item) ?? '')?.push(item);
  return groups;
}
