import { entryBy } from '../relay/entry';
import { audienceOf } from '../session/access';
import { currentSession } from '../session/sessionStore';
import { employeeDashboardEntry } from './EmployeeDashboard.entry';
import { managerDashboardEntry } from './ManagerDashboard.entry';

/** The home of whoever is signed in: one of the dashboards, and only its own request. */
export const dashboardEntry = entryBy(() => {
  const user = currentSession()?.user;
  return user && audienceOf(user) !== 'employee' ? managerDashboardEntry : employeeDashboardEntry;
});
