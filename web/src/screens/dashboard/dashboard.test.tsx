import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import type { RoleName } from '../../__generated__/storedUser_user.graphql';
import { signIn } from '../../kit/session/sessionStore';
import { dashboardEntry } from './dashboard.entry';

const weeks = ['2026-11-09', '2026-11-16'];
const overview = {
  totalContractors: 12,
  activeContractors: 9,
  payrollRuns: 584,
  pendingDays: 1,
  unpaidContractors: 0,
  contractorsWithoutRate: 0,
  unpaidRunsOfLastWeek: 0,
  awaitingRunsOfLastWeek: 0,
  isLastWeekPaid: true,
  payrollByWeek: weeks.map((weekStart) => ({ weekStart, basePay: 0, expenses: 0 })),
  daysByWeek: weeks.map((weekStart) => ({ weekStart, approved: 0, pending: 0, rejected: 0 })),
  daysByContractor: [],
};
const submittedWeeks = { totalCount: 1, pendingDays: 1, edges: [] };
const newest = {
  id: 'maria',
  name: 'Maria Alvarez',
  email: 'maria@example.com',
  isActive: true,
  createdAt: '2026-11-20T15:00:00.000Z',
};

function enter(...roles: RoleName[]) {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com', roles };
  signIn({ ...user, needsPasswordChange: false });
}

beforeEach(() => {
  enter('Manager');
});

const everything = [
  '/dashboard/contractors',
  '/dashboard/payroll',
  '/dashboard/reports',
  '/dashboard/time-logs',
  '/dashboard/profile',
  '/dashboard/statements',
];

const daySummary = {
  totalDays: 41,
  approvedDays: 36,
  pendingDays: 4,
  rejectedDays: 1,
  estimatedEarnings: 10250.5,
};

const adminOverview = {
  totalUsers: 21,
  activeUsers: 18,
  archivedUsers: 2,
  activeContractors: 9,
  pendingApprovals: 0,
  logs: null,
};

const run = {
  id: 'run-12',
  number: 12,
  weekStart: '2026-11-02',
  payDate: '2026-11-10',
  processedAt: '2026-11-10T15:00:00.000Z',
  status: 'PAID',
  totalPay: 1250,
  isReplaced: false,
};

const company: Root = {
  today: '2026-11-18',
  managerOverview: overview,
  submittedWeeks,
  adminOverview,
  contractors: { edges: [{ node: newest }] },
  viewer: {
    id: 'u',
    unsentWeek: '2026-11-09',
    lacksW9: false,
    w9RequestedAt: null,
    daySummary,
    latestRuns: [run],
  },
};

async function open(server: Root = {}, others = everything) {
  const page = await renderScreen(dashboardEntry, '/dashboard', { ...company, ...server }, others);
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return page;
}

const card = (label: string) => screen.getByText(label).parentElement!;

describe('which home opens', () => {
  it.each<[string, RoleName[], string]>([
    ['a manager', ['Manager'], 'ManagerDashboardQuery'],
    ['an administrator', ['IT_Admin'], 'AdminDashboardQuery'],
    ['an employee', ['Employee'], 'EmployeeDashboardQuery'],
    ['a contractor', [], 'EmployeeDashboardQuery'],
  ])('requests the data of %s and nothing else', async (_who, roles, query) => {
    enter(...roles);
    const { sent } = await open();
    expect(sent.map(({ name }) => name)).toEqual([query]);
  });
});

