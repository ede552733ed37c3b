import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { signIn } from '../../kit/session/sessionStore';
import { dashboardEntry } from '../dashboard/dashboard.entry';
import { paydayPerson, paydayRows, pendingDay, quietPayday, quietSteps, quietTotals } from './testPayday';

const overview = {
  ...{ totalContractors: 2, activeContractors: 2, payrollRuns: 2, pendingDays: 0, unpaidContractors: 0 },
  ...{ contractorsWithoutRate: 0, unpaidRunsOfLastWeek: 0, awaitingRunsOfLastWeek: 0, isLastWeekPaid: true },
  ...{ payrollByWeek: [], daysByWeek: [], daysByContractor: [] },
};

const home: Root = {
  today: '2026-11-18',
  managerOverview: overview,
  submittedWeeks: { totalCount: 0, edges: [] },
  contractors: { edges: [] },
};

beforeEach(() => {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com' };
  signIn({ ...user, roles: ['Manager'], needsPasswordChange: false });
});

/** Opens the home; `week` can change the server's next response. */
async function open(payday: object, more: Root = {}) {
  const week: { payday: Record<string, unknown> } = {
    payday: { ...quietPayday, isEverybodyPaid: false, ...payday },
  };
  const root: Root = { ...home, ...more, payday: () => week.payday };
  const page = await renderScreen(dashboardEntry, '/dashboard', root, ['/dashboard/approvals']);
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  const section = within(screen.getByRole('region', { name: 'This Payday' }));
  return { ...page, week, section };
}

const pending = paydayPerson('Birch', ['UNAPPROVED_DAYS'], {
  undecidedDays: [pendingDay('d1', '2026-11-10'), pendingDay('d2', '2026-11-11')],
});

