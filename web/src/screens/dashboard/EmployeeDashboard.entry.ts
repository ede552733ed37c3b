import query, { type EmployeeDashboardQuery } from '../../__generated__/EmployeeDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const employeeDashboardEntry = entry<EmployeeDashboardQuery>({
  query,
  variables: () => ({}),
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  Component: async () => (await import('./EmployeeDashboard')).EmployeeDashboard,
});
