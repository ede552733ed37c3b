import { type Entry, entryBy } from '../../kit/relay/entry';
import { findsPeople, toAudience } from '../../kit/session/access';
import { currentSession } from '../../kit/session/sessionStore';
import { employeeDashboardEntry } from './EmployeeDashboard.entry';
import { managerDashboardEntry } from './ManagerDashboard.entry';

type Home = 'admin' | 'manager' | 'hr' | 'employee';

/** The homes of a few come when they are needed: everybody would carry their queries otherwise. */
const loaders: Partial<Record<Home, () => Promise<Entry>>> = {
  admin: async () => (await import('./AdminDashboard.entry')).adminDashboardEntry,
  hr: async () => (await import('./HrDashboard.entry')).hrDashboardEntry,
};

const entries: Partial<Record<Home, Entry>> = {
  manager: managerDashboardEntry,
  employee: employeeDashboardEntry,
};

function chooseHome(): Home {
  const user = currentSession()?.user;
  const audience = user ? toAudience(user) : 'employee';
  return user && audience === 'employee' && findsPeople(user) ? 'hr' : audience;
}

/** The signed-in user's home page: one of the dashboards, and only its own request. */
export const dashboardEntry = entryBy(
  () => entries[chooseHome()] ?? employeeDashboardEntry,
  async () => {
    const home = chooseHome();
    const load = loaders[home];
    if (load && !entries[home]) entries[home] = await load();
  },
);