describe("the manager's home", () => {
  it('shows the numbers, what is pending and who is new', async () => {
    await open();
    expect(card('Total Contractors').textContent).toContain('12');
    expect(card('Active Contractors').textContent).toContain('9');
    expect(card('Payroll Runs').textContent).toContain('584');
    expect(screen.getByText('1 day pending approval')).toBeTruthy();
    expect(screen.getByText('Everybody who worked last week has been paid')).toBeTruthy();
    expect(screen.getByText('No payroll in the last twelve weeks.')).toBeTruthy();
    expect(screen.getByText('Maria Alvarez')).toBeTruthy();
  });

  it.each([
    [{ unpaidContractors: 2 }, '2 contractors not on payroll yet for last week'],
    [{ unpaidRunsOfLastWeek: 1 }, 'Last week is on payroll: 1 payroll to mark as paid'],
    [
      { unpaidRunsOfLastWeek: 3, awaitingRunsOfLastWeek: 2 },
      'Last week is on payroll: 1 payroll to mark as paid',
    ],
    [
      { unpaidRunsOfLastWeek: 2, awaitingRunsOfLastWeek: 2 },
      'Last week is on payroll: 2 payrolls waiting for a second person',
    ],
    [{}, 'No contractor is waiting for last week’s pay'],
  ])('says of last week that it is paid only when it is: %j', async (state, text) => {
    const managerOverview = { ...overview, isLastWeekPaid: false, contractorsWithoutRate: 1, ...state };
    await open({ managerOverview });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Everybody who worked last week has been paid')).toBeNull();
    expect(screen.getByText('No day rate: 1 contractor with approved days last week')).toBeTruthy();
  });

  it('leads to what awaits a decision, if there is such a screen', async () => {
    await open({}, [...everything, '/dashboard/approvals']);
    const line = screen.getByRole('link', { name: '1 day pending approval' });
    expect(line.getAttribute('href')).toBe('/dashboard/approvals');
    expect(line.parentElement?.textContent).toContain('1 week waits for you');
  });

  it('leads to the four screens', async () => {
    await open();
    const ways = ['Manage Contractors', 'Payroll & Tax', 'View Reports', 'Time Tracking'].map((name) =>
      screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
    );
    expect(ways).toEqual(everything.slice(0, 4));
  });

  it('offers only links that lead somewhere', async () => {
    await open({}, ['/dashboard/contractors']);
    expect(screen.getByRole('link', { name: /Manage Contractors/ })).toBeTruthy();
    expect(screen.queryByText('View Reports')).toBeNull();
    expect(card('Payroll Runs').closest('a')).toBeNull();
  });

  it('says so when there are no contractors', async () => {
    await open({ contractors: { edges: [] } });
    expect(screen.getByText('No contractors yet. Add your first contractor to get started.')).toBeTruthy();
  });

  it('says so when the data cannot be loaded', async () => {
    // React and Relay report the failure that this is about.
    vi.spyOn(console, 'error').mockReturnValue();
    await open({
      managerOverview: () => {
        throw new Error('down');
      },
    });
    expect(screen.getByText('Failed to load dashboard data')).toBeTruthy();
    expect(screen.getByText('Failed to load the snapshot')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    expect(screen.getByText('Recent Contractors')).toBeTruthy();
  });
});

describe("the employee's home", () => {
  beforeEach(() => enter('Employee'));

  it('says that there is no day rate instead of showing earnings of $0.00', async () => {
    await open();
    expect(card('Estimated Earnings').textContent).toContain('this year');
    cleanup();
    const { viewer } = company as { viewer: object };
    await open({
      viewer: { ...viewer, daySummary: { ...daySummary, estimatedEarnings: 0 } },
    });
    expect(card('Estimated Earnings').textContent).toContain('No day rate yet: ask your manager');
  });

  it('greets by name and sums up the year', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Welcome back, Ruth!' })).toBeTruthy();
    expect(card('Total Days Worked').textContent).toContain('41');
    expect(card('Total Days Worked').textContent).toContain('1 day rejected');
    expect(card('Approved Days').textContent).toContain('36');
    expect(card('Pending Days').textContent).toContain('4');
    expect(card('Estimated Earnings').textContent).toContain('$10,250.50');
  });

  it('says what to do next, and where', async () => {
    await open();
    const steps = within(screen.getByRole('region', { name: 'Next Steps' })).getAllByRole('link');
    expect(steps.map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
      ['Submit last week: Nov 9 – 15, 2026 is not in yet', '/dashboard/time-logs'],
      ['1 day was rejected: see why', '/dashboard/time-logs?status=REJECTED'],
      ['Your statement for Nov 2 – 8, 2026 is ready: $1,250.00', '/dashboard/statements/run-12'],
    ]);
  });

  it('shows the latest statements', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'Latest pay statements' });
    const link = within(table).getByRole('link', { name: 'Nov 2 – 8, 2026' });
    expect(link.getAttribute('href')).toBe('/dashboard/statements/run-12');
    expect(within(table).getByText('Paid')).toBeTruthy();
  });

  it('leads to the days and the profile', async () => {
    await open();
    const logs = screen.getByRole('link', { name: 'View Time Logs Review and submit days' });
    expect(logs.getAttribute('href')).toBe('/dashboard/time-logs');
    const profile = screen.getByRole('link', { name: 'Update Profile Keep your info current' });
    expect(profile.getAttribute('href')).toBe('/dashboard/profile');
  });
});
