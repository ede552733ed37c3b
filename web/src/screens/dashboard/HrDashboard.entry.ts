import query, { type HrDashboardQuery } from '../../__generated__/HrDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const hrDashboardEntry = entry<HrDashboardQuery>({
  query,
  variables: () => ({}),
  live: ['PEOPLE', 'DAYS'],
  Component: async () => {
    // The page shows at once: its search is fetched beside its frame.
    import('../people/FindPerson').catch(() => undefined);
    return (await import('./HrDashboard')).HrDashboard;
  },
});
