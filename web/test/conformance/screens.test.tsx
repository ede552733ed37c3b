/** Tests the specification's statements about single screens that no other test checks: columns, fields and texts. */
import { RendererProvider } from '@fluentui/react-components';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { listWeekDays } from 'rules/weeks';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RoleName } from '../../src/__generated__/storedUser_user.graphql';
import { currentEnvironment } from '../../src/kit/relay/environment';
import { signIn } from '../../src/kit/session/sessionStore';
import { AppShell } from '../../src/kit/shell/AppShell';
import type { ShellScreen } from '../../src/kit/shell/screens';
import { archiveEntry } from '../../src/screens/archive/ArchiveScreen.entry';
import { auditLogsEntry } from '../../src/screens/auditLogs/AuditLogsScreen.entry';
import { contractorsEntry } from '../../src/screens/contractors/ContractorsScreen.entry';
import { dashboardEntry } from '../../src/screens/dashboard/dashboard.entry';
import { LoginScreen } from '../../src/screens/identity/LoginScreen';
import { quietPayday } from '../../src/screens/payday/testPayday';
import { payrollEntry } from '../../src/screens/payroll/PayrollScreen.entry';
import { profileEntry } from '../../src/screens/profile/ProfileScreen.entry';
import { reportsEntry } from '../../src/screens/reports/ReportsScreen.entry';
import { staffEntry } from '../../src/screens/staff/StaffScreen.entry';
import { timeLogsEntry } from '../../src/screens/timeLogs/TimeLogsScreen.entry';
import { choose, openMenu } from '../menu';
import type { Root } from '../relayServer/relayServer';
import { renderer } from '../renderer';
import { renderScreen } from '../renderScreen';

function enter(...roles: RoleName[]) {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com', roles };
  signIn({ ...user, needsPasswordChange: false });
}
beforeEach(() => enter('Manager'));

/** A server error without a message. */
const down = () => {
  throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
};
// React and Relay log the failures that these tests cause.
const expectFailure = () => vi.spyOn(console, 'error').mockReturnValue();

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
/** Checks that the specification's texts appear in its order; others may come between them. */
const headersAmong = (names: readonly string[]) => headers().filter((name) => names.includes(name!));
const dialog = () => within(screen.getByRole('alertdialog'));
const optionsOf = (label: string | RegExp, within_ = screen) =>
  within(within_.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const pageOf = (nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) });

const maria = {
  __typename: 'User',
  id: 'maria',
  firstName: 'Maria',
  lastName: 'Alvarez',
  name: 'Maria Alvarez',
  email: 'maria@example.com',
  phone: null,
  dailyRate: null,
  dailyRateFrom: null,
  w9SignedAt: null,
  w9RequestedAt: null,
  roles: ['Employee'],
  assignableRoles: ['HR', 'Employee'],
  isActive: true,
  archived: false,
  archivedAt: '2026-11-20T16:00:00.000Z',
  viewerCanEdit: true,
  viewerCanDeactivate: true,
  viewerCanUnlockSignIn: false,
  viewerCanSignOutEverywhere: false,
  viewerCanRemoveSecondFactor: false,
  viewerCanReadHistory: false,
  viewerCanEditStaff: true,
  viewerCanSetDailyRate: true,
  viewerCanRequestW9: false,
  viewerCanAssignRoles: true,
  viewerCanSetActive: true,
  viewerCanResetPassword: true,
  viewerCanArchive: true,
  viewerCanDelete: true,
};

describe('the shell', () => {
  it('is titled Management System, and its account menu has Profile and Logout', async () => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    vi.stubGlobal('scrollTo', () => undefined);
    const screens = ['/dashboard', '/dashboard/profile'].map(
      (path): ShellScreen => ({ path, access: 'signedIn', Component: async () => () => null }),
    );
    const router = createMemoryRouter(
      [
        {
          path: '/dashboard',
          handle: { screens },
          Component: AppShell,
          children: [{ path: '*', element: null }],
        },
      ],
      { initialEntries: ['/dashboard'] },
    );
    render(
      <RendererProvider renderer={renderer}>
        <RelayEnvironmentProvider environment={currentEnvironment()}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </RendererProvider>,
    );
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByRole('link', { name: 'Management System' })).toBeTruthy();
    await userEvent.setup({ delay: null }).click(bar.getByRole('button', { name: 'Account menu' }));
    const items = (await screen.findAllByRole('menuitem', {}, { timeout: 15_000 })).map(
      ({ textContent }) => textContent,
    );
    expect(items).toEqual(['Profile', 'Logout']);
  });
});

