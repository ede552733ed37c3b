import query, { type AccountantDashboardQuery } from '../../__generated__/AccountantDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { quarterFilters } from '../quarter/quarters';

export const accountantDashboardEntry = entry<AccountantDashboardQuery>({
  query,
  variables: ({ url }) => ({ on: quarterFilters.read(url.searchParams).quarter }),
  live: ['DAYS', 'PAYROLL', 'TAX_DOCUMENTS', 'PEOPLE'],
  Component: async () => {
    // What comes first on the page is fetched beside its frame.
    import('../quarter/QuarterHome').catch(() => undefined);
    return (await import('./AccountantDashboard')).AccountantDashboard;
  },
});
