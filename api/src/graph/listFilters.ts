/** What list filters share. A row must meet every given condition. */
import type { EnumRef } from '@pothos/core';
import { type Day, toUtcMidnight } from 'rules/days';
import { keyOrNone } from '../operation/ids.ts';
import { builder } from './builder.ts';
import { twoValues } from './formerNames.ts';
import { MOST_IDS } from './pageArgs.ts';
import { wrongArgument } from './wrongArgument.ts';

/** Why a list's argument is deprecated if its filter has the same condition. */
export const USE_FILTER = 'Use filter.';

export interface DayRange {
  from?: Day | null | undefined;
  to?: Day | null | undefined;
}

export const DateRange = builder.inputType('DateRange', {
  description: 'A range of days.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'The first day, included; from the beginning if left out.' }),
    to: t.field({ type: 'Date', description: 'The last day, included; no end if left out.' }),
  }),
});

/** A list's filter by an enum's values; `rows` is what the list has, such as 'days'. */
export const wordFilter = <Word extends string>(
  name: string,
  rows: string,
  type: EnumRef<typeof builder.$inferSchemaTypes, Word>,
  words: string,
) =>
  builder.inputType(name, {
    description: `Only ${rows} with one of these ${words}.`,
    fields: (t) => ({
      in: t.field({
        type: [type],
        required: true,
        description: `The ${words}; an empty list matches nothing.`,
      }),
    }),
  });

export const statusFilter = <Status extends string>(
  name: string,
  rows: string,
  status: EnumRef<typeof builder.$inferSchemaTypes, Status>,
) => wordFilter(name, rows, status, 'statuses');

export interface UserIds {
  in: readonly string[];
}

export const UserIdsFilter = builder.inputType('UserIdsFilter', {
  description: 'Only these people.',
  fields: (t) => ({
    in: t.idList({
      required: true,
      description: `The ids of the people, at most ${MOST_IDS}; an empty list matches nothing.`,
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
  filter?: object | null | undefined;
}

const isRange = (value: unknown): value is DayRange =>
  typeof value === 'object' && value !== null && ('from' in value || 'to' in value);

/**
 * Throws VALIDATION for too many people, for days in the wrong order, and for a condition that a deprecated argument
 * also sets. `formerNames` has that argument for each field of the filter.
 */
export function checkFilter(args: Given, formerNames: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(args.filter ?? {})) {
    const former = formerNames[name];
    if (value != null && former && args[former] != null)
      throw wrongArgument(former, twoValues(`filter.${name}`, former));
    if (isRange(value) && value.from && value.to && value.to < value.from)
      throw wrongArgument(`filter.${name}.to`, `filter.${name}.to must not be before filter.${name}.from.`);
  }
  const { userId } = (args.filter ?? {}) as { userId?: UserIds | null };
  const people = userId?.in.length ?? 0;
  if (people > MOST_IDS)
    throw wrongArgument('filter.userId.in', `filter.userId.in has ${people} ids: send at most ${MOST_IDS}.`);
}
