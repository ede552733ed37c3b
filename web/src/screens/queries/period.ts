import { isDay, LAST_DAY, yearOf } from 'rules/days';
import { isTaxYear } from 'rules/taxYears';
import type { Choice } from './choice';
import type { ReadyQuery } from './readyQuery';

/** The queries' period: a quarter, and its year. */
export type Period = { readonly year: number; readonly quarter: Quarter };
export type Quarter = 1 | 2 | 3 | 4;
export const quarters: readonly Quarter[] = [1, 2, 3, 4];

const BOUNDS: Record<Quarter, readonly [string, string]> = {
  1: ['01-01', '03-31'],
  2: ['04-01', '06-30'],
  3: ['07-01', '09-30'],
  4: ['10-01', '12-31'],
};

/** The last quarter that had ended on a day. */
export function lastQuarter(today: string): Period {
  if (!isDay(today)) throw new Error(`${today} is no day.`);
  const year = yearOf(today);
  const current = Math.ceil(Number(today.slice(5, 7)) / 3);
  return current === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: (current - 1) as Quarter };
}

/** The period in an address, in part or in whole; the default for the rest. */
export function readPeriod(chosen: Pick<Choice, 'year' | 'quarter'>, usual: Period): Period {
  const year = Number(chosen.year);
  const quarter = Number(chosen.quarter);
  return {
    year: Number.isSafeInteger(year) && isTaxYear(year, yearOf(LAST_DAY)) ? year : usual.year,
    quarter: quarters.find((each) => each === quarter) ?? usual.quarter,
  };
}

/** The variables that are the period. */
const QUARTER = new Set(['startDate', 'endDate', 'asOf']);
const PERIOD = new Set([...QUARTER, 'year', 'yearStart', 'yearEnd']);

/** Whether a query is about a period, and whether about less than its year. */
export const usesPeriod = ({ variables }: ReadyQuery): boolean =>
  Object.keys(variables).some((name) => PERIOD.has(name));
export const usesQuarter = ({ variables }: ReadyQuery): boolean =>
  Object.keys(variables).some((name) => QUARTER.has(name));

/** The variables that someone enters: neither the period nor the page. */
export const listParameters = ({ variables }: ReadyQuery): string[] =>
  Object.keys(variables).filter((name) => name !== 'after' && !PERIOD.has(name));

/** The query for another period. */
export function about(ready: ReadyQuery, { year, quarter }: Period): ReadyQuery {
  const [first, last] = BOUNDS[quarter];
  const endDate = `${year}-${last}`;
  const values: Record<string, string | number> = {
    year,
    startDate: `${year}-${first}`,
    endDate,
    asOf: endDate,
    yearStart: `${year}-01-01`,
    yearEnd: `${year}-12-31`,
  };
  const named = Object.keys(ready.variables).map((name) => [name, values[name] ?? ready.variables[name]]);
  return { ...ready, variables: Object.fromEntries(named) };
}