describe('the contractors', () => {
  // A person who manages contractors cannot reset passwords.
  const contractor = { ...maria, viewerCanResetPassword: false };
  const open = (server: Root = {}) =>
    renderScreen(contractorsEntry, '/dashboard/contractors', {
      today: '2026-11-21',
      contractors: pageOf([contractor]),
      ...server,
    });

  it('are filtered by all, active or inactive', async () => {
    await open();
    await screen.findByText('Maria Alvarez');
    expect(optionsOf('Status')).toEqual(['All Status', 'Active', 'Inactive']);
  });

  it('have the columns and the menu of the specification', async () => {
    const { user } = await open();
    await screen.findByText('Maria Alvarez');
    const columns = ['Name', 'Email', 'Status', 'Actions'];
    expect(headersAmong(columns)).toEqual(columns);
    expect(await openMenu(user, 'Maria Alvarez')).toEqual(['Edit Contractor', 'Deactivate Contractor']);
  });

  it('are added with a password that can be shown and hidden', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add Contractor' }));
    const password = dialog().getByLabelText(/^Password\b/, { selector: 'input' });
    expect(password).toHaveProperty('type', 'password');
    await user.click(dialog().getByRole('button', { name: 'Show password' }));
    expect(password).toHaveProperty('type', 'text');
    await user.click(dialog().getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveProperty('type', 'password');
  });

  it('are edited by first name, last name and email, with the day rate beside them', async () => {
    const { user, sent } = await open();
    await choose(user, 'Maria Alvarez', 'Edit Contractor');
    const fields = dialog().getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ value }) => value)).toEqual(['Maria', 'Alvarez', 'maria@example.com', '']);
    for (const field of fields) await user.clear(field);
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    for (const field of ['First name', 'Last name', 'Email'])
      expect(dialog().getAllByText(`${field} is required.`).length).toBeGreaterThan(0);
    expect(sent).toHaveLength(1);
  });

  it('read Failed to add contractor without another message', async () => {
    const { user } = await open({ createContractor: down });
    await user.click(await screen.findByRole('button', { name: 'Add Contractor' }));
    await user.type(dialog().getByLabelText(/First name/), 'Noor');
    await user.type(dialog().getByLabelText(/Last name/), 'Aziz');
    await user.type(dialog().getByLabelText(/Email/), 'noor@example.com');
    await user.type(dialog().getByLabelText(/^Password\b/, { selector: 'input' }), 'Highway66!');
    await user.click(dialog().getByRole('button', { name: 'Add Contractor' }));
    expect(await dialog().findByText('Failed to add contractor')).toBeTruthy();
  });

  it('read Failed to update contractor without another message', async () => {
    const { user } = await open({ updateContractor: down });
    await choose(user, 'Maria Alvarez', 'Edit Contractor');
    await user.type(dialog().getByLabelText(/Last name/), '-Cole');
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await dialog().findByText('Failed to update contractor')).toBeTruthy();
  });

  it('read Failed to deactivate contractor without another message', async () => {
    const { user } = await open({ deactivateContractor: down });
    await choose(user, 'Maria Alvarez', 'Deactivate Contractor');
    await user.click(dialog().getByRole('button', { name: 'Deactivate Contractor' }));
    expect(await dialog().findByText('Failed to deactivate contractor')).toBeTruthy();
  });
});

