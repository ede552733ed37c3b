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
