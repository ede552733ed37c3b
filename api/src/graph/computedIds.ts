/**
 * IDs of computed objects: a board by its week or year, and its rows by person. Clients cache each one and can refetch
 * it alone.
 */
import { isDay } from 'rules/days';
import { isUuid } from 'rules/ids';
import { startOfWeek } from 'rules/weeks';

const TYPES = [
  'PayrollBoard',
  'PayrollBoardRow',
  'PayrollWeek',
  'SubmittedWeek',
  'TaxSeason',
  'TaxSeasonRow',
];

const SEPARATOR = '.';

/** The key of a person's row. */
export const rowKey = (period: string | number, userId: string): string => `${period}${SEPARATOR}${userId}`;

/** Type and key of such an ID; undefined for any other text. */
export function decodeComputedId(id: string): { typename: string; key: string } | undefined {
  const cut = id.indexOf('_');
  const typename = id.slice(0, cut);
  return TYPES.includes(typename) ? { typename, key: id.slice(cut + 1) } : undefined;
}

/** The Monday in a key; undefined if there is none. */
export const weekOfKey = (key: string): string | undefined =>
  isDay(key) && startOfWeek(key) === key ? key : undefined;

/** The year in a key; undefined if there is none. */
export const yearOfKey = (key: string): number | undefined => (/^\d{4}$/.test(key) ? Number(key) : undefined);

/** The period and the person in a row's key; undefined if it has none. */
export function partsOfKey<Period>(
  key: string,
  periodOf: (text: string) => Period | undefined,
): { period: Period; userId: string } | undefined {
  const cut = key.indexOf(SEPARATOR);
  const period = periodOf(key.slice(0, cut));
  const userId = key.slice(cut + 1);
  return cut > 0 && period !== undefined && isUuid(userId) ? { period, userId } : undefined;
}