describe('the staff', () => {
  const staffOverview = { totalStaff: 1, activeStaff: 1, inactiveStaff: 0, managers: 0 };
  const open = (server: Root = {}) =>
    renderScreen(staffEntry, '/dashboard/staff', { staffOverview, staff: pageOf([maria]), ...server });

  it('have the columns of the specification', async () => {
    await open();
    await screen.findByText('Maria Alvarez');
    const columns = ['Name', 'Email', 'Roles', 'Status', 'Archived', 'Actions'];
    expect(headersAmong(columns)).toEqual(columns);
  });

  it('are filtered by the six roles of the specification', async () => {
    await open();
    await screen.findByText('Maria Alvarez');
    expect(optionsOf('Role').slice(1)).toEqual([
      'IT Admin',
      'Manager',
      'Employee',
      'HR',
      'Accountant',
      'Supervisor',
    ]);
  });

  it('read Failed to assign role without another message', async () => {
    const { user } = await open({ assignRole: down });
    await choose(user, 'Maria Alvarez', 'Assign Role');
    await user.selectOptions(dialog().getByLabelText(/^Role/), 'HR');
    await user.click(dialog().getByRole('button', { name: 'Assign Role' }));
    expect(await dialog().findByText('Failed to assign role')).toBeTruthy();
  });
});

it('the audit logs have the columns of the specification', async () => {
  const entry = {
    __typename: 'AuditLog',
    id: 'AuditLog_1',
    action: 'USER_LOGIN',
    sentence: 'Maria Alvarez signed in.',
    act: { entryCount: 1, sentence: 'Maria Alvarez signed in.' },
    level: 'INFO',
    timestamp: '2026-11-21T13:04:31.000Z',
    user: maria,
    ipAddress: '203.0.113.7',
  };
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: 'a', endCursor: 'a' };
  await renderScreen(auditLogsEntry, '/dashboard/logs', {
    auditActions: ['USER_LOGIN'],
    auditActionGroups: [{ name: 'Access', actions: ['USER_LOGIN'] }],
    auditLogStats: { totalLogs: 1, userLogin: 1, userCreated: 0, payrollCalculation: 0 },
    auditLogs: { totalCount: 1, totalIsCapped: false, pageInfo, edges: [{ node: entry, cursor: 'a' }] },
  });
  await screen.findByText('maria@example.com');
  const columns = ['Timestamp', 'User', 'Action', 'Level', 'IP Address', 'Details'];
  expect(headersAmong(columns)).toEqual(columns);
});

it('the archived users have the columns of the specification', async () => {
  await renderScreen(archiveEntry, '/dashboard/archive', {
    archiveOverview: { archivedUsers: 1, itAdmins: 1, deletable: 1 },
    today: '2026-11-21',
    archivedUsers: pageOf([{ ...maria, archived: true }]),
  });
  await screen.findByText('Maria Alvarez');
  expect(headers()).toEqual(['Name', 'Email', 'Roles', 'Archived Date', 'Actions']);
});

