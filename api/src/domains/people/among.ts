/** Pages of already known people, by name. */
import type { Range } from '../../graph/keyset.ts';
import type { Context } from '../../operation/context.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { people } from './directory.sql.ts';
import { countPeople, readPeople } from './directory.ts';
import { personMatches } from './search.ts';

/** In the order of names. */
type Rows = readonly { userId: string }[];
type Search = string | null | undefined;

/** The keys are one value, no matter how many there are. */
const among = (rows: Rows, search: Search): Condition[] => [
  people.among({ keys: rows.map(({ userId }) => userId) }),
  ...personMatches(search),
];

/**
 * Some of these rows' people who match the search. A page requested by number is known without reading the others.
 */
export function readAmong(context: Context, rows: Rows, search: Search, range: Range) {
  const { after, before, inverted, limit, skip = 0 } = range;
  if (search?.trim() || after || before || inverted)
    return readPeople(context, among(rows, search), 'NAME', range);
  return readPeople(context, among(rows.slice(skip, skip + limit), null), 'NAME', { limit, inverted });
}

/** How many match. Runs a statement only if there is a search. */
export const countAmong = async (context: Context, rows: Rows, search: Search): Promise<number> =>
  search?.trim() ? countPeople(context, among(rows, search)) : rows.length;
