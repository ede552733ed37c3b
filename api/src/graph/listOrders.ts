/** The orders of lists. Rows with equal values are ordered by key, so that every order is total. */
import { builder } from './builder.ts';
import { newestFirst, oldestFirst, type SortOrder } from './sortOrder.ts';

interface ListOrder {
  order: SortOrder;
  description: string;
}

/** Orders of every list whose rows say when they last changed. */
export const BY_UPDATE = {
  LAST_UPDATED: { order: newestFirst('updatedAt'), description: 'The most recently changed first.' },
  FIRST_UPDATED: { order: oldestFirst('updatedAt'), description: 'The most recently changed last.' },
} as const satisfies Record<string, ListOrder>;

/** The enum of a list's orders. */
export const orderEnum = <Name extends string>(name: string, orders: Readonly<Record<Name, ListOrder>>) =>
  builder.enumType(name, {
    description: 'How a list is sorted.',
    values: Object.fromEntries(
      Object.entries<ListOrder>(orders).map(([word, { description }]) => [word, { description }]),
    ) as Record<Name, { description: string }>,
  });
