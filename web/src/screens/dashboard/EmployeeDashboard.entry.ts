import query, { type EmployeeDashboardQuery } from '../../__generated__/EmployeeDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { currentSession } from '../../kit/session/sessionStore';

export const employeeDashboardEntry = entry<EmployeeDashboardQuery>({
  query,
  // Managers see everyone's days in the list; this page is about the user's own.
  variables: () => ({ userId: currentSession()?.user.id ?? '' }),
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  Component: async () => {
    // The page shows at once: its parts are fetched in parallel with its frame.
    for (const part of [
      import('../driverHome/MyWeek'),
      import('../timeLogs/WeekReceipts'),
      import('./NextSteps'),
      import('./LatestStatements'),
      import('./DaySummaryCards'),
    ])
      part.catch(() => undefined);
    return (await import('./EmployeeDashboard')).EmployeeDashboard;
  },
});
