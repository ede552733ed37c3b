import query, { type EmployeeDashboardQuery } from '../../__generated__/EmployeeDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { currentSession } from '../../kit/session/sessionStore';

export const employeeDashboardEntry = entry<EmployeeDashboardQuery>({
  query,
  // Managers see everyone's days in the list; this page is about one's own.
  variables: () => ({ userId: currentSession()?.user.id ?? '' }),
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  Component: async () => (await import('./EmployeeDashboard')).EmployeeDashboard,
});
