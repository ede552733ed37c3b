import query, { type EmployeeDashboardQuery } from '../__generated__/EmployeeDashboardQuery.graphql';
import { addDays, mondayOf, todayIn } from '../lib/weeks';
import { entry } from '../relay/entry';
import { currentSession } from '../session/sessionStore';

export const employeeDashboardEntry = entry<EmployeeDashboardQuery>({
  query,
  variables: () => ({
    userId: currentSession()?.user.id ?? '',
    // Last week and a week more: the company's day may be another one than the browser's.
    from: addDays(mondayOf(todayIn()), -14),
  }),
  live: ['DAYS', 'PAYROLL'],
  Component: async () => (await import('./EmployeeDashboard')).EmployeeDashboard,
});
