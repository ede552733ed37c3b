import type { PayrollBoardFilter } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import { readPage } from '../../kit/lib/pageNumber';
import { readWeek } from '../../kit/lib/weekRules';

/** Rows of one page. */
export const pageSize = 50;

/** What the board shows; all of it stands in the address. */
export type BoardFilters = {
  /** A Monday; null where the address names no week. */
  readonly week: string | null;
  readonly search: string;
  readonly only: PayrollBoardFilter | null;
  /** From 1. */
  readonly page: number;
};

/** The rows to choose from and what they are called. */
export const stateFilters: ReadonlyMap<PayrollBoardFilter, string> = new Map([
  ['READY', 'Ready'],
  ['HELD', 'Held back'],
  ['PROCESSED', 'Already processed'],
]);

const isFilter = (text: string | null): text is PayrollBoardFilter =>
  stateFilters.has(text as PayrollBoardFilter);

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): BoardFilters {
  const only = params.get('only');
  return {
    week: readWeek(params),
    search: params.get('search')?.trim() ?? '',
    only: isFilter(only) ? only : null,
    page: readPage(params),
  };
}

/** Writes the filters into an address, the usual ones unsaid. */
export function writeFilters({ week, search, only, page }: BoardFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (week) params.set('week', week);
  if (search) params.set('search', search);
  if (only) params.set('only', only);
  if (page > 1) params.set('page', String(page));
  return params;
}
