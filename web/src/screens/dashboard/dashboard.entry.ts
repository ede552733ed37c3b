import { type Entry, entryBy } from '../../kit/relay/entry';
import { readsPayroll, toAudience } from '../../kit/session/access';
import { currentSession } from '../../kit/session/sessionStore';
import { adminDashboardEntry } from './AdminDashboard.entry';
import { employeeDashboardEntry } from './EmployeeDashboard.entry';

const currentUser = () => currentSession()?.user;

/** The home of an administrator or an employee: one of the dashboards, and only its own request. */
const dashboardEntry = entryBy(() => {
  const user = currentUser();
  return user && toAudience(user) === 'admin' ? adminDashboardEntry : employeeDashboardEntry;
});

/**
 * The signed-in user's home page. Those of managers and accountants ask for so much that nobody else carries their
 * requests along.
 */
export async function homeEntry(): Promise<Entry> {
  const user = currentUser();
  const audience = user ? toAudience(user) : 'employee';
  if (audience === 'manager') return (await import('./ManagerDashboard.entry')).managerDashboardEntry;
  // Whoever reads payroll and runs none is there for the books.
  if (user && audience === 'employee' && readsPayroll(user))
    return (await import('./AccountantDashboard.entry')).accountantDashboardEntry;
  return dashboardEntry;
}
