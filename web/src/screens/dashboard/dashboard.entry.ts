import { type Entry, entryBy } from '../../kit/relay/entry';
import { type Audience, toAudience } from '../../kit/session/access';
import { currentSession } from '../../kit/session/sessionStore';
import { adminDashboardEntry } from './AdminDashboard.entry';
import { employeeDashboardEntry } from './EmployeeDashboard.entry';
import { managerDashboardEntry } from './ManagerDashboard.entry';

const entries: Record<Audience, Entry> = {
  admin: adminDashboardEntry,
  manager: managerDashboardEntry,
  employee: employeeDashboardEntry,
};

/** The signed-in user's home page: one of the dashboards, and only its own request. */
export const dashboardEntry = entryBy(() => {
  const user = currentSession()?.user;
  return entries[user ? toAudience(user) : 'employee'];
});
