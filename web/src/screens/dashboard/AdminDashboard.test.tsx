import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import { renderScreen } from '../../../test/renderScreen';
import { adminDashboardEntry } from './AdminDashboard.entry';

const entry = {
  id: 'AuditLog_1',
  action: 'USER_CREATED',
  sentence: 'Dana Brooks added Lee Park.',
  entityType: 'User',
  entityId: 'User_2',
  timestamp: '2026-11-21T13:04:31.000Z',
  user: { id: 'User_1', name: 'Dana Brooks' },
};
const days = (count: number) => [
  { day: '2026-11-20', count: 0 },
  { day: '2026-11-21', count },
];
const logs = {
  failedOperations: 0,
  unanchoredEntries: null,
  recentActivity: [
    entry,
    {
      ...entry,
      id: 'AuditLog_2',
      action: 'USER_LOGIN_FAILED',
      sentence: 'Someone failed to sign in.',
      entityId: null,
      user: null,
    },
    { ...entry, id: 'AuditLog_3', user: null, deletedActor: { name: 'Deleted user #12' } },
    { ...entry, id: 'AuditLog_4', entityType: 'PayrollRun', entityId: 'PayrollRun_0190' },
  ],
  signInsByDay: days(4),
  errorsByDay: days(0),
};
const health = {
  signInFailures: { recent: 0, usual: 0 },
  failedJobs: 0,
  undeliveredPeople: 0,
  peopleWithoutSecondFactor: 0,
  freeDiskPercent: 60,
  backups: {
    isScheduled: true,
    lastBackupAt: '2026-11-18T07:00:30Z',
    lastProofAt: '2026-11-15T07:01:00Z',
    hasBackupFailed: false,
    hasProofFailed: false,
  },
};
const overview = {
  totalUsers: 1021,
  activeUsers: 18,
  archivedUsers: 2,
  activeContractors: 9,
  pendingApprovals: 0,
  logs,
  health,
  setup: { hasOwnName: true, hasCompany: true, hasManager: true, hasDriver: true, hasWeek: true },
};
const ways = ['/dashboard/staff', '/dashboard/logs', '/dashboard/archive', '/dashboard/reports'];

const open = async (changes: object = {}, others = ways) => {
  const page = await renderScreen(
    adminDashboardEntry,
    '/dashboard',
    { adminOverview: () => ({ ...overview, ...changes }) },
    others,
  );
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return page;
};
const down = () => {
  throw new Error('down');
};
// React and Relay log the errors that these tests cause.
const expectFailure = () => vi.spyOn(console, 'error').mockReturnValue();

const card = (label: string) => screen.getByText(label).parentElement!.textContent;
const status = () => screen.getByRole('region', { name: 'System Status' }).textContent;
const activity = async () => within(await screen.findByRole('region', { name: 'Recent System Activity' }));

describe('the first day', () => {
  it('lists the remaining steps, with links', async () => {
    const setup = {
      ...overview.setup,
      hasOwnName: false,
      hasCompany: false,
      hasDriver: false,
      hasWeek: false,
    };
    await open({ setup }, [...ways, '/dashboard/profile', '/dashboard/company', '/dashboard/contractors']);
    const list = within(screen.getByRole('region', { name: 'Getting Started' }));
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Enter your name', '/dashboard/profile'],
      ['Enter your company’s details', '/dashboard/company'],
      ['Add drivers with their day rates', '/dashboard/contractors'],
    ]);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Enter your name',
      'Enter your company’s details',
      'Add a manager (done)',
      'Add drivers with their day rates',
      'Have the first week logged',
    ]);
    const [first] = screen.getAllByRole('region');
    expect(first!.textContent).toContain('Getting Started');
  });

  longIt('disappears once everything is done, and when it can’t be read', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Getting Started' })).toBeNull();
    cleanup();
    expectFailure();
    await open({ setup: down });
    expect(status()).toContain('All systems operational');
    expect(screen.queryByRole('region', { name: 'Getting Started' })).toBeNull();
  });
});

