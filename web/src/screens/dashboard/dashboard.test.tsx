import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import type { RoleName } from '../../__generated__/storedUser_user.graphql';
import { signIn } from '../../kit/session/sessionStore';
import { quietPayday } from '../payday/testPayday';
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
  year: 2026,
  awaitedDays: [{ date: '2026-11-16', rate: 255 }],
};

const adminOverview = {
  totalUsers: 21,
  activeUsers: 18,
  archivedUsers: 2,
  activeContractors: 9,
  pendingApprovals: 0,
  logs: null,
  health: null,
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
  net: 1250,
  payment: { id: 'payment-12', date: '2026-11-10', amount: 1335 },
};

const day = (date: string, more: object = {}) => ({
  node: {
    id: date,
    date,
    worked: true,
    description: 'Columbus to Toledo',
    status: 'PENDING',
    rejectionReason: null,
    viewerCanEdit: true,
    payrollRun: null,
    ...more,
  },
});
const done = (...names: string[]) => names.map((name) => ({ name, isDone: true }));

const company: Root = {
  today: '2026-11-18',
  managerOverview: overview,
  payday: quietPayday,
  submittedWeeks,
  adminOverview,
  contractors: { edges: [{ node: newest }] },
  timeLogs: { edges: [day('2026-11-02'), day('2026-11-03')] },
  receipts: { edges: [] },
  staffOverview: { activeContractors: 9, activeStaff: 5, inactiveStaff: 1 },
  newcomers: { totalCount: 0, edges: [] },
  viewer: {
    id: 'u',
    createdAt: '2026-01-05T15:00:00.000Z',
    startsOn: null,
    onboarding: done('INVITED', 'SIGNED_IN', 'ADDRESS', 'W9', 'BANK_ACCOUNT', 'FIRST_DAY'),
    dailyRate: 255,
    unsentWeek: '2026-11-09',
    lacksW9: false,
    w9RequestedAt: null,
    daySummary,
    latestRuns: [run],
    payOnItsWay: [] as object[],
  },
};

const payment = (weekStart: string, more: object) => ({
  ...{ weekStart, payDate: null, step: 'LOGGED', run: null, estimate: null, dayCount: 0 },
  ...more,
});

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
    ['HR', ['HR'], 'HrDashboardQuery'],
    ['an employee', ['Employee'], 'EmployeeDashboardQuery'],
    ['a contractor', [], 'EmployeeDashboardQuery'],
    ['an accountant', ['Accountant'], 'AccountantDashboardQuery'],
  ])('requests only the data of %s', async (_who, roles, query) => {
    enter(...roles);
    const { sent } = await open();
    expect(sent.map(({ name }) => name)).toEqual([query]);
  });
});

