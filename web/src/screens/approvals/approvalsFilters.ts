import { readPage } from '../../kit/lib/pageNumber';
import { readWeek } from '../../kit/lib/weekRules';

/** Weeks of one page of the queue, and people of one page of those who are late. */
export const queuePageSize = 50;
export const latePageSize = 10;

/** What the two lists show; all of it stands in the address. Weeks are Mondays, pages count from 1. */
export type ApprovalsFilters = {
  readonly search: string;
  /** Null for all weeks. */
  readonly week: string | null;
  readonly page: number;
  readonly lateSearch: string;
  /** Null for the week before this one. */
  readonly lateWeek: string | null;
  readonly latePage: number;
};

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): ApprovalsFilters {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const week = (name: string) => readWeek(new URLSearchParams({ week: text(name) }));
  return {
    search: text('search'),
    week: week('week'),
    page: readPage(params),
    lateSearch: text('lateSearch'),
    lateWeek: week('lateWeek'),
    latePage: readPage(params, 'latePage'),
  };
}

/** Writes the filters into an address, the usual ones unsaid. */
export function writeFilters(filters: ApprovalsFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    const isUsual = value === null || value === '' || value === 1;
    if (!isUsual) params.set(name, String(value));
  }
  return params;
}

/** The filters after a change: another search or week leads to the first page of its own list. */
export function changed(filters: ApprovalsFilters, changes: Partial<ApprovalsFilters>): ApprovalsFilters {
  const moves = (...names: (keyof ApprovalsFilters)[]) => names.some((name) => name in changes);
  return {
    ...filters,
    ...(moves('search', 'week') && { page: 1 }),
    ...(moves('lateSearch', 'lateWeek') && { latePage: 1 }),
    ...changes,
  };
}
