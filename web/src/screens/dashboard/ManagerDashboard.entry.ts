import query, { type ManagerDashboardQuery } from '../../__generated__/ManagerDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const managerDashboardEntry = entry<ManagerDashboardQuery>({
  query,
  variables: () => ({}),
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  Component: async () => (await import('./ManagerDashboard')).ManagerDashboard,
});