describe('the system status', () => {
  it.each([
    [3, 5, '3 recent system errors detected. Check logs for details.'],
    [0, 5, '5 items pending approval.'],
    [0, 0, 'All systems operational. No issues detected.'],
  ])('with %i errors and %i items pending reads: %s', async (failedOperations, pendingApprovals, text) => {
    await open({ pendingApprovals, logs: { ...logs, failedOperations } });
    expect(status()).toContain(text);
  });

  it('shows how far the anchor file is behind, once that is more than a moment', async () => {
    await open({ pendingApprovals: 5, logs: { ...logs, unanchoredEntries: 1204 } });
    expect(status()).toContain('1,204 audit log entries haven’t been copied to the anchor file.');
    expect(screen.getByRole('link', { name: 'View logs' })).toBeTruthy();
  });

  it('ignores entries that have just been written', async () => {
    await open({ logs: { ...logs, unanchoredEntries: 3 } });
    expect(status()).toContain('All systems operational.');
  });

  it('leads to the log when there are errors', async () => {
    await open({ logs: { ...logs, failedOperations: 1 } });
    expect(screen.getByRole('link', { name: 'View logs' }).getAttribute('href')).toBe('/dashboard/logs');
  });
});

describe("the administrator's home", () => {
  it('counts users and contractors', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'System Administrator' })).toBeTruthy();
    expect(card('Total Users')).toBe('Total Users1,021');
    expect(card('Active Users')).toBe('Active Users18');
    expect(card('Archived Users')).toBe('Archived Users2');
    expect(card('Active Contractors')).toBe('Active Contractors9');
  });

  longIt('leads to the screens that exist', async () => {
    await open({}, ways.slice(0, 2));
    const quick = within(screen.getByRole('region', { name: 'Quick Actions' }));
    expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways.slice(0, 2));
  });

  it('shows the latest entries: user, action, record and time', async () => {
    await open();
    const [created, failed, byDeleted, ran] = await (await activity()).findAllByRole('listitem');
    expect(created!.textContent).toMatch(
      /^Dana Brooks added Lee Park\.Nov 21, 2026, \d+:04:31.* · Dana BrooksUser 2User Created$/,
    );
    expect(failed!.textContent).toMatch(
      /^Someone failed to sign in\.Nov 21.* · SystemUserUser Login Failed$/,
    );
    expect(byDeleted!.textContent).toMatch(/ · Deleted user #12User.*User Created$/);
    expect(ran!.textContent).toContain('Payroll run 0190User Created');
  });

  it('shows that there are no entries', async () => {
    await open({ logs: { ...logs, recentActivity: [] } });
    expect(await (await activity()).findByText('No recent activity')).toBeTruthy();
  });

  longIt('draws sign-ins and errors by day', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Show Table: Sign-ins by day' })).toBeTruthy();
    expect(screen.getByText('No errors in the last 30 days.')).toBeTruthy();
  });
});

describe('a failure', () => {
  it('of the log leaves the rest and an empty list', async () => {
    expectFailure();
    await open({ pendingApprovals: 2, logs: down });
    expect(status()).toContain('2 items pending approval.');
    expect(card('Total Users')).toBe('Total Users1,021');
    expect(await (await activity()).findByText('No recent activity')).toBeTruthy();
    expect(screen.queryByText('Sign-ins by day')).toBeNull();
    expect(screen.queryByText('Failed to load admin dashboard data')).toBeNull();
  });

  it('of the rest is shown, with all counts at zero, and can be retried', async () => {
    expectFailure();
    let isDown = true;
    const { user } = await open({ totalUsers: () => (isDown ? down() : 7) });
    expect(screen.getByText('Failed to load admin dashboard data')).toBeTruthy();
    for (const label of ['Total Users', 'Active Users', 'Archived Users', 'Active Contractors'])
      expect(card(label)).toBe(`${label}0`);
    isDown = false;
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    await waitFor(() => expect(card('Total Users')).toBe('Total Users7'));
  });
});
