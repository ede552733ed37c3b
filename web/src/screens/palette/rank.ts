import type { Item } from './items';

/** A number and a week are what was meant; a name is looked for more often than a screen. */
const ORDER: Record<Item['kind'], number> = {
  Payroll: 0,
  'Tax Form': 0,
  Week: 0,
  Person: 2,
  Action: 3,
  Screen: 4,
};

/** What was chosen before, most often first, comes before what was not, and after what bears the number. */
export function rank(items: readonly Item[], chosen: ReadonlyMap<string, number>): Item[] {
  const uses = ({ key }: Item) => chosen.get(key) ?? 0;
  const place = (item: Item) => (ORDER[item.kind] > 0 && uses(item) > 0 ? 1 : ORDER[item.kind]);
  return [...items].sort((a, b) => place(a) - place(b) || uses(b) - uses(a));
}
