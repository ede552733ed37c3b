import { page, searchParams, text, week } from '../../kit/lib/searchParams';

/** Weeks of one page of the queue, and people of one page of those who are late. */
export const queuePageSize = 50;
export const latePageSize = 10;

/** What the two lists show. No `week` means all weeks, no `lateWeek` the one before this one. */
export const approvalsFilters = searchParams(
  { search: text, week, page, lateSearch: text, lateWeek: week, latePage: page },
  { pages: { page: ['search', 'week'], latePage: ['lateSearch', 'lateWeek'] } },
);

export type ApprovalsFilters = ReturnType<typeof approvalsFilters.read>;
