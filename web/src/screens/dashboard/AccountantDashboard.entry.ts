import query, { type AccountantDashboardQuery } from '../../__generated__/AccountantDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { quarterFilters } from '../quarter/quarters';

export const accountantDashboardEntry = entry<AccountantDashboardQuery>({
  query,
  variables: ({ url }) => ({ on: quarterFilters.read(url.searchParams).quarter }),
  live: ['DAYS', 'PAYROLL', 'TAX_DOCUMENTS', 'PEOPLE'],
  Component: async () => {
    // The page shows at once: its parts are fetched in parallel with its frame.
    for (const part of [import('../quarter/QuarterHome'), import('./OwnDays')]) part.catch(() => undefined);
    return (await import('./AccountantDashboard')).AccountantDashboard;
  },
});
