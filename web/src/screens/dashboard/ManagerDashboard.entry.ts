import query, { type ManagerDashboardQuery } from '../../__generated__/ManagerDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const managerDashboardEntry = entry<ManagerDashboardQuery>({
  query,
  variables: () => ({}),
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  Component: async () => {
    // What comes first on the page is fetched beside its frame.
    import('../payday/Payday').catch(() => undefined);
    return (await import('./ManagerDashboard')).ManagerDashboard;
  },
});
