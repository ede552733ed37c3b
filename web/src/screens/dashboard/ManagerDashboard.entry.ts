import query, { type ManagerDashboardQuery } from '../../__generated__/ManagerDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const managerDashboardEntry = entry<ManagerDashboardQuery>({
  query,
  variables: () => ({}),
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  Component: async () => {
    // The page shows at once: its parts are fetched in parallel with its frame.
    for (const part of [import('../payday/Payday'), import('./ManagementSnapshot')])
      part.catch(() => undefined);
    return (await import('./ManagerDashboard')).ManagerDashboard;
  },
});
