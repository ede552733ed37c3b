/**
 * Queries that accountants need, in one place: the page shows them, docs/accountants.md contains them word for word,
 * and the API's own tests run them.
 */
import type { ReadyQuery } from '../readyQuery.ts';
import { dayQueries } from './days.ts';
import { payrollQueries } from './payroll.ts';
import { recordQueries } from './records.ts';
import { taxQueries } from './taxes.ts';
import { totalsQueries } from './totals.ts';

export const readyGroups: readonly (readonly [title: string, queries: readonly ReadyQuery[]])[] = [
  ['Payroll and payments', payrollQueries],
  ['Totals', totalsQueries],
  ['Days and receipts', dayQueries],
  ['Taxes', taxQueries],
  ['People, reports and records', recordQueries],
];

export const readyQueries: readonly ReadyQuery[] = readyGroups.flatMap(([, queries]) => queries);
