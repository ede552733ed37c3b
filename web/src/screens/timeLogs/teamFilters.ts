import { readWeek } from 'rules/searchParams';
import { page, searchParams } from '../../kit/lib/searchParams';

/** People of the team on one page. */
export const TEAM_SIZE = 25;

/**
 * The filters of the team's week, for those who approve; no `week` means this one. The filters of the user's own days
 * stay in the address.
 */
export const teamFilters = searchParams({ week: readWeek, page }, { isShared: true });