describe('the time logs', () => {
  const server: Root = {
    today: '2026-11-18',
    timeLogs: {
      totalCount: 41,
      approvedCount: 36,
      pendingCount: 4,
      rejectedCount: 1,
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    receipts: { edges: [], pageInfo: { hasNextPage: false } },
    viewer: {
      id: 'u',
      paySummary: {
        weekly: [],
        monthly: [],
        yearToDate: { period: '2026', daysWorked: 2, earned: 490, expenses: 0, paid: 490 },
        paidBefore: 0,
      },
    },
  };
  const open = async () => {
    enter();
    await renderScreen(timeLogsEntry, '/dashboard/time-logs', server);
    await screen.findByText('Total Entries');
  };

  it('have the three accordions of the pay summary', async () => {
    await open();
    const summary = within(screen.getByRole('region', { name: 'Pay Summary' }));
    const titles = ['Weekly Totals', 'Monthly Totals', 'Year-to-Date Totals'];
    const buttons = summary.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.map((text, index) => text?.includes(titles[index]!))).toEqual([true, true, true]);
    for (const button of summary.getAllByRole('button'))
      expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('count entries, approved and pending days on cards', async () => {
    await open();
    const card = (label: string) => screen.getByText(label, { selector: 'dt, span, p, div' }).parentElement;
    expect(card('Total Entries')?.textContent).toContain('41');
    const cards = screen.getByRole('region', { name: 'Days in the log' });
    expect(cards.textContent).toMatch(/Total Entries41.*Approved36.*Pending4/);
  });

  it('have a Filters card with status, two dates and a button', async () => {
    await open();
    const filters = within(screen.getByRole('region', { name: 'Filters' }));
    for (const label of ['Status', 'Start Date', 'End Date'])
      expect(filters.getByLabelText(label)).toBeTruthy();
    expect(filters.getByRole('button', { name: 'Filter' })).toBeTruthy();
  });
});

describe('the manager dashboard', () => {
  const contractors = vi.fn((_args: { first: number }) =>
    pageOf([{ ...maria, createdAt: '2026-11-20T15:00:00.000Z' }]),
  );
  const open = async () => {
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
      payrollByWeek: [],
      daysByWeek: [],
      daysByContractor: [],
    };
    await renderScreen(
      dashboardEntry,
      '/dashboard',
      {
        today: '2026-11-18',
        managerOverview: overview,
        payday: quietPayday,
        submittedWeeks: { totalCount: 1, pendingDays: 1, edges: [] },
        contractors,
      },
      ['/dashboard/contractors', '/dashboard/payroll', '/dashboard/reports', '/dashboard/time-logs'],
    );
    await screen.findByText('Total Contractors');
  };

  it('has its snapshot and its tools', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Management Snapshot' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Recent Contractors' })).toBeTruthy();
    const tools = within(screen.getByRole('region', { name: 'Management Tools' }));
    expect(tools.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Contractors',
      'Payroll & Tax',
      'Reports',
      'Time Tracking',
    ]);
  });

  it('requests the five newest contractors', async () => {
    contractors.mockClear();
    await open();
    expect(contractors.mock.calls.map(([{ first }]) => first)).toEqual([5]);
  });
});

