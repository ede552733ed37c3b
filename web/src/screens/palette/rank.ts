import type { Item } from './items';

/** A number and a week are exact matches; names are searched more often than screens. */
const ORDER: Record<Item['kind'], number> = {
  Payroll: 0,
  'Tax Form': 0,
  Week: 0,
  Person: 2,
  Action: 3,
  Screen: 4,
};

/** Earlier choices, most frequent first, come before the others, and after exact numbers. */
export function rank(items: readonly Item[], chosen: ReadonlyMap<string, number>): Item[] {
  const uses = ({ key }: Item) => chosen.get(key) ?? 0;
  const place = (item: Item) => (ORDER[item.kind] > 0 && uses(item) > 0 ? 1 : ORDER[item.kind]);
  return [...items].sort((a, b) => place(a) - place(b) || uses(b) - uses(a));
}