it('shows the week, its progress and the amount at each step', async () => {
  const steps = {
    ...quietSteps,
    ...{ expected: 10, logged: 9, worked: 9, approved: 7, onPayroll: 0, paid: 0, payDate: null },
    ...{ toApprove: 400, toProcess: 12_080, toPay: 0, paidOut: 0 },
  };
  const { section } = await open({ steps });
  section.getByText('Nov 9 – 15, 2026 · Pay date Nov 18, 2026');
  const rows = within(section.getByRole('list', { name: 'Payday steps' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.trim())).toEqual([
    'Logged9/10$400.00 to approve',
    'Approved7/9$12,080.00 to run',
    'On Payroll0/9',
    'Paid0/9',
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
});

it('adds up paid and unpaid amounts, and shows no sum if they are the same', async () => {
  const { section } = await open({ steps: { ...quietSteps, ranTotal: 1200, ranDeducted: 45.5, added: 85 } });
  section.getByText('On payroll: $1,200.00 − $45.50 deductions + $85.00 added = $1,239.50');
  cleanup();
  const quiet = await open({});
  expect(quiet.section.queryByText(/^On payroll:/)).toBeNull();
});

describe('the button', () => {
  const labels = (section: Awaited<ReturnType<typeof open>>['section']) =>
    section
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((label) => /^(Approve \d|Run|Record)/.test(label ?? ''));

  it('follows the state: approve, run payroll, record the payment', async () => {
    const { section } = await open({
      totals: { ...quietTotals, ready: 9, totalPay: 12_480, net: 12_480 },
      steps: { ...quietSteps, payableRuns: 3, payablePeople: 2, payable: 700.5 },
      rows: paydayRows(pending),
    });
    expect(labels(section)).toEqual([
      'Approve 2 Days',
      'Run Payroll $12,480.00 for 9',
      'Record Payment $700.50 for 2',
    ]);
  });

  it('approves the days as shown, and becomes the next step', async () => {
    const decideDays = vi.fn((_args: { input: object }) => ({
      __typename: 'DecideDaysPayload',
      decided: [
        { __typename: 'TimeLog', id: 'd1', revision: 'd1-2' },
        { __typename: 'TimeLog', id: 'd2', revision: 'd2-2' },
      ],
      refusals: [],
    }));
    const others = paydayPerson('Own', ['UNAPPROVED_DAYS'], {
      undecidedDays: [pendingDay('d3', '2026-11-10', false)],
    });
    const { section, week, user } = await open({ rows: paydayRows(pending, others) }, { decideDays });
    section.getByText('Someone else has to approve');
    section.getByText('2 days to approve: Tue, Nov 10 – Wed, Nov 11, Newark to Camden');
    week.payday = { ...week.payday, totals: { ...quietTotals, ready: 1, totalPay: 600, net: 600 } };
    week.payday.rows = paydayRows();
    await user.click(section.getByRole('button', { name: 'Approve 2 Days' }));
    await section.findByRole('button', { name: 'Run Payroll $600.00 for 1' });
    expect(decideDays.mock.calls[0]![0].input).toEqual({
      days: [
        { id: 'd1', revision: 'd1-1' },
        { id: 'd2', revision: 'd2-1' },
      ],
      status: 'APPROVED',
    });
    await screen.findByText('2 days approved.');
    expect(section.queryByText('Sam Birch')).toBeNull();
  });

  describe('before the server has responded', () => {
    async function press(answer: object) {
      let respond: () => void = () => undefined;
      const decideDays = () =>
        new Promise((resolve) => {
          respond = () => resolve(answer);
        });
      const rows = paydayRows(pending, paydayPerson('Cedar', ['UNAPPROVED_DAYS', 'NO_W9'], cedarsDay));
      const page = await open({ rows }, { decideDays });
      await page.user.click(page.section.getByRole('button', { name: 'Approve 3 Days' }));
      return { ...page, respond: () => respond() };
    }
    const cedarsDay = { undecidedDays: [pendingDay('d3', '2026-11-10')] };

    it('shows the days as approved, and the button as busy', async () => {
      const decided = ['d1', 'd2', 'd3'].map((id) => ({ __typename: 'TimeLog', id, revision: `${id}-2` }));
      const { section, week, respond } = await press({
        __typename: 'DecideDaysPayload',
        ...{ decided, refusals: [] },
      });
      section.getByRole('heading', { name: '1 person needs attention' });
      expect(section.queryByText('Sam Birch')).toBeNull();
      section.getByText('Sam Cedar');
      section.getByText('No W-9');
      expect(section.queryByText(/to approve: Tue, Nov 10/)).toBeNull();
      section.getByRole('button', { name: 'Approving...' });
      expect(screen.queryByText(/approved\.$/)).toBeNull();
      week.payday = { ...week.payday, totals: { ...quietTotals, ready: 2, totalPay: 900, net: 900 } };
      week.payday.rows = paydayRows();
      respond();
      await screen.findByText('3 days approved.');
      section.getByRole('button', { name: 'Run Payroll $900.00 for 2' });
    });

    it('shows them as before when they are refused, with the reason', async () => {
      const message = 'A day was not found.';
      const { section, respond } = await press({
        ...{ __typename: 'NotFoundError', message, code: 'NOT_FOUND' },
      });
      expect(section.queryByText('Sam Birch')).toBeNull();
      respond();
      await screen.findByText(message);
      section.getByRole('heading', { name: '2 people need attention' });
      section.getByText('Sam Birch');
      section.getByRole('button', { name: 'Approve 3 Days' });
    });
  });

  it('leads to the queue if not everyone is shown', async () => {
    const { section } = await open({ rows: { ...paydayRows(pending), totalCount: 180 } });
    expect(section.getByRole('link', { name: 'Open Approvals' }).getAttribute('href')).toBe(
      '/dashboard/approvals',
    );
    expect(section.queryByRole('button', { name: 'Approve 2 Days' })).toBeNull();
    section.getByText(/^179 more people/);
  });

  it('explains why payroll cannot run now', async () => {
    const reason = 'Payroll for this week is already being processed by Mona Alder.';
    const { section } = await open({
      ...{ viewerCanProcess: false, reason, totals: { ...quietTotals, ready: 1, totalPay: 5, net: 5 } },
    });
    const button = section.getByRole('button', { name: 'Run Payroll $5.00 for 1' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    [{ isEverybodyPaid: true }, 'Everyone has been paid for this week.'],
    [{ steps: { ...quietSteps, worked: 0 } }, 'No one has logged a day of work yet.'],
    [
      { rows: paydayRows(paydayPerson('Ash', ['AWAITING_SECOND_PERSON'])) },
      'The rest is waiting for a second person.',
    ],
    [
      { rows: paydayRows(paydayPerson('Ash', ['NO_RATE'])) },
      'No one is ready for payroll yet. See what’s in the way below.',
    ],
  ])('shows that there is nothing to press: %j', async (state, text) => {
    const { section } = await open(state);
    section.getByText(text);
  });
});

describe('the open issues', () => {
  it('are listed by urgency, each with its amount and one remedy', async () => {
    const { section } = await open({
      rows: paydayRows(
        paydayPerson('Ash', ['NO_W9']),
        paydayPerson('Late', ['LATE'], { amountAtStake: null }),
        paydayPerson('Held', ['HELD_BACK'], { heldReason: 'A day has changed.' }),
        paydayPerson('Slips', ['UNAPPROVED_RECEIPTS'], {
          undecidedReceipts: [
            { id: 'r1', amount: 45.5 },
            { id: 'r2', amount: 16 },
          ],
        }),
      ),
    });
    section.getByRole('heading', { name: '4 people need attention' });
    const list = section.getByRole('list', { name: 'What’s in the way' });
    const names = within(list).getAllByRole('link', { name: /^Sam / });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Sam Held',
      'Sam Slips',
      'Sam Late',
      'Sam Ash',
    ]);
    within(list).getByText('Held back: A day has changed.');
    within(list).getByText('2 receipts to approve: $61.50');
    within(list).getByText('Late: no days logged');
    expect(within(list).getByRole('link', { name: 'Remind' }).getAttribute('href')).toMatch(
      /^mailto:late@example\.com\?subject=/,
    );
    expect(within(list).getAllByText('$400.00')).toHaveLength(3);
    within(list).getByText('—');
  });

  it('show the first six people, and all on request', async () => {
    const people = Array.from({ length: 8 }, (_, index) => paydayPerson(`P${index}`, ['NO_W9']));
    const { section, user } = await open({ rows: paydayRows(...people) });
    expect(section.getAllByRole('link', { name: /^Sam P/ })).toHaveLength(6);
    await user.click(section.getByRole('button', { name: 'Show All 8' }));
    expect(section.getAllByRole('link', { name: /^Sam P/ })).toHaveLength(8);
  });

  it('accept a day rate in place', async () => {
    const setPayRate = vi.fn((_args: { input: object }) => ({ __typename: 'User', id: 'ash' }));
    const { section, week, user } = await open(
      { rows: paydayRows(paydayPerson('Ash', ['NO_RATE'])) },
      { setPayRate },
    );
    const form = within(await section.findByRole('form', { name: 'Day rate of Sam Ash' }));
    await user.click(form.getByLabelText('Day rate'));
    await user.keyboard('250');
    week.payday = { ...week.payday, rows: paydayRows() };
    await user.click(form.getByRole('button', { name: 'Set Rate' }));
    await waitFor(() => expect(section.queryByText('Sam Ash')).toBeNull());
    expect(setPayRate.mock.calls[0]![0].input).toMatchObject({ userId: 'ash', dailyRate: 250 });
  });

  it('request a W-9 in place, and show when it was requested', async () => {
    const requestW9 = vi.fn(() => ({
      __typename: 'User',
      ...{ id: 'ash', w9RequestedAt: '2026-11-18T15:00:00.000Z', viewerCanRequestW9: true },
    }));
    const { section, user } = await open({ rows: paydayRows(paydayPerson('Ash', ['NO_W9'])) }, { requestW9 });
    await user.click(section.getByRole('button', { name: 'Request W-9 from Sam Ash' }));
    await section.findByText('No W-9: requested on Nov 18, 2026');
    expect(section.queryByRole('button', { name: /^Request W-9/ })).toBeNull();
  });

  it('include earlier weeks that are not fully paid', async () => {
    const { section } = await open({ openWeeksBefore: 2, openWeekBefore: '2026-10-26' });
    section.getByText(/^2 earlier weeks aren’t fully paid\./);
    expect(section.getByRole('link', { name: 'Oct 26 – Nov 1, 2026' }).getAttribute('href')).toBe(
      '/dashboard/payroll/week?week=2026-10-26',
    );
  });
});

it('runs payroll with the figures shown, and shows the result', async () => {
  const totals = {
    ...quietTotals,
    ready: 2,
    basePay: 580,
    expenses: 20,
    totalPay: 600,
    deductions: 45.5,
    net: 504.5,
  };
  const startPayrollBatch = vi.fn((_args: { input: object }) => ({
    __typename: 'StartPayrollBatchPayload',
    batch: { __typename: 'PayrollBatch', id: 'batch' },
  }));
  const payrollBoard = { rows: { totalCount: 0, edges: [] } };
  const { section, week, user } = await open({ totals }, { startPayrollBatch, payrollBoard });
  await user.click(section.getByRole('button', { name: 'Run Payroll $504.50 for 2' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Run payroll for 2 contractors?');
  const payDate = dialog.getByLabelText<HTMLInputElement>('Pay date');
  expect(payDate.value).toBe('2026-11-18');
  fireEvent.change(payDate, { target: { value: '2026-11-20' } });
  expect(dialog.getByText('Paid before').nextElementSibling?.textContent).toBe('-$50.00');
  expect(dialog.getByText('Net pay').nextElementSibling?.textContent).toBe('$504.50');
  const batch = { id: 'batch', finishedAt: '2026-11-18T15:00:00.000Z', total: 2, done: 1, refused: 1 };
  week.payday = {
    ...week.payday,
    ...{ totals: quietTotals, batch: { ...batch, paidTotal: 300 } },
    rows: paydayRows(paydayPerson('Ash', ['HELD_BACK'], { heldReason: 'A day has changed.' })),
  };
  await user.click(dialog.getByRole('button', { name: 'Run Payroll $504.50 for 2' }));
  await section.findByText('1 put on payroll, 1 held back: $300.00 in all. The reasons are below.');
  section.getByText('Held back: A day has changed.');
  expect(startPayrollBatch.mock.calls[0]![0].input).toMatchObject({
    ...{ weekStart: '2026-11-09', payDate: '2026-11-20' },
    expected: { contractors: 2, totalPay: 600, net: 504.5 },
  });
});

it('shows the progress of a run for everyone', async () => {
  const batch = { id: 'batch', finishedAt: null, total: 1300, done: 1199, refused: 1, paidTotal: 300 };
  const { section } = await open({ batch });
  await section.findByText('Running payroll: 1,200 of 1,300');
});

it('leads a company without people to adding the first', async () => {
  const { section } = await open({ totals: { ...quietTotals, contractors: 0 } });
  expect(section.getByRole('link', { name: 'Add Your First Contractor' }).getAttribute('href')).toBe(
    '/dashboard/contractors',
  );
});

it('fails alone, with a Retry button', async () => {
  // React and Relay log the error that this test causes.
  vi.spyOn(console, 'error').mockReturnValue();
  const root: Root = {
    ...home,
    payday: () => {
      throw new Error('down');
    },
  };
  await renderScreen(dashboardEntry, '/dashboard', root, []);
  await screen.findByText('Failed to load this payday');
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  screen.getByText('Total Contractors');
});

it('shows the amount a raise adds to days on payroll, and leads to adding it to pay', async () => {
  const backPay = { amount: 60, dayCount: 3 };
  const { section } = await open({ rows: paydayRows(paydayPerson('Birch', ['BACK_PAY'], { backPay })) });
  expect(section.getByText('3 paid days: $60.00 more')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Add to Pay' }).getAttribute('href')).toBe(
    '/dashboard/payroll?contractor=birch&week=2026-11-09',
  );
});
