import { readWeek } from 'rules/searchParams';
import { page, searchParams, text } from '../../kit/lib/searchParams';

/** Weeks per page of the queue, and people per page of those who are late. */
export const queuePageSize = 50;
export const latePageSize = 10;

/** What the two lists show. No `week` means all weeks, no `lateWeek` the one before this one. */
export const approvalsFilters = searchParams(
  { search: text, week: readWeek, page, lateSearch: text, lateWeek: readWeek, latePage: page },
  { pages: { page: ['search', 'week'], latePage: ['lateSearch', 'lateWeek'] } },
);

export type ApprovalsFilters = ReturnType<typeof approvalsFilters.read>;
