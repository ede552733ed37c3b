import { type Entry, entryBy } from '../../kit/relay/entry';
import { findsPeople, readsPayroll, toAudience } from '../../kit/session/access';
import { currentSession } from '../../kit/session/sessionStore';
import { employeeDashboardEntry } from './EmployeeDashboard.entry';

type Home = 'admin' | 'manager' | 'accountant' | 'hr' | 'employee';

/** The homes of small groups load on demand: everyone would load their queries otherwise. */
const loaders: Record<Exclude<Home, 'employee'>, () => Promise<Entry>> = {
  admin: async () => (await import('./AdminDashboard.entry')).adminDashboardEntry,
  manager: async () => (await import('./ManagerDashboard.entry')).managerDashboardEntry,
  accountant: async () => (await import('./AccountantDashboard.entry')).accountantDashboardEntry,
  hr: async () => (await import('./HrDashboard.entry')).hrDashboardEntry,
};

const entries: Partial<Record<Home, Entry>> = { employee: employeeDashboardEntry };

function chooseHome(): Home {
  const user = currentSession()?.user;
  const audience = user ? toAudience(user) : 'employee';
  if (!user || audience !== 'employee') return audience;
  // People who read payroll and run none are there for the books.
  if (readsPayroll(user)) return 'accountant';
  return findsPeople(user) ? 'hr' : 'employee';
}

/** The signed-in user's home page: one of the dashboards, with only its own request. */
export const dashboardEntry = entryBy(
  () => entries[chooseHome()] ?? employeeDashboardEntry,
  async () => {
    const home = chooseHome();
    if (home !== 'employee') entries[home] ??= await loaders[home]();
  },
);
