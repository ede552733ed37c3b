/** What the filters of lists have in common. A filter says what all rows of the list have; left out, it says nothing. */
import { type Day, toUtcMidnight } from 'rules/days';
import { keyOrNone } from '../operation/ids.ts';
import { builder } from './builder.ts';
import { twoValues } from './formerNames.ts';
import { wrongArgument } from './wrongArgument.ts';

/** Why an argument of a list is deprecated that the list's filter has, too. */
export const USE_FILTER = 'Use filter.';

export interface DayRange {
  from?: Day | null | undefined;
  to?: Day | null | undefined;
}

export const DateRange = builder.inputType('DateRange', {
  description: 'Days from one to another.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'The first day, included; from the beginning if left out.' }),
    to: t.field({ type: 'Date', description: 'The last day, included; no end if left out.' }),
  }),
});

export interface UserIds {
  in: readonly string[];
}

/** As many as a page of a list has if no one says how many. */
const MOST_PEOPLE = 50;

export const UserIdsFilter = builder.inputType('UserIdsFilter', {
  description: 'Only these people.',
  fields: (t) => ({
    in: t.idList({
      required: true,
      description: `The ids of the people, at most ${MOST_PEOPLE}; nothing matches an empty list.`,
    }),
  }),
});

/** The people as a condition on a key; an ID that is malformed or of another kind matches nothing. */
export const keysOf = (ids: readonly string[]) => ({ in: ids.flatMap((id) => keyOrNone('User', id) ?? []) });

/** The range as a condition on a date column. */
export const inDays = ({ from, to }: DayRange) => ({
  ...(from ? { gte: toUtcMidnight(from) } : {}),
  ...(to ? { lte: toUtcMidnight(to) } : {}),
});

interface Given {
  [name: string]: unknown;
  filter?: { userId?: UserIds | null | undefined } | null | undefined;
}

const isRange = (value: unknown): value is DayRange =>
  typeof value === 'object' && value !== null && ('from' in value || 'to' in value);

/**
 * Throws VALIDATION for a filter that is no use: too many people, days in the wrong order, or what an argument with a
 * former name says, too. `formerNames` has the argument for each field of the filter.
 */
export function checkFilter(args: Given, formerNames: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(args.filter ?? {})) {
    const former = formerNames[name];
    if (value != null && former && args[former] != null)
      throw wrongArgument(former, twoValues(`filter.${name}`, former));
    if (isRange(value) && value.from && value.to && value.to < value.from)
      throw wrongArgument(`filter.${name}.to`, `filter.${name}.to must not be before filter.${name}.from.`);
  }
  const people = args.filter?.userId?.in.length ?? 0;
  if (people > MOST_PEOPLE)
    throw wrongArgument(
      'filter.userId.in',
      `filter.userId.in has ${people} ids: send at most ${MOST_PEOPLE}.`,
    );
}
