import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { startClock } from '../../../test/startClock';
import { quietSteps } from '../payday/testPayday';
import type { BoardRow } from './boardRow';
import { payrollBoardEntry } from './PayrollBoardScreen.entry';
import { createRow, WEEK } from './testRows';

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => sessionStorage.clear());

const screenPath = '/dashboard/payroll/week';
const there = `${screenPath}?week=${WEEK}`;

type RowsAsked = { search?: string; only?: string; first: number; after?: string };
type Started = {
  input: {
    include: string[];
    exclude: string[];
    edits: { userId: string; weeklyData: object[]; receiptIds?: string[] }[];
    expected: { contractors: number; totalPay: number; net: number };
    payDate: string;
    idempotencyKey: string;
  };
};

const ann = createRow('Ann Ash', { proposed: [245, 245] });
const bo = createRow('Bo Birch', {
  proposed: [200],
  state: 'HELD',
  pendingDays: 2,
  warnings: ['UNAPPROVED_DAYS', 'NO_W9'],
  reason: '2 days are not approved yet. A week is processed once, so they would be left out.',
});
const cy = createRow('Cy Cedar', { reason: 'No days are logged.' });

const processed = (row: BoardRow, status = 'PROCESSED', payDate = '2026-11-18'): BoardRow => ({
  ...row,
  state: 'PROCESSED',
  run: {
    id: `run-${row.user.id}`,
    number: 12,
    status: status as 'PROCESSED',
    payDate,
    expenses: 0,
    totalPay: row.days.reduce((sum, { proposedPay }) => sum + proposedPay, 0),
    net: row.days.reduce((sum, { proposedPay }) => sum + proposedPay, 0),
    entries: row.days.map(({ date, proposedPay }) => ({ date, pay: proposedPay })),
    viewerCanMarkPaid: status === 'PROCESSED',
    awaitsApproval: false,
    replaces: null,
  },
});

const awaited = (row: BoardRow): BoardRow => ({ ...row, run: { ...row.run!, awaitsApproval: true } });

const users = (row: BoardRow) => ({
  ...row,
  id: `PayrollBoardRow_${WEEK}.${row.user.id}`,
  user: { __typename: 'User', ...row.user },
  run: row.run && {
    ...row.run,
    entries: row.run.entries.map((entry, index) => ({ id: `${row.run!.id}-${index}`, ...entry })),
  },
});

const connection = (nodes: readonly object[], totalCount = nodes.length) => ({
  totalCount,
  edges: nodes.map((node) => ({ node, cursor: '' })),
});

const createBatch = (changes: object = {}) => ({
  __typename: 'PayrollBatch',
  id: 'batch',
  weekStart: WEEK,
  createdAt: '2026-11-18T13:00:00Z',
  createdBy: { id: 'yew', name: 'Sam Yew' },
  finishedAt: null,
  total: 1,
  done: 0,
  refused: 0,
  paidTotal: 0,
  items: ({ status }: { status?: string }) =>
    connection(
      status === 'REFUSED' || status === undefined
        ? [{ user: ann.user, status: 'REFUSED', totalPay: 490, run: null, message: 'Ann has left.' }]
        : [],
    ),
  ...changes,
});