describe("the manager's home", () => {
  it('links each week of the bars to its board', async () => {
    const payrollByWeek = weeks.map((weekStart) => ({ weekStart, basePay: 1250, expenses: 0 }));
    const { user } = await open({ managerOverview: { ...overview, payrollByWeek } }, [
      ...everything,
      '/dashboard/payroll/week',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Show Table: Payroll by week' }));
    const link = await screen.findByRole('link', { name: 'Nov 9 – 15, 2026' });
    expect(link.getAttribute('href')).toBe('/dashboard/payroll/week?week=2026-11-09');
  });

  it('shows the numbers, the pending days and the newest contractors', async () => {
    await open();
    expect(card('Total Contractors').textContent).toContain('12');
    expect(card('Active Contractors').textContent).toContain('9');
    expect(card('Payroll Runs').textContent).toContain('584');
    expect(screen.getByText('1 day pending approval')).toBeTruthy();
    expect(screen.getByText('Everyone who worked last week has been paid')).toBeTruthy();
    expect(screen.getByText('No payroll in the last twelve weeks.')).toBeTruthy();
    expect(screen.getByText('Maria Alvarez')).toBeTruthy();
  });

  it.each([
    [{ unpaidContractors: 2 }, '2 contractors not on payroll yet for last week'],
    [{ unpaidRunsOfLastWeek: 1 }, 'Last week is on payroll: 1 payroll to pay'],
    [{ unpaidRunsOfLastWeek: 3, awaitingRunsOfLastWeek: 2 }, 'Last week is on payroll: 1 payroll to pay'],
    [
      { unpaidRunsOfLastWeek: 2, awaitingRunsOfLastWeek: 2 },
      'Last week is on payroll: 2 payrolls waiting for a second person',
    ],
    [{}, 'No contractor is waiting for last week’s pay'],
  ])('shows last week as paid only when it is: %j', async (state, text) => {
    const managerOverview = { ...overview, isLastWeekPaid: false, contractorsWithoutRate: 1, ...state };
    await open({ managerOverview });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Everyone who worked last week has been paid')).toBeNull();
    expect(screen.getByText('No day rate: 1 contractor with approved days last week')).toBeTruthy();
  });

  it('links to the pending days, if their screen exists', async () => {
    await open({}, [...everything, '/dashboard/approvals']);
    const line = screen.getByRole('link', { name: '1 day pending approval' });
    expect(line.getAttribute('href')).toBe('/dashboard/approvals');
    expect(line.parentElement?.textContent).toContain('1 week to review');
  });

  it('leads to the four screens', async () => {
    await open();
    const ways = ['Manage Contractors', 'Payroll & Tax', 'View Reports', 'Time Tracking'].map((name) =>
      screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
    );
    expect(ways).toEqual(everything.slice(0, 4));
  });

  longIt('offers only links to existing screens', async () => {
    await open({}, ['/dashboard/contractors']);
    expect(screen.getByRole('link', { name: /Manage Contractors/ })).toBeTruthy();
    expect(screen.queryByText('View Reports')).toBeNull();
    expect(card('Payroll Runs').closest('a')).toBeNull();
  });

  it('shows that there are no contractors', async () => {
    await open({ contractors: { edges: [] } });
    expect(screen.getByText('No contractors yet. Add your first contractor to get started.')).toBeTruthy();
  });

  it('reports that the data cannot be loaded', async () => {
    // React and Relay log the error that this test causes.
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

  it('reports a missing day rate instead of showing earnings of $0.00', async () => {
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

  it('opens the estimated earnings into weeks and their days, with the receipts beside them', async () => {
    const receipt = { id: 'fuel', date: '2026-11-16', amount: 48.2, category: 'FUEL', status: 'PENDING' };
    const entries = [{ id: 'entry', date: '2026-11-02', pay: 245 }];
    const { sent, user } = await open({
      payrollRuns: { pageInfo: { hasNextPage: false }, edges: [{ node: { ...run, entries } }] },
      receipts: { pageInfo: { hasNextPage: false }, edges: [{ node: receipt }] },
    });
    await user.click(screen.getByRole('button', { name: /^Estimated Earnings/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Estimated Earnings in 2026' }));
    expect(await dialog.findByText('1 day, $255.00, and $48.20 of receipts')).toBeTruthy();
    expect(sent.at(-1)!.variables).toMatchObject({ startDate: '2026-01-01', endDate: '2026-12-31' });
    expect(dialog.getByText('Estimated earnings').nextElementSibling!.textContent).toBe('$500.00');
    const day = within(dialog.getByRole('row', { name: /Mon, Nov 16/ }));
    expect(day.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Day rate', '$255.00', 'Fuel $48.20']),
    );
    await user.click(dialog.getByRole('button', { name: /Nov 2 – 8, 2026/ }));
    expect(dialog.getByRole('link', { name: 'Payroll #12' }).getAttribute('href')).toBe(
      '/dashboard/statements/run-12',
    );
  });

  it('shows first the next payment, its date and its progress', async () => {
    const { viewer } = company as { viewer: object };
    const processed = { id: 'run-13', number: 13, net: 1072.02 };
    const payOnItsWay = [
      payment('2026-11-02', { payDate: '2026-11-13', step: 'ON_PAYROLL', run: processed }),
      payment('2026-11-09', { payDate: '2026-11-20', step: 'APPROVED', estimate: 510, dayCount: 2 }),
      payment('2026-11-16', { estimate: null, dayCount: 1 }),
    ];
    await open({ viewer: { ...viewer, payOnItsWay } });
    const next = within(screen.getByRole('region', { name: 'Next Pay' }));
    expect(next.getByText('On Payroll').getAttribute('aria-current')).toBe('step');
    const list = next.getAllByRole('listitem').filter((item) => within(item).queryByText(/2026/));
    expect(list.map(({ textContent }) => textContent?.replace('Logged (done)', ''))).toEqual([
      expect.stringMatching(
        /^\$1,072\.02Was due Fri, Nov 13\. Ask your manager\..*Nov 2 – 8, 2026 · Statement #13$/,
      ),
      'About $510.00Expected Fri, Nov 20Nov 9 – 15, 2026 · Approved · 2 days, estimated',
      'No day rate yetPay date not set yetNov 16 – 22, 2026 · Logged · 1 day, estimated',
    ]);
  });

  longIt('shows the last payment if none is coming', async () => {
    const added = { ...run, id: 'run-13', number: 13, net: 85 };
    const earlier = {
      ...run,
      id: 'run-11',
      number: 11,
      payment: { id: 'payment-11', date: '2026-11-03', amount: 900 },
    };
    const { viewer } = company as { viewer: object };
    await open({ viewer: { ...viewer, latestRuns: [added, run, earlier] } });
    const last = within(screen.getByRole('region', { name: 'Last Pay' }));
    expect(last.getByText('$1,335.00')).toBeTruthy();
    expect(last.getByText('Paid Tue, Nov 10')).toBeTruthy();
    const statements = last.getAllByRole('link').map(({ textContent }) => textContent);
    expect(statements).toEqual(['Statement #13', 'Statement #12']);
  });

  it('shows the unsubmitted week as days to press, and copies the week before', async () => {
    const { sent } = await open();
    const week = within(await screen.findByRole('region', { name: 'Last Week' }));
    const toggles = week.getAllByRole('button', { name: /^Worked on/ });
    expect(toggles.map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual(Array(7).fill('false'));
    fireEvent.click(week.getByRole('button', { name: 'Same as Week Before' }));
    expect(week.getByRole('button', { name: 'Submit 2 Days' })).toBeTruthy();
    fireEvent.click(toggles[1]!);
    fireEvent.click(week.getByRole('button', { name: 'Submit 1 Day' }));
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('useSubmitMyWeekMutation'));
    expect(sent.at(-1)!.variables).toMatchObject({
      input: {
        weekStart: '2026-11-09',
        days: [{ date: '2026-11-09', worked: true, description: 'Columbus to Toledo' }],
      },
    });
  });

  it('keeps pressed days through a reload, until they are as logged again', async () => {
    await open();
    const day = async (index: number) => {
      const week = within(await screen.findByRole('region', { name: 'Last Week' }));
      return week.getAllByRole('button', { name: /^Worked on/ })[index]!;
    };
    fireEvent.click(await day(0));
    fireEvent.click(await day(1));
    const [[name, kept]] = Object.entries(sessionStorage) as [[string, string]];
    cleanup();
    expect(sessionStorage).toHaveLength(0);
    // A reload unmounts no component: the draft is still there.
    sessionStorage.setItem(name, kept);
    await open();
    fireEvent.click(await day(0));
    expect((await day(1)).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(await day(1));
    expect(sessionStorage).toHaveLength(0);
  });

  it('lists a new driver’s remaining steps until they are no longer new', async () => {
    const { viewer } = company as { viewer: object };
    const onboarding = [
      ...done('INVITED', 'SIGNED_IN', 'ADDRESS'),
      { name: 'W9', isDone: false },
      { name: 'BANK_ACCOUNT', isDone: false },
    ];
    const started = { createdAt: '2026-11-10T15:00:00.000Z', onboarding };
    await open({ viewer: { ...viewer, ...started } });
    const list = within(await screen.findByRole('region', { name: 'Getting Started' }));
    expect(list.getByRole('link', { name: 'Sign your Form W-9' }).getAttribute('href')).toBe(
      '/dashboard/tax-information',
    );
    expect(list.queryByRole('link', { name: 'Add your address' })).toBeNull();
    cleanup();
    await open();
    await screen.findByRole('region', { name: 'Last Week' });
    expect(screen.queryByRole('region', { name: 'Getting Started' })).toBeNull();
  });

  it('lists the next steps with their links', async () => {
    await open();
    const steps = within(await screen.findByRole('region', { name: 'Next Steps' })).getAllByRole('link');
    expect(steps.map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
      ['Submit last week: Nov 9 – 15, 2026 isn’t in yet', '/dashboard/time-logs'],
      ['1 day was rejected: see why', '/dashboard/time-logs?status=REJECTED'],
    ]);
  });

  longIt('shows the latest statements', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'Latest pay statements' });
    const link = within(table).getByRole('link', { name: 'Nov 2 – 8, 2026' });
    expect(link.getAttribute('href')).toBe('/dashboard/statements/run-12');
    expect(within(table).getByText('Paid')).toBeTruthy();
  });

  it('has its four cards and quick actions before the data has loaded', async () => {
    const never = new Promise(() => undefined);
    await renderScreen(dashboardEntry, '/dashboard', { ...company, viewer: () => never }, everything);
    for (const label of ['Total Days Worked', 'Approved Days', 'Pending Days', 'Estimated Earnings'])
      expect(await screen.findByText(label)).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^View Time Logs/ })).toBeTruthy();
  });

  it('leads to the days and the profile', async () => {
    await open();
    const logs = screen.getByRole('link', { name: 'View Time Logs Review and submit days' });
    expect(logs.getAttribute('href')).toBe('/dashboard/time-logs');
    const profile = screen.getByRole('link', { name: 'Update Profile Keep your info current' });
    expect(profile.getAttribute('href')).toBe('/dashboard/profile');
  });
});

describe.each<RoleName>(['HR', 'Accountant'])('the home of someone with the role %s', (role) => {
  beforeEach(() => enter(role));
  const days = { loggedWeeks: { edges: [] as object[] }, latestRuns: [] as object[] };
  const own = () => screen.queryByRole('region', { name: 'Your days this year' });
  const opened = async (viewer: object) => {
    await open({ viewer: { ...(company.viewer as object), ...days, ...viewer } });
    await screen.findByRole('link', { name: 'View Time Logs Review and submit days' });
    await screen.findByRole('link', { name: 'Update Profile Keep your info current' });
  };

  it('has no cards of their days if they never logged any and were never paid', async () => {
    await opened({});
    expect(own()).toBeNull();
  });

  it('has them once they have logged a day, or been paid', async () => {
    await opened({ loggedWeeks: { edges: [{ cursor: 'a', node: { weekStart: '2024-11-04' } }] } });
    await waitFor(() => expect(own()).toBeTruthy());
    cleanup();
    await opened({ latestRuns: [run] });
    await waitFor(() => expect(own()).toBeTruthy());
    for (const label of ['Total Days Worked', 'Approved Days', 'Pending Days', 'Estimated Earnings'])
      expect(screen.getByText(label)).toBeTruthy();
  });
});

describe("HR's home", () => {
  beforeEach(() => enter('HR'));

  const steps = (open: string) =>
    ['INVITED', 'SIGNED_IN', 'ADDRESS', 'W9'].map((name, index, all) => ({
      name,
      isDone: index < all.indexOf(open),
    }));
  const newcomer = (name: string, open: string, more: object = {}) => ({
    node: {
      id: name,
      name,
      kind: 'CONTRACTOR',
      startsOn: '2026-11-23',
      isActive: true,
      mailFailedAt: null,
      invitation: null,
      w9RequestedAt: null,
      viewerCanRequestW9: true,
      viewerCanOpen: true,
      onboarding: steps(open),
      ...more,
    },
  });

  it('shows each newcomer’s progress, with one action', async () => {
    const invitation = { isExpired: false, isSent: true };
    const { sent } = await open({
      newcomers: {
        totalCount: 3,
        edges: [
          newcomer('Lee Park', 'SIGNED_IN', { invitation }),
          newcomer('Ida Wells', 'W9'),
          newcomer('Sam Reed', 'W9', { w9RequestedAt: '2026-11-17T15:00:00.000Z' }),
        ],
      },
    });
    const list = within(screen.getByRole('list', { name: 'Onboarding' }));
    const rows = list.getAllByRole('listitem').filter((row) => row.textContent!.includes('starts'));
    expect(rows.map((row) => within(row).queryByRole('button')?.textContent ?? 'Open')).toEqual([
      'Resend for Lee Park',
      'Request W-9 for Ida Wells',
      'Open',
    ]);
    expect(rows[2]!.textContent).toContain('Contractor, starts Mon, Nov 23');
    fireEvent.click(list.getByRole('button', { name: 'Request W-9 for Ida Wells' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        name: 'useRequestNewcomerW9Mutation',
        variables: { input: { userId: 'Ida Wells' } },
      }),
    );
  });

  longIt('shows that no one has a step left, and counts people', async () => {
    await open();
    expect(screen.getByText('No one has steps left.')).toBeTruthy();
    expect(card('Active Contractors').textContent).toContain('9');
    expect(card('Inactive Staff').textContent).toContain('1');
  });

  it('adds a driver with one form', async () => {
    const invitePerson = () => ({ __typename: 'InvitationPayload', link: null });
    const { sent } = await open({ invitePerson });
    fireEvent.click(screen.getByRole('button', { name: 'Invite Person' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    type('First name', 'Lee');
    type('Last name', 'Park');
    type('Email', 'lee@example.com');
    type('First day', '2026-11-23');
    fireEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        name: 'useInvitePersonMutation',
        variables: {
          input: {
            kind: 'CONTRACTOR',
            workRelation: 'CONTRACTOR',
            firstName: 'Lee',
            email: 'lee@example.com',
            phone: null,
            startsOn: '2026-11-23',
          },
        },
      }),
    );
  });

  it('offers HR no role that can do more than HR', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Invite Person' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.change(dialog.getByLabelText('Relation'), { target: { value: 'EMPLOYEE' } });
    const roles = within(dialog.getByLabelText('Role')).getAllByRole('option');
    expect(roles.map((role) => role.getAttribute('value'))).not.toContain('Accountant');
    expect(roles[0]!.getAttribute('value')).toBe('Employee');
  });
});