describe('the admin dashboard', () => {
  const overview = {
    totalUsers: 21,
    activeUsers: 18,
    archivedUsers: 2,
    activeContractors: 9,
    pendingApprovals: 0,
    logs: null,
    health: null,
  };
  const open = async (changes: object = {}) => {
    enter('IT_Admin');
    await renderScreen(dashboardEntry, '/dashboard', { adminOverview: () => ({ ...overview, ...changes }) }, [
      '/dashboard/staff',
      '/dashboard/logs',
      '/dashboard/archive',
      '/dashboard/reports',
    ]);
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  };

  it('leads to staff, logs, archive and reports', async () => {
    await open();
    const ways = within(screen.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/dashboard/staff',
      '/dashboard/logs',
      '/dashboard/archive',
      '/dashboard/reports',
    ]);
  });

  it.each([
    ['Failed to load user data', { totalUsers: down }],
    ['Failed to load contractor data', { activeContractors: down }],
  ])('reports whose data could not be loaded: %s', async (text, changes) => {
    expectFailure();
    await open(changes);
    expect(await screen.findByText('Failed to load admin dashboard data')).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${text}: .`))).toBeTruthy();
  });
});

describe('the payroll tracker', () => {
  const week = '2026-11-09';
  const dario = { ...maria, id: 'dario', name: 'Dario Fontaine', lastName: 'Fontaine' };
  const payees = vi.fn((_args: { first: number }) => pageOf([dario]));
  const open = (days: object[], today = '2026-11-18', weekStart = week) =>
    renderScreen(payrollEntry, `/dashboard/payroll?contractor=dario&week=${weekStart}`, {
      today,
      payees,
      payrollWeek: () => ({
        id: `PayrollWeek_${weekStart}.dario`,
        user: dario,
        weekStart,
        weekEnd: listWeekDays(weekStart)[6],
        payDate: '2026-11-18',
        days,
        receipts: [],
        paidBefore: 0,
        deductions: [],
        adjustments: [],
        viewerCanAdd: true,
        run: null,
        viewerCanProcess: true,
        reason: null,
      }),
    });
  const days = (weekStart: string) =>
    listWeekDays(weekStart).map((date) => ({
      date,
      worked: false,
      status: null,
      description: '',
      proposedPay: 0,
      lacksRate: false,
    }));

  it('offers up to a hundred people, and finds the others by typing', async () => {
    payees.mockClear();
    const { user } = await open(days(week));
    await screen.findByLabelText('Pay on Monday');
    const picker = screen.getByLabelText('Select Contractor');
    await user.clear(picker);
    await user.type(picker, 'dario');
    await waitFor(() => expect(payees.mock.calls.length).toBeGreaterThan(1));
    expect(new Set(payees.mock.calls.map(([{ first }]) => first))).toEqual(new Set([100]));
  });

  it('has day, date, pay, expenses and notes for each day, and three totals', async () => {
    await open(days(week));
    await screen.findByLabelText('Pay on Monday');
    const table = screen.getByRole('table', { name: 'Payroll by day' });
    const titles = within(table).getAllByRole('columnheader');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Time Log',
      'Pay',
      'Expenses',
      'Notes',
    ]);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(7);
    expect(rows[0]!.textContent).toContain('MondayNov 9, 2026');
    for (const field of ['Pay', 'Expenses', 'Notes'])
      expect(within(rows[6]!).getByLabelText(`${field} on Sunday`)).toBeTruthy();
    expect(screen.getByLabelText('Totals').textContent).toBe('Base pay$0.00Expenses$0.00Total$0.00');
  });

  it('shows that there is no payroll data if a week has no days', async () => {
    await open([]);
    expect(await screen.findByText('No payroll data available for this week.')).toBeTruthy();
  });

  it('reports before any typing that days of a future week cannot be paid yet', async () => {
    await open(days('2026-11-23'), '2026-11-18', '2026-11-23');
    expect(
      await screen.findByText(
        'This week is in the future. You can enter expenses now, and process each day once it comes.',
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText('Pay on Monday')).toHaveProperty('readOnly', true);
    expect(screen.getByLabelText('Expenses on Monday')).toHaveProperty('readOnly', false);
    cleanup();
    await open(days('2026-11-16'), '2026-11-18', '2026-11-16');
    expect(await screen.findByLabelText('Pay on Wednesday')).toHaveProperty('readOnly', false);
    expect(screen.getByLabelText('Pay on Thursday')).toHaveProperty('readOnly', true);
    expect(screen.queryByText(/This week is in the future/)).toBeNull();
  });
});

it('the reports offer up to a hundred contractors', async () => {
  const contractors = vi.fn((_args: { first: number }) => pageOf([maria]));
  const { user } = await renderScreen(reportsEntry, '/dashboard/reports', {
    today: '2026-11-18',
    viewer: { __typename: 'User', id: 'u', permissions: ['assign_roles'] },
    reports: pageOf([]),
    contractors,
  });
  await screen.findByText('No reports generated yet');
  await user.click(await screen.findByRole('combobox', { name: 'Contractor' }));
  expect(await screen.findByRole('option', { name: /Maria Alvarez/ })).toBeTruthy();
  expect(contractors.mock.calls.map(([{ first }]) => first)).toEqual([100]);
});

const person = {
  __typename: 'User',
  id: 'u',
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  phone: '(215) 555-0142',
  address: { street: '12 Dock St', city: 'Camden', state: 'NJ', zip: '08102', country: 'USA' },
  dailyRate: null,
  roles: [],
  isActive: true,
  needsPasswordChange: false,
  idleMinutes: 30,
  needsSecondFactor: false,
  createdAt: '2026-01-05T15:00:00.000Z',
  viewerCanSetDailyRate: false,
  sessions: [],
  authenticatorApp: null,
  passkeys: [],
  viewerCanSetBankAccount: true,
  bankAccount: null,
};
const openProfile = async (server: Root = {}) => {
  enter();
  const page = await renderScreen(profileEntry, '/dashboard/profile', { viewer: person, ...server });
  await screen.findByText('12 Dock St');
  return page;
};

describe('the profile', () => {
  it('has personal information, account status, address and Change Password', async () => {
    const { user } = await openProfile();
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Account Status' })).getByText('Active')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change Password' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    const fieldsOf = (card: string) =>
      within(screen.getByRole('region', { name: card }))
        .getAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).value);
    expect(fieldsOf('Personal Information')).toEqual(['Dana', 'Reyes', '(215) 555-0142']);
    expect(fieldsOf('Address')).toEqual(['12 Dock St', 'Camden', 'NJ', '08102', 'USA']);
  });

  it('reads Loading profile... until the user has loaded', async () => {
    let response: (viewer: object) => void = () => undefined;
    const viewer = new Promise<object>((resolve) => {
      response = resolve;
    });
    enter();
    await renderScreen(profileEntry, '/dashboard/profile', { viewer: () => viewer });
    expect(screen.getByText('Loading profile...')).toBeTruthy();
    response(person);
    await waitFor(() => expect(screen.queryByText('Loading profile...')).toBeNull());
  });

  it('reads Profile update failed when the server refuses it', async () => {
    const message = 'ZIP code must have at most 20 characters.';
    const { user } = await openProfile({
      updateProfile: {
        __typename: 'ValidationError',
        message,
        code: 'VALIDATION',
        issues: [{ path: ['input', 'address', 'zip'], message }],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByRole('textbox', { name: 'ZIP Code' }), '-1234');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = (await screen.findByText('Profile update failed')).closest('[role=alert]')!;
    expect(within(summary as HTMLElement).getByText(message)).toBeTruthy();
  });
});

describe('requesting an account', () => {
  const open = async (response: unknown, registration = 'approval') => {
    document.head.insertAdjacentHTML('beforeend', `<meta name="registration" content="${registration}">`);
    onTestFinished(() => document.querySelector('meta[name=registration]')!.remove());
    const asked = vi.fn(async (_url: string, _init: { body: string }) => Response.json(response));
    vi.stubGlobal('fetch', asked);
    const user = userEvent.setup({ delay: null });
    render(<LoginScreen />);
    await screen.findByRole('button', { name: 'Forgot password?' });
    const begin = screen.queryByRole('button', { name: 'Request an account' });
    if (!begin) return null;
    await user.click(begin);
    const send = async () => user.click(await screen.findByRole('button', { name: 'Request Account' }));
    await send();
    for (const label of ['First name', 'Last name', 'Email', 'Password'])
      expect(screen.getByText(`${label} is required.`)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
    fill(/First name/, 'Noor');
    fill(/Last name/, 'Aziz');
    fill(/Email/, 'noor@example.com');
    fill(/^Password/, 'Quiet-Harbor-7');
    await send();
    return asked;
  };

  it('reads Registration failed when the server sends no message', async () => {
    const errors = [{ message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
    await open({ data: null, errors });
    expect((await screen.findByRole('alert')).textContent).toBe('Registration failed');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Noor');
  });

  it('reads the server’s message if there is one', async () => {
    const message = 'Password must not be a common password.';
    await open({ data: { result: { __typename: 'ValidationError', message, issues: [{ message }] } } });
    expect((await screen.findByRole('alert')).textContent).toBe(`Registration failed: ${message}`);
  });

  it('confirms the request', async () => {
    const asked = await open({ data: { result: { __typename: 'RegisterPayload' } } });
    const sent = await screen.findByText(/^Request sent/);
    expect(sent.closest('[role=status]')).not.toBeNull();
    expect(JSON.parse(asked!.mock.calls[0]![1].body).variables.input).toEqual({
      email: 'noor@example.com',
      password: 'Quiet-Harbor-7',
      firstName: 'Noor',
      lastName: 'Aziz',
      phone: null,
    });
  });

  it('is not offered where registration is closed', async () => {
    expect(await open({}, 'closed')).toBeNull();
  });
});

describe('the dialog that changes the password', () => {
  const open = async (changePassword: unknown) => {
    const { user } = await openProfile({ changePassword });
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Change Password' }));
      return within(await screen.findByRole('dialog'));
    };
    const form = await reopen();
    const field = (label: RegExp) => form.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    const [current, next, again] = [/^Current password/, /^New password/, /^Confirm new password/].map(field);
    const send = () => user.click(form.getByRole('button', { name: 'Change Password' }));
    const fill = async () => {
      await user.type(current!, 'Open-Road-2026');
      await user.type(next!, 'Next-Road-2026');
      await user.type(again!, 'Next-Road-2026');
      await send();
    };
    return { user, form, current: current!, next: next!, again: again!, send, fill, reopen };
  };
  const invalid = (field: string, ...messages: string[]) => ({
    __typename: 'ValidationError',
    message: messages[0],
    code: 'VALIDATION',
    issues: messages.map((message) => ({ path: ['input', field], message })),
  });
  const changed = {
    __typename: 'ChangePasswordPayload',
    message: 'Password changed successfully',
    user: person,
  };

  it('closes two seconds after its confirmation', async () => {
    const { setTimeout } = window;
    const held: (() => void)[] = [];
    const { form, fill } = await open(changed);
    vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) =>
      delay === 2_000 ? held.push(run) : setTimeout(run, delay)) as typeof window.setTimeout);
    await fill();
    await form.findByText('Password changed successfully');
    expect(held).toHaveLength(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
    held[0]!();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requires the current one, shows Changing... meanwhile, and forgets the input once closed', async () => {
    let respond: (response: object) => void = () => undefined;
    const response = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const { user, form, fill, reopen } = await open(() => response);
    await fill();
    expect(await form.findByRole('button', { name: 'Changing...' })).toBeTruthy();
    respond(invalid('currentPassword', 'The current password is incorrect.'));
    await form.findByText('Password change failed: The current password is incorrect.');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await reopen();
    const fields = again.getAllByLabelText<HTMLInputElement>(/password/i, { selector: 'input' });
    expect(fields.map(({ value }) => value)).toEqual(['', '', '']);
    expect(again.queryAllByRole('alert')).toEqual([]);
  });

  it('names the errors, ticks off the requirements, and typing clears the error', async () => {
    const { user, form, current, next, again, send } = await open(down);
    const error = () => form.queryByRole('alert')?.textContent ?? null;
    const met = () =>
      form.getAllByRole('listitem').filter(({ textContent }) => / \(met\)$/.test(textContent!));
    await user.type(current, 'Open-Road-2026');
    await send();
    expect(error()).toBe('New password is required');
    await user.type(next, 'freight');
    expect(error()).toBeNull();
    await send();
    expect(error()).toBe('Passwords do not match');
    await user.type(again, 'freight');
    expect(error()).toBeNull();
    await send();
    expect(error()).toBe('Password does not meet requirements. Please check the requirements below.');
    expect(met()).toHaveLength(0);
    await user.clear(next);
    await user.type(next, 'Freight-26');
    expect(met()).toHaveLength(4);
    expect(await form.findByText(/^Strength: /)).toBeTruthy();
  });

  it('shows the server’s errors at the field, and keeps the input', async () => {
    const message = 'Password must not be a common password with digits or symbols around it.';
    const { user, form, next, again, fill } = await open(invalid('newPassword', message));
    await fill();
    await form.findByText(`Password change failed: ${message}`);
    const [described] = next.getAttribute('aria-describedby')!.split(' ');
    expect(document.getElementById(described!)?.textContent).toBe(message);
    expect([next.value, again.value]).toEqual(['Next-Road-2026', 'Next-Road-2026']);
    await user.type(next, '-Harbor');
    expect(form.queryByText(message)).toBeNull();
  });

  it('reads Password change failed with all details', async () => {
    const issues = ['Password must have a digit.', 'Password must have at least 8 characters.'];
    const { form, fill } = await open(invalid('newPassword', ...issues));
    await fill();
    expect(await form.findByText(`Password change failed: ${issues.join(', ')}`)).toBeTruthy();
  });

  it('reads Failed to change password when the request failed', async () => {
    const { form, fill } = await open(down);
    await fill();
    expect(await form.findByText('Failed to change password')).toBeTruthy();
  });
});