/** A server on Wednesday, November 18, 2026, whose week can change while it is open. */
function company(
  week: {
    rows: BoardRow[];
    batch?: object | null;
    reason?: string;
    isEverybodyPaid?: boolean;
    unpaidElsewhere?: number;
    /** People whose payments need a second person. */
    aboveLimit?: string[];
  },
  changes: Root = {},
) {
  const count = (state: string) => week.rows.filter((row) => row.state === state).length;
  const payrollBoard = ({ weekStart }: { weekStart: string }) => {
    const ready = week.rows.filter(({ state }) => state === 'READY');
    const basePay = ready.flatMap(({ days }) => days).reduce((sum, day) => sum + day.proposedPay, 0);
    const expenses = ready.flatMap(({ receipts }) => receipts).reduce((sum, { amount }) => sum + amount, 0);
    const aboveLimit = week.aboveLimit ?? [];
    const payable = week.rows.filter(
      ({ user, run }) => run?.status === 'PROCESSED' && !run.awaitsApproval && !aboveLimit.includes(user.id),
    );
    const due = ready.flatMap(({ deductions }) => deductions).reduce((sum, plan) => sum + plan.due, 0);
    return {
      id: `PayrollBoard_${weekStart}`,
      weekStart,
      weekEnd: '2026-11-15',
      payDate: '2026-11-18',
      viewerCanProcess: !week.reason,
      reason: week.reason ?? null,
      isEverybodyPaid: week.isEverybodyPaid ?? false,
      unpaidElsewhere: week.unpaidElsewhere ?? 0,
      steps: {
        ...{ ...quietSteps, payableRuns: payable.length, payablePeople: payable.length },
        payable: payable.reduce((sum, { run }) => sum + (run?.totalPay ?? 0), 0),
        aboveLimit,
        onPayroll: count('PROCESSED'),
        awaitingPeople: week.rows.filter(({ run }) => run?.awaitsApproval).length,
      },
      batch: week.batch ?? null,
      totals: {
        contractors: week.rows.length,
        ready: ready.length,
        held: count('HELD'),
        processed: count('PROCESSED'),
        unpaidRuns: week.rows.filter(({ run }) => run?.status === 'PROCESSED').length,
        ...{ basePay, expenses, totalPay: basePay + expenses },
        deductions: due,
        net: basePay + expenses - due,
      },
      rows: ({ search, only, first, after }: RowsAsked) => {
        const found = week.rows.filter(
          ({ user, state }) =>
            (!search || user.name.toLowerCase().includes(search)) && (!only || state === only),
        );
        const skip = after ? Number(atob(after).split(':')[1]) + 1 : 0;
        return {
          ...connection(found.slice(skip, skip + first).map(users), found.length),
          pageInfo: {
            hasNextPage: skip + first < found.length,
            endCursor: btoa(`OffsetConnection:${skip + first - 1}`),
          },
        };
      },
    };
  };
  return {
    week,
    today: '2026-11-18',
    payrollBoard,
    payrollRuns: () => ({
      pageInfo: { hasNextPage: false, endCursor: null },
      ...connection(
        week.rows.flatMap(({ user, run }) =>
          run?.status === 'PROCESSED'
            ? [{ ...run, net: run.totalPay, user: { __typename: 'User', ...user } }]
            : [],
        ),
      ),
    }),
    node: ({ id }: { id: string }) => {
      if (id.startsWith('PayrollBoard_'))
        return { __typename: 'PayrollBoard', ...payrollBoard({ weekStart: WEEK }) };
      if (!id.startsWith('PayrollBoardRow_')) return week.batch ?? null;
      const found = week.rows.map(users).find((row) => row.id === id);
      return found ? { __typename: 'PayrollBoardRow', ...found } : null;
    },
    startPayrollBatch: () => {
      week.batch = createBatch();
      week.reason = 'Payroll for this week is already being processed by Sam Yew.';
      return { __typename: 'StartPayrollBatchPayload', batch: week.batch };
    },
    ...changes,
  };
}

const open = (server: Root = company({ rows: [ann, bo, cy] }), at = there) =>
  renderScreen(payrollBoardEntry, at, server, ['/dashboard/approvals']);
