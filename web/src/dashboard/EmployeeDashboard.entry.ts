import query, { type EmployeeDashboardQuery } from '../__generated__/EmployeeDashboardQuery.graphql';
import { entry } from '../relay/entry';
import { currentSession } from '../session/sessionStore';

export const employeeDashboardEntry = entry<EmployeeDashboardQuery>({
  query,
  variables: () => ({ userId: currentSession()?.user.id ?? '' }),
  live: ['DAYS', 'PAYROLL'],
  Component: async () => (await import('./EmployeeDashboard')).EmployeeDashboard,
});
