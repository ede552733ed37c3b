import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { signIn } from '../../kit/session/sessionStore';
import { dashboardEntry } from '../dashboard/dashboard.entry';

const none = { payments: 0, compensation: 0, reimbursed: 0, paid: 0, deducted: 0, withheld: 0, handedOut: 0 };
const october = {
  ...none,
  payments: 8,
  compensation: 9800.5,
  reimbursed: 120,
  paid: 9920.5,
  deducted: 50,
  handedOut: 9870.5,
};

const quarter = {
  ...{ first: '2026-10-01', last: '2026-12-31', year: 2026, number: 4 },
  months: [
    { month: '2026-10-01', sums: october },
    { month: '2026-11-01', sums: none },
    { month: '2026-12-01', sums: none },
  ],
  paid: october,
  yearToDate: { ...october, payments: 90, compensation: 91_000, paid: 91_120, handedOut: 91_070 },
  changes: [
    {
      ...{ kind: 'RUN_VOIDED', number: 12, at: '2026-11-03T15:00:00.000Z', payDate: '2026-09-29' },
      ...{ amount: 300, reason: 'Wrong rate', user: { id: 'ash', name: 'Sam Ash', viewerCanOpen: true } },
    },
  ],
};

const totals = {
  ...{ payees: 10, notNeeded: 2, ready: 4, missing: 2, conflict: 1, done: 1 },
  ...{ withoutW9: 2, undecided: 1, unconfirmed: 0 },
};
const missing = {
  id: 'row-ash',
  user: { id: 'ash', name: 'Sam Ash', viewerCanOpen: true },
};
const taxSeason = { id: 's', year: 2026, totals, rows: { totalCount: 3, edges: [{ node: missing }] } };
const nothing = {
  ...{ year: 2026, totalDays: 0, approvedDays: 0, pendingDays: 0, rejectedDays: 0 },
  estimatedEarnings: 0,
};

beforeEach(() => {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com' };
  signIn({ ...user, roles: ['Accountant'], needsPasswordChange: false });
});

async function open(server: Root = {}, at = '/dashboard') {
  const viewer = { id: 'u', daySummary: nothing, loggedWeeks: { edges: [] }, latestRuns: [] };
  const root: Root = { today: '2026-11-18', quarter, taxSeason, viewer, ...server };
  const page = await renderScreen(dashboardEntry, at, root, ['/dashboard/time-logs', '/dashboard/profile']);
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return page;
}

longIt('shows the quarter by month, and the year so far, in one request', async () => {
  const { sent } = await open();
  expect(sent.map(({ name }) => name)).toEqual(['AccountantDashboardQuery']);
  screen.getByRole('heading', { level: 1, name: 'Welcome back, Ruth!' });
  screen.getByText('Oct 1 – Dec 31, 2026, by the day the money went out');
  const table = within(screen.getByRole('table', { name: 'Paid in Q4 2026' }));
  const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['October 2026', 'November 2026', 'December 2026', 'Q4 2026', 'Year to date, 2026']);
  expect(table.getAllByText('$9,920.50')).toHaveLength(2);
  expect(table.getAllByText('$9,870.50')).toHaveLength(2);
  table.getByText('$91,070.00');
});

it('charts the months beside those of the year before, if anything was paid then', async () => {
  const months = ['10', '11', '12'].map((month) => ({
    month: `2025-${month}-01`,
    sums: { ...none, handedOut: 7000 },
  }));
  const { user } = await open({
    quarter: { ...quarter, yearBefore: { paid: { ...none, payments: 9 }, months } },
  });
  await user.click(screen.getByRole('button', { name: 'Show Table: Paid out by month, 2025 and 2026' }));
  const rows = within(await screen.findByRole('table', { name: /^Paid out by month/ })).getAllByRole('row');
  expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    'October 2025$7,000.00',
    'October 2026$9,870.50',
  ]);
  cleanup();
  await open({ quarter: { ...quarter, yearBefore: { paid: none, months } } });
  screen.getByRole('heading', { name: 'Paid out by month' });
});

longIt('leads to the previous quarter, and to the next one once it has begun', async () => {
  await open();
  const before = screen.getByRole('link', { name: 'Previous Quarter' });
  expect(before.getAttribute('href')).toBe('/dashboard?quarter=2026-Q3');
  expect(screen.queryByRole('link', { name: 'Next Quarter' })).toBeNull();
});

it('requests the quarter in the address', async () => {
  const third = { ...quarter, first: '2026-07-01', last: '2026-09-30', number: 3 };
  const { sent } = await open({ quarter: third }, '/dashboard?quarter=2026-Q3');
  expect(sent[0]!.variables).toEqual({ on: '2026-07-01' });
  const next = screen.getByRole('link', { name: 'Next Quarter' });
  expect(next.getAttribute('href')).toBe('/dashboard?quarter=2026-Q4');
});

longIt('names corrections and voids, and marks those that change an earlier quarter', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Corrections and voids' }));
  table.getByText('Run #12 voided');
  table.getByText('Sep 29, 2026: earlier quarter');
  table.getByText('Wrong rate');
});

longIt('lists the open decisions with their links', async () => {
  await open();
  screen.getByText('8 payees need or may need a form: 1 done, 4 ready, 3 missing something.');
  const line = screen.getByRole('link', { name: '2 payees have no W-9' });
  expect(line.getAttribute('href')).toBe('/dashboard/tax-season?year=2026&only=MISSING');
  screen.getByRole('link', { name: '1 payee has runs that are neither paid nor void' });
  expect(screen.queryByText(/not confirmed/)).toBeNull();
  expect(screen.getByText(/^Missing something:/).textContent).toBe('Missing something: Sam Ash, and 2 more');
  screen.getByRole('link', { name: '2 more' });
});

longIt('has the download for the books', async () => {
  await open();
  screen.getByRole('button', { name: 'Payment Journal' });
});

longIt('fails part by part, each with a Retry button', async () => {
  // React and Relay log the error that this test causes.
  vi.spyOn(console, 'error').mockReturnValue();
  await open({
    taxSeason: () => {
      throw new Error('down');
    },
  });
  screen.getByText('Failed to load the tax season');
  screen.getByRole('table', { name: 'Paid in Q4 2026' });
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
});

longIt('keeps the payments when there are more corrections than are shown', async () => {
  // React and Relay log the error that this test causes.
  vi.spyOn(console, 'error').mockReturnValue();
  const changes = () => {
    throw new Error('too many');
  };
  await open({ quarter: { ...quarter, changes } });
  screen.getByText('Failed to load corrections and voids');
  screen.getByRole('table', { name: 'Paid in Q4 2026' });
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
});
