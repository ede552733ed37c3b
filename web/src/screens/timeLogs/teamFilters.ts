import { readWeek } from 'rules/searchParams';
import { page, searchParams } from '../../kit/lib/searchParams';

/** People of the team on one page. */
export const TEAM_SIZE = 25;

/** Whose week is shown first to those who approve; no `week` means this one. One's own filters stay in the address. */
export const teamFilters = searchParams({ week: readWeek, page }, { isShared: true });
