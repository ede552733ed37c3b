import { readWeek } from 'rules/searchParams';
import type { PayrollBoardFilter } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import { choice, page, searchParams, text } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 50;

/** The rows to choose from, and their labels. */
export const stateFilters: ReadonlyMap<PayrollBoardFilter, string> = new Map([
  ['READY', 'Ready'],
  ['HELD', 'Held back'],
  ['PROCESSED', 'Already processed'],
]);

/** The board's filters. */
export const boardFilters = searchParams({
  week: readWeek,
  search: text,
  only: choice([...stateFilters.keys()]),
  page,
});

export type BoardFilters = ReturnType<typeof boardFilters.read>;