const cell = (name: string, field: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}, ${field}`));
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(`Include ${name}`);
const payButton = () => screen.findByRole('button', { name: /^Run Payroll/ });
const totals = () => screen.getByLabelText('Totals').textContent;
const started = (sent: readonly { name: string; variables: unknown }[]) =>
  sent
    .filter(({ name }) => name === 'useStartPayrollBatchMutation')
    .map(({ variables }) => (variables as Started).input);

describe('the board', () => {
  it('opens on last week, in one request once the week is known', async () => {
    const { router, sent } = await open(undefined, screenPath);
    await cell('Ann Ash', 'Monday');
    expect(router.state.location.search).toBe(`?week=${WEEK}`);
    expect(sent.map(({ name, variables }) => [name, variables.hasWeek])).toEqual([
      ['PayrollBoardScreenQuery', false],
      ['PayrollBoardScreenQuery', true],
    ]);
  });

  longIt('shows for each row the pay, why it is held back, and where to continue', async () => {
    await open();
    expect((await cell('Ann Ash', 'Monday')).value).toBe('245.00');
    expect((await box('Ann Ash')).checked).toBe(true);
    expect((await box('Bo Birch')).checked).toBe(false);
    expect((await box('Bo Birch')).title).toBe(bo.reason);
    expect(screen.getByRole('link', { name: '2 days pending approval' }).getAttribute('href')).toBe(
      '/dashboard/approvals?search=Bo+Birch',
    );
    expect(screen.getByRole('link', { name: 'Ann Ash' }).getAttribute('href')).toBe('/dashboard/people/ann');
    expect(screen.getByRole('link', { name: 'Open week of Ann Ash' }).getAttribute('href')).toBe(
      `/dashboard/payroll?contractor=ann&week=${WEEK}`,
    );
    expect((await box('Cy Cedar')).disabled).toBe(true);
    expect((await payButton()).textContent).toBe('Run Payroll $490.00 for 1');
  });

  it('filters on the server and notes that the button still pays everyone', async () => {
    const { router, sent, user } = await open();
    await user.selectOptions(await screen.findByLabelText('State'), 'HELD');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ann Ash' })).toBeNull());
    expect(sent.at(-1)?.variables).toMatchObject({ only: 'HELD', week: WEEK });
    expect(router.state.location.search).toBe(`?week=${WEEK}&only=HELD`);
    expect(screen.getByText('Runs payroll for everyone this week, whatever the filter shows.')).toBeTruthy();
    expect((await payButton()).textContent).toBe('Run Payroll $490.00 for 1');
  });

  it('sets a day rate in place for someone who is held back, and then proposes pay', async () => {
    const held = {
      ...createRow('Di Elm', {
        state: 'HELD',
        warnings: ['NO_RATE'],
        reason: '2 approved days have no day rate.',
      }),
    };
    const week = { rows: [held] };
    const message = 'A day rate can start at most one year from today.';
    let isRefusing = true;
    const setPayRate = () => {
      if (isRefusing)
        return {
          __typename: 'ValidationError',
          message,
          code: 'VALIDATION',
          issues: [{ path: ['effectiveFrom'], message }],
        };
      week.rows = [createRow('Di Elm', { proposed: [245, 245] })];
      return { __typename: 'User', ...held.user, dailyRate: 245 };
    };
    const { sent, user } = await open(company(week, { setPayRate }));
    expect((await screen.findAllByText('Held back')).length).toBeGreaterThan(0);
    expect(screen.getByText('No day rate')).toBeTruthy();
    expect(screen.queryByText('Nothing to pay')).toBeNull();
    const set = () => user.click(screen.getByRole('button', { name: 'Set Rate' }));
    await set();
    expect(await screen.findByText('Enter the day rate.')).toBeTruthy();
    await user.type(screen.getByLabelText('Day rate'), '245');
    await set();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Day rate')).toHaveProperty('value', '245.00');
    isRefusing = false;
    await set();
    await waitFor(() => expect(screen.queryByLabelText('Day rate')).toBeNull());
    expect((await payButton()).textContent).toBe('Run Payroll $490.00 for 1');
    expect(sent.map(({ name }) => name)).toEqual([
      'PayrollBoardScreenQuery',
      'useSetBoardRateMutation',
      'useSetBoardRateMutation',
    ]);
    expect(sent[2]!.variables).toEqual({
      input: { userId: 'di', dailyRate: 245, effectiveFrom: WEEK },
      row: `PayrollBoardRow_${WEEK}.di`,
      week: WEEK,
      // The open page, which is refetched whole if it is filtered.
      ...{ first: 50, after: null, search: null, only: null, isNarrowed: false },
    });
  });

  it('shows that there is no one yet, and that everyone has been paid', async () => {
    await open(company({ rows: [] }));
    expect(await screen.findByText('No active contractors yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage Contractors' })).toBeTruthy();
    expect(screen.queryByText(/\$0\.00/)).toBeNull();
    expect(screen.queryAllByRole('button', { name: /Payroll|Export/ })).toEqual([]);
    cleanup();
    await open(company({ rows: [{ ...processed(ann), added: 85, addedToPay: 85 }, cy] }));
    expect((await screen.findAllByText('On payroll #12')).length).toBeGreaterThan(0);
    expect(screen.getByText('+ $85.00 added, to pay')).toBeTruthy();
    expect(screen.getByText('pay date Nov 18, 2026')).toBeTruthy();
    expect(screen.queryByText('Everyone has been paid for this week.')).toBeNull();
    cleanup();
    await open(company({ rows: [processed(ann, 'PAID'), cy], unpaidElsewhere: 2 }));
    expect(await screen.findByText(/^2 people not on this board have approved days/)).toBeTruthy();
    expect(screen.queryByText('Everyone has been paid for this week.')).toBeNull();
    cleanup();
    await open(company({ rows: [processed(ann, 'PAID'), cy], isEverybodyPaid: true }));
    expect(await screen.findByText('Everyone has been paid for this week.')).toBeTruthy();
    expect((await cell('Ann Ash', 'Monday')).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /^Run Payroll/ })).toBeNull();
  });

  it('says what to do while no one has a day to pay, and offers the run once an amount is entered', async () => {
    const { user } = await open(company({ rows: [cy] }), there);
    const text = 'No one has an approved day of work this week. Approve days first, or enter amounts here.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Approvals' }).getAttribute('href')).toBe(
      '/dashboard/approvals',
    );
    expect(screen.queryByLabelText('Totals')).toBeNull();
    expect(screen.getByRole('region', { name: 'The week' }).textContent).not.toContain('$');
    expect(screen.queryByRole('button', { name: /^Run Payroll/ })).toBeNull();
    await user.type(await cell('Cy Cedar', 'Monday'), '80');
    expect((await payButton()).textContent).toBe('Run Payroll $80.00 for 1');
    expect(totals()).toContain('Total$80.00');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('shows why no one’s week can be paid, without a button', async () => {
    const reason = 'This week hasn’t started yet.';
    await open(company({ rows: [cy], reason }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open Approvals' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Run Payroll/ })).toBeNull();
  });

  it('shows its frame until the week is known', async () => {
    const server = company({ rows: [ann] });
    const never = new Promise<never>(() => undefined);
    await open({ ...server, payrollBoard: () => never }, screenPath);
    expect(await screen.findByText('Loading the payroll of the week...')).toBeTruthy();
  });

  it('is the Week tab of payroll, beside the same week of one contractor', async () => {
    const { router, user } = await renderScreen(payrollBoardEntry, there, company({ rows: [ann] }), [
      '/dashboard/payroll',
    ]);
    expect(await screen.findByRole('tab', { name: 'Week', selected: true })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Payroll Tracker' }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/dashboard/payroll?week=2026-11-09');
  });

  it('shows the server’s reason why it could not be loaded', async () => {
    await open(company({ rows: [] }, { payrollBoard: () => Promise.reject(new Error('Out of order.')) }));
    expect(await screen.findByText('Failed to load the payroll of the week')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Payroll & Tax Management' })).toBeTruthy();
  });
});

describe('editing', () => {
  it('works like a spreadsheet for the keyboard, and the sum follows', async () => {
    const { user } = await open();
    await user.click(await cell('Ann Ash', 'Monday'));
    await user.keyboard('100.5{Enter}{Enter}{ArrowRight}7{Tab}');
    expect((await cell('Ann Ash', 'Monday')).value).toBe('100.50');
    expect((await cell('Cy Cedar', 'Tuesday')).value).toBe('7.00');
    expect(totals()).toBe('Base pay$352.50Expenses$0.00Total$352.50');
    expect((await payButton()).textContent).toBe('Run Payroll $352.50 for 2');
  });

  it('refuses letters with a message, and Escape restores the previous amount', async () => {
    const { user } = await open();
    const monday = await cell('Ann Ash', 'Monday');
    await user.click(monday);
    await user.keyboard('1x');
    expect(screen.getByText('Enter an amount such as 1,234.50.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(monday.value).toBe('245.00');
    expect(screen.queryByText('Enter an amount such as 1,234.50.')).toBeNull();
    expect((await payButton()).textContent).toBe('Run Payroll $490.00 for 1');
  });

  it('pastes a column from a spreadsheet, and copies it back', async () => {
    const { user } = await open();
    await user.click(await cell('Ann Ash', 'Monday'));
    await user.paste('300\r\nsick\r\n50\r\n');
    await vi.waitFor(() => expect(totals()).toContain('Total$595.00'));
    expect(screen.getByText('"sick" isn’t an amount, so it counts as 0.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(totals()).toContain('Total$490.00');
  });

  it('pastes nothing across a row that failed to load, until it has loaded', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    let isDown = true;
    const server = company({ rows: [ann, bo, cy] });
    const { user } = await renderScreen(payrollBoardEntry, there, server, [], undefined, {
      before: ({ path }) => {
        if (isDown && path.join('.') === 'payrollBoard.rows.edges.1.node.state') throw new Error('down');
      },
    });
    await user.click(await cell('Ann Ash', 'Monday'));
    await user.paste('300\r\n300\r\n');
    await screen.findByText('Nothing was pasted because some rows couldn’t be loaded.');
    expect(totals()).toContain('Total$490.00');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cell('Bo Birch', 'Monday')).toBeTruthy();
    expect(screen.queryByText('1 row couldn’t be loaded.')).toBeNull();
  });

  it('marks an edited row, keeps it over a reload, and resets it', async () => {
    const before = await open();
    await before.user.type(await cell('Ann Ash', 'expenses'), '19.99');
    expect((await payButton()).textContent).toBe('Run Payroll $509.99 for 1');
    cleanup();
    const { user } = await open();
    expect((await payButton()).textContent).toBe('Run Payroll $509.99 for 1');
    await user.click(screen.getByRole('button', { name: 'Reset row of Ann Ash' }));
    expect((await cell('Ann Ash', 'expenses')).value).toBe('');
    expect(screen.queryByRole('button', { name: /^Reset row/ })).toBeNull();
  });

  longIt('survives another page, and a reload that updates the edited rows', async () => {
    const many = Array.from({ length: 52 }, (_, index) => createRow(`N${index} Oak`, { proposed: [100] }));
    const server = company({ rows: many });
    const { user } = await open(server);
    await user.type(await cell('N0 Oak', 'expenses'), '1.25');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await box('N50 Oak'));
    await user.type(await cell('N51 Oak', 'expenses'), '2');
    expect((await payButton()).textContent).toBe('Run Payroll $5,103.25 for 51');
    cleanup();
    server.week.rows = many.map((row) => (row.user.id === 'n51' ? processed(row) : row));
    await open(server);
    expect((await cell('N0 Oak', 'expenses')).value).toBe('1.25');
    await waitFor(async () => expect((await payButton()).textContent).toBe('Run Payroll $5,001.25 for 50'));
  });
});

describe('paying', () => {
  const pay = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await payButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(await dialog.findByRole('button', { name: /^Run Payroll / }));
  };

  it('lists the days still open before paying a week that is not over', async () => {
    const server = company({ rows: [ann] }, { today: '2026-11-12' });
    const { user } = await open(server);
    await user.click(await payButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(/^This week isn’t over: Thu, Nov 12 to Sun, Nov 15 are still open\./),
    ).toBeTruthy();
  });

  it('sends exactly the values on the screen', async () => {
    const { sent, user } = await open();
    await user.click(await box('Bo Birch'));
    await user.type(await cell('Cy Cedar', 'Tuesday'), '80');
    await user.type(await cell('Cy Cedar', 'expenses'), '5.5');
    await user.click(await box('Ann Ash'));
    await user.click(await payButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Left out because you excluded them: Ann Ash.')).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Run Payroll $285.50 for 2' }));
    await waitFor(() => expect(started(sent)).toHaveLength(1));
    expect(started(sent)[0]).toMatchObject({
      include: expect.arrayContaining(['bo', 'cy']),
      exclude: ['ann'],
      edits: [{ userId: 'cy', weeklyData: [{ date: '2026-11-10', pay: 80, expenses: 5.5 }] }],
      expected: { contractors: 2, totalPay: 285.5, net: 285.5 },
      payDate: '2026-11-18',
    });
  });

  it('sends $480.00 of expenses with day, category and purpose, and shows the taxable part first', async () => {
    const { sent, user } = await open();
    const field = await cell('Ann Ash', 'expenses');
    await user.type(field, '480');
    // A message beside the field takes no room from it.
    expect(field.value).toBe('480');
    expect(await screen.findByText(/^Without a purpose, this counts as compensation/)).toBeTruthy();
    expect(await screen.findByText('$480.00 of expenses will count as taxable pay.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'What were the expenses for? Ann Ash' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter what it was for.')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText(/^Day/), '2026-11-11');
    await user.selectOptions(dialog.getByLabelText(/^Category/), 'REPAIRS');
    await user.type(dialog.getByLabelText(/^Purpose/), 'Tire');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Repairs, Wed, Nov 11: Tire Ann Ash' })).toBeTruthy();
    expect(screen.getByText(/^\$75\.00 or more without a receipt/)).toBeTruthy();
    await user.type(await cell('Cy Cedar', 'expenses'), '20');
    await user.click(await screen.findByRole('button', { name: 'What were the expenses for? Cy Cedar' }));
    const small = within(await screen.findByRole('alertdialog'));
    await user.type(small.getByLabelText(/^Purpose/), 'Scale');
    await user.click(small.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(/^Without a purpose/)).toBeNull());
    await pay(user);
    await waitFor(() => expect(started(sent)).toHaveLength(1));
    expect(started(sent)[0]?.edits[0]?.weeklyData).toContainEqual({
      ...{ date: '2026-11-11', pay: 0, expenses: 480, notes: 'Tire', category: 'REPAIRS' },
    });
  });

  it('leaves a deduction out for the week, and shows the net pay', async () => {
    const advance = { planId: 'plan', description: 'Fuel advance', due: 125, floor: 0 };
    const dee = createRow('Dee Dogwood', { proposed: [245, 245], deductions: [advance] });
    const { sent, user } = await open(company({ rows: [ann, dee] }));
    expect(await screen.findByText('$125.00 will be deducted. $855.00 will be paid out.')).toBeTruthy();
    expect(screen.getByText('$365.00 net')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '1 deduction, $125.00 of Dee Dogwood' }));
    const list = within(await screen.findByRole('dialog'));
    await user.click(list.getByRole('checkbox', { name: 'Take $125.00: Fuel advance' }));
    await user.click(list.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('1 deduction left out')).toBeTruthy();
    expect(screen.queryByText(/will be deducted|net$/)).toBeNull();
    expect((await payButton()).textContent).toBe('Run Payroll $980.00 for 2');
    await pay(user);
    const started = sent.find(({ name }) => name === 'useStartPayrollBatchMutation')!.variables as Started;
    expect(started.input.edits).toMatchObject([{ userId: 'dee', skipPlans: ['plan'] }]);
  });

  it('pays approved receipts, named, without those left out', async () => {
    const receipts = [12.5, 60, 12.5].map((amount, index) => ({
      id: `receipt ${index}`,
      amount,
      isAccountedFor: amount !== 60,
    }));
    const dee = createRow('Dee Dogwood', { receipts, state: 'READY' });
    const shown = receipts.map(({ id, amount }) => ({
      ...{
        id,
        amount,
        date: '2026-11-10',
        category: 'TOLLS',
        purpose: `Purpose of ${id}`,
        status: 'APPROVED',
      },
      ...{
        rejectionReason: null,
        revision: '1',
        needsFile: false,
        viewerCanEdit: false,
        viewerCanDecide: true,
      },
      ...{ file: null, duplicateHints: [], payrollRun: null },
    }));
    const server = company({ rows: [ann, dee] }, { payrollWeek: { id: 'week', receipts: shown } });
    const { sent, user } = await open(server);
    expect((await payButton()).textContent).toBe('Run Payroll $575.00 for 2');
    expect(await screen.findByText(/^\$60\.00 of receipts without a picture/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '3 receipts, $85.00 of Dee Dogwood' }));
    const list = within(await screen.findByRole('dialog'));
    await user.click(await list.findByRole('checkbox', { name: 'Include $60.00: Purpose of receipt 1' }));
    await user.click(list.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('2 receipts, $25.00 (1 left out)')).toBeTruthy();
    expect((await payButton()).textContent).toBe('Run Payroll $515.00 for 2');
    await pay(user);
    await waitFor(() => expect(started(sent)).toHaveLength(1));
    expect(started(sent)[0]).toMatchObject({
      edits: [{ userId: 'dee', weeklyData: [], receiptIds: ['receipt 0', 'receipt 2'] }],
      expected: { contractors: 2, totalPay: 515, net: 515 },
    });
  });

  longIt('names the people held back, and why', async () => {
    const { user } = await open();
    await user.click(await payButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('1 contractor held back')).toBeTruthy();
    expect(dialog.getByText(bo.reason!)).toBeTruthy();
    expect(dialog.queryByText(/^and .* more$/)).toBeNull();
  });

  it('names at most twenty people held back, and counts the others', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({
      ...bo,
      user: { ...bo.user, id: `bo${index}` },
    }));
    const { user } = await open(company({ rows: [ann, ...many] }));
    await user.click(await payButton());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('21 contractors held back')).toBeTruthy();
    expect(dialog.getAllByText(bo.reason!)).toHaveLength(20);
    expect(dialog.getByText('and 1 more')).toBeTruthy();
  });

  it('shows its progress, and the result for each person', async () => {
    const passSilence = startClock();
    const server = company({ rows: [ann, bo] });
    const { user } = await open(server);
    await pay(user);
    expect(await screen.findByText('0 of 1 processed: 0 done')).toBeTruthy();
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuemax')).toBe('1');
    expect(screen.queryByRole('button', { name: /^Run Payroll/ })).toBeNull();
    expect(screen.queryByText(server.week.reason!)).toBeNull();
    server.week.batch = createBatch({ finishedAt: '2026-11-18T13:00:05Z', refused: 1 });
    server.week.reason = undefined as unknown as string;
    passSilence();
    expect(await screen.findByText('0 done, 1 failed, $0.00 in all')).toBeTruthy();
    expect((await screen.findAllByText('Ann has left.')).length).toBeGreaterThan(0);
    expect(await payButton()).toBeTruthy();
    expect(screen.getByText('Not processed')).toBeTruthy();
  });

  it('shows how many failures the board leaves out, and where all of them are', async () => {
    const more = 'The board says why for 1 that failed, and 37 more are in the results.';
    const items = ({ first }: { first: number }) =>
      connection(
        [{ user: ann.user, status: 'REFUSED', totalPay: 490, run: null, message: 'Ann has left.' }],
        first === 150 ? 38 : 1,
      );
    const batch = createBatch({ finishedAt: '2026-11-18T13:00:05Z', total: 38, refused: 38, items });
    const { user } = await open(company({ rows: [ann], batch }));
    expect(await screen.findByText(more)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'See Why' }));
    expect(await screen.findByRole('table', { name: 'Results' })).toBeTruthy();
  });

  longIt('shows no such count when the board has all reasons', async () => {
    await open(
      company({ rows: [ann], batch: createBatch({ finishedAt: '2026-11-18T13:00:05Z', refused: 1 }) }),
    );
    expect(await screen.findByText('0 done, 1 failed, $0.00 in all')).toBeTruthy();
    expect(screen.queryByText(/more are in the results/)).toBeNull();
  });

  longIt('shows a batch that someone else has started', async () => {
    const reason = 'Payroll for this week is already being processed by Sam Yew.';
    await open(company({ rows: [ann], batch: createBatch({ total: 300, done: 118, refused: 2 }), reason }));
    expect(await screen.findByText('120 of 300 processed: 118 done, 2 failed')).toBeTruthy();
    expect(screen.getByText(/Started by Sam Yew/)).toBeTruthy();
    expect((await cell('Ann Ash', 'Monday')).readOnly).toBe(true);
  });

  it('keeps the edits when the week has changed, and refetches the figures', async () => {
    const message =
      'The week has changed: it now has 2 contractors and comes to $690.00. Please review it and try again.';
    const server = company({ rows: [ann, bo] });
    server.startPayrollBatch = (() => {
      server.week.rows = [ann, { ...bo, state: 'READY', reason: null }];
      return { __typename: 'ConflictError', message, code: 'CONFLICT' };
    }) as never;
    const { user } = await open(server);
    await user.type(await cell('Ann Ash', 'expenses'), '10');
    await pay(user);
    expect(await screen.findByText(message)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reload Figures' }));
    await waitFor(async () => expect((await payButton()).textContent).toBe('Run Payroll $700.00 for 2'));
    expect(screen.queryByText(message)).toBeNull();
    expect((await cell('Ann Ash', 'expenses')).value).toBe('10.00');
  });

  it('repeats a click without a response under its key, and gives the next batch a new one', async () => {
    const lost = company({ rows: [ann] }, { startPayrollBatch: () => Promise.reject(new Error('lost')) });
    const { sent, user } = await open(lost);
    await pay(user);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('lost')).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: /^Run Payroll / }));
    await waitFor(() => expect(started(sent)).toHaveLength(2));
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await pay(user);
    await waitFor(() => expect(started(sent)).toHaveLength(3));
    const [first, again, next] = started(sent).map(({ idempotencyKey }) => idempotencyKey);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });
});

describe('a change on the server', () => {
  const about = (row: BoardRow) => ({ userId: `User_${row.user.id}`, weekStart: WEEK });

  it('refetches its row with the totals and no other row, and keeps the input', async () => {
    const server = company({ rows: [ann, bo, cy] });
    const { sent, publish, user } = await open(server);
    const typed = await cell('Ann Ash', 'Tuesday');
    await user.clear(typed);
    await user.type(typed, '99.00');
    server.week.rows[1] = processed(bo);
    publish('PAYROLL', about(bo));
    expect(await screen.findByText('On payroll #12')).toBeTruthy();
    expect((await cell('Ann Ash', 'Tuesday')).value).toBe('99.00');
    expect(sent.map(({ name }) => name)).toEqual(['PayrollBoardScreenQuery', 'payrollBoardRowQuery']);
  });

  it('refetches everything if the row may leave the filter', async () => {
    const { sent, publish } = await open(undefined, `${there}&only=READY`);
    await cell('Ann Ash', 'Monday');
    publish('PAYROLL', about(ann));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.name).toBe('PayrollBoardScreenQuery');
  });
});

describe('afterwards', () => {
  const runs = () => company({ rows: [processed(ann), processed(bo), processed(cy, 'PAID')] });
  const toRecord = { name: 'Record Payment $690.00 for 2' };
  const record = async (user: Awaited<ReturnType<typeof open>>['user'], button = toRecord) =>
    user.click(await screen.findByRole('button', button));

  it('names the days still open in the dialog that records the payment', async () => {
    const { user } = await open(company({ rows: [processed(ann), processed(bo)] }, { today: '2026-11-12' }));
    await user.click(await screen.findByRole('button', { name: /^Record Payment \$.* for 2$/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Record Payment for / }));
    expect(
      await dialog.findByText(/^This week isn’t over: Thu, Nov 12 to Sun, Nov 15 are still open\./),
    ).toBeTruthy();
  });

  it('shows runs as paid at once, and as unpaid again when that is refused, with the reason', async () => {
    let refuse: () => void = () => undefined;
    const recordPayment = () =>
      new Promise((resolve) => {
        refuse = () => resolve({ __typename: 'ConflictError', message: 'It is void.', code: 'CONFLICT' });
      });
    const { sent, user } = await open({ ...runs(), recordPayment });
    await record(user);
    await user.click(await screen.findByRole('button', { name: 'Record Payment — $690.00' }));
    expect(screen.getAllByText('Paid #12')).toHaveLength(3);
    refuse();
    expect((await screen.findAllByText('It is void.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Paid #12')).toHaveLength(1);
    expect(sent.filter(({ name }) => !name.endsWith('WarningsQuery')).map(({ name }) => name)).toEqual([
      'PayrollBoardScreenQuery',
      'fetchUnpaidRunsQuery',
      'useSecondPersonAboveQuery',
      'useRecordWeekPaymentsMutation',
    ]);
  });

  it('offers the payment beside the run while someone is left to put on payroll, and in its place afterwards', async () => {
    await open(company({ rows: [ann, processed(bo)] }));
    await screen.findByRole('button', { name: /^Run Payroll .* for 1$/ });
    screen.getByRole('button', { name: 'Record Payment $200.00 for 1' });
    cleanup();
    await open(runs());
    await screen.findByRole('button', toRecord);
    expect(screen.queryByRole('button', { name: /^Run Payroll/ })).toBeNull();
  });

  it('records the payment of the chosen people, with checks numbered over them alone', async () => {
    const server = runs();
    const recordPayment = () => ({ __typename: 'RecordPaymentPayload', warnings: [], payments: [] });
    const { sent, user } = await open({ ...server, recordPayment });
    await record(user);
    await user.type(await screen.findByLabelText('First Check Number'), '0099');
    await user.click(screen.getByRole('checkbox', { name: /^Ann Ash, payroll/ }));
    const [, ...rows] = within(screen.getByRole('table', { name: '1 payroll, $200.00' })).getAllByRole('row');
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual(['–', '0099']);
    await user.click(screen.getByRole('button', { name: 'Record Payment — $200.00' }));
    expect(await screen.findByText('Payment of $200.00 recorded')).toBeTruthy();
    expect(sent.at(-1)!.variables.input).toMatchObject({
      runIds: [processed(bo).run!.id],
      reference: '0099',
    });
  });

  it('marks new bank accounts if the money goes to them', async () => {
    const server = runs();
    const lately = { ...ann, user: { ...ann.user, bankAccount: { id: 'b', isNew: true } } };
    server.week.rows = [processed(lately), processed(bo)];
    const { user } = await open(server);
    await record(user);
    const method = await screen.findByLabelText(/^Method/);
    expect(screen.queryByText('New account')).toBeNull();
    await user.selectOptions(method, 'ACH');
    expect(screen.getAllByText('New account')).toHaveLength(1);
  });

  it('records checks for the week, numbered in the order shown, and keeps the input when refused', async () => {
    const server = runs();
    let isRefused = true;
    const recordPayment = () => {
      if (isRefused) return { __typename: 'ConflictError', message: 'No. 12 is void.', code: 'CONFLICT' };
      server.week.rows = server.week.rows.map((row) => processed(row, 'PAID'));
      return { __typename: 'RecordPaymentPayload', warnings: [], payments: [] };
    };
    const { sent, user } = await open({ ...server, recordPayment });
    await record(user);
    await user.type(await screen.findByLabelText('First Check Number'), '0099');
    const checks = () =>
      within(screen.getByRole('table', { name: '2 payrolls, $690.00' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]!.textContent);
    expect(checks()).toEqual(['0099', '0100']);
    const button = { name: 'Record Payment — $690.00' };
    await user.click(screen.getByRole('button', button));
    expect((await screen.findAllByText('No. 12 is void.')).length).toBeGreaterThan(0);
    expect(checks()).toEqual(['0099', '0100']);
    isRefused = false;
    await user.click(screen.getByRole('button', button));
    expect(await screen.findByText('Payment of $690.00 recorded')).toBeTruthy();
    expect(screen.getAllByText('Paid #12')).toHaveLength(3);
    expect(sent.at(-1)!.variables.input).toEqual({
      runIds: [ann, bo].map((row) => processed(row).run!.id),
      date: '2026-11-18',
      method: 'CHECK',
      reference: '0099',
    });
  });

  longIt('sends payments above the limit to a second person, and shows the waiting ones', async () => {
    const server = company({ rows: [ann, bo].map((row) => processed(row)) });
    const recordPayment = () => {
      server.week.rows = server.week.rows.map(awaited);
      return {
        __typename: 'RecordPaymentPayload',
        ...{ warnings: [], payments: [] },
        approvalRequest: { __typename: 'ApprovalRequest', id: 'request' },
      };
    };
    const limited = { __typename: 'CompanyProfile', id: 'CompanyProfile_1', secondPersonAbove: 300 };
    const { user } = await open({ ...server, recordPayment, company: limited });
    await record(user);
    await screen.findByText(/^Payments above \$300.00 to one person need a second person/);
    await user.click(screen.getByRole('button', { name: 'Send for Approval — $690.00' }));
    expect(await screen.findByText('Sent to a second person for approval')).toBeTruthy();
    expect(
      await screen.findByText('2 payments are waiting for a second person. See Approvals.'),
    ).toBeTruthy();
    expect(screen.getAllByText('waiting for a second person')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Record Payment/ })).toBeNull();
  });

  it('leaves each person who needs a second person for a separate payment', async () => {
    const { user } = await open(
      company({ rows: [processed(ann), processed(bo)], aboveLimit: [ann.user.id] }),
    );
    await record(user, { name: 'Record Payment $200.00 for 1' });
    expect(await screen.findByRole('button', { name: 'Record Payment — $200.00' })).toBeTruthy();
    const checked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect([checked(/^Ann Ash/), checked(/^Bo/)]).toEqual([false, true]);
  });

  it('records the payments that need no second person', async () => {
    const { user } = await open(company({ rows: [awaited(processed(ann)), processed(bo)] }));
    expect(await screen.findByText('1 payment is waiting for a second person. See Approvals.')).toBeTruthy();
    const card = screen.getByRole('link', { name: /^To pay/ });
    expect(card.textContent).toBe('To pay1$200.00, 1 waiting for a second person');
    await record(user, { name: 'Record Payment $200.00 for 1' });
    expect(await screen.findByRole('button', { name: 'Record Payment — $200.00' })).toBeTruthy();
  });
});
