import query, { type ApprovalsScreenQuery } from '../../__generated__/ApprovalsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { approvalsFilters, latePageSize, queuePageSize } from './approvalsFilters';
import { submittedWeekRow } from './submittedWeekRow';

export const approvalsEntry = entry<ApprovalsScreenQuery>({
  query,
  variables: ({ url }) => {
    const { search, week, page, lateSearch, lateWeek, latePage } = approvalsFilters.read(url.searchParams);
    const late = numberedPage(latePage, latePageSize);
    return {
      search: search || null,
      week,
      ...numberedPage(page, queuePageSize),
      lateSearch: lateSearch || null,
      lateWeek,
      lateFirst: late.first,
      lateAfter: late.after,
    };
  },
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  row: submittedWeekRow,
  Component: async () => {
    // The whole screen shows at once: its last part is fetched in parallel with its frame.
    import('./LateSubmitters').catch(() => undefined);
    return (await import('./ApprovalsScreen')).ApprovalsScreen;
  },
});
