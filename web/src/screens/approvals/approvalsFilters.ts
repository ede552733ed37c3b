import { readWeek } from 'rules/searchParams';
import { page, searchParams, text } from '../../kit/lib/searchParams';

/** Weeks per page of the queue, and people per page of the late ones. */
export const queuePageSize = 50;
export const latePageSize = 10;

/** The filters of the two lists. No `week` means all weeks, no `lateWeek` the previous week. */
export const approvalsFilters = searchParams(
  { search: text, week: readWeek, page, lateSearch: text, lateWeek: readWeek, latePage: page },
  { pages: { page: ['search', 'week'], latePage: ['lateSearch', 'lateWeek'] } },
);

export type ApprovalsFilters = ReturnType<typeof approvalsFilters.read>;
