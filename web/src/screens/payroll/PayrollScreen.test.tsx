import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { listWeekDays } from 'rules/weeks';
import { describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { startClock } from '../../../test/startClock';
import { payrollEntry } from './PayrollScreen.entry';

const screenPath = '/dashboard/payroll';
const week = '2026-11-09';
const there = `${screenPath}?contractor=dario&week=${week}`;
const dario = {
  __typename: 'User',
  bankAccount: null as object | null,
  id: 'dario',
  name: 'Dario Fontaine',
  lastName: 'Fontaine',
  email: 'dario@example.com',
  viewerCanSetDailyRate: true,
};
const hanna = {
  ...dario,
  id: 'hanna',
  name: 'Hanna Kowalski',
  lastName: 'Kowalski',
  email: 'hanna@example.com',
};

type Asked = { userId: string; weekStart: string };
type Submitted = { input: { weeklyData: object[]; idempotencyKey: string } };

/** This many approved days, and then a pending one. */
const weekDays = (weekStart: string, approved = 1) =>
  listWeekDays(weekStart).map((date, index) => ({
    date,
    worked: index <= approved,
    status: index < approved ? 'APPROVED' : index === approved ? 'PENDING' : null,
    description: index === 0 ? 'Truck 1 to Pittsburgh' : '',
    proposedPay: index < approved ? 245 : 0,
    lacksRate: false,
  }));

const run = {
  __typename: 'PayrollRun',
  id: 'run',
  number: 12,
  status: 'PROCESSED',
  kind: 'REGULAR',
  weekStart: week,
  payDate: '2026-11-18',
  replaces: null as object | null,
  basePay: 245,
  expenses: 10.5,
  totalPay: 255.5,
  user: dario,
  gross: 245,
  reimbursed: 10.5,
  deducted: 0,
  withheld: 0,
  net: 255.5,
  overpaid: 0,
  paidBefore: [] as object[],
  payment: null as object | null,
  entries: [{ id: 'entry', date: week, pay: 245, expenses: 10.5, notes: 'Tolls' }],
  receipts: [] as object[],
  viewerCanMarkPaid: true,
  awaitsApproval: false,
  viewerCanVoid: true,
  viewerCanCorrect: true,
};

type Run = Omit<typeof run, 'status'> & { status: string };

const pay = {
  id: 'payment',
  number: 7,
  date: '2026-11-18',
  method: 'CHECK',
  reference: '0042',
  amount: 255.5,
};
const paid = { ...run, status: 'PAID', viewerCanMarkPaid: false, payment: { ...pay, viewerCanVoid: true } };

/** A server on Wednesday, November 18, 2026 that stores the week's run. */
function company(changes: Root = {}, held: { run: Run | null; reason?: string } = { run: null }) {
  return {
    held,
    today: '2026-11-18',
    payees: ({ search }: { search?: string }) => {
      const found = [dario, hanna].filter(({ name }) => !search || name.toLowerCase().includes(search));
      return { totalCount: found.length, edges: found.map((node) => ({ node })) };
    },
    payrollWeek: ({ userId, weekStart }: Asked) => ({
      id: `PayrollWeek_${weekStart}.${userId}`,
      user: userId === 'hanna' ? hanna : dario,
      weekStart,
      weekEnd: listWeekDays(weekStart)[6],
      payDate: '2026-11-18',
      days: weekDays(weekStart),
      receipts: [] as object[],
      paidBefore: 0,
      deductions: [] as object[],
      adjustments: [] as object[],
      viewerCanAdd: true,
      run: held.run,
      viewerCanProcess: !held.run && !held.reason,
      reason: held.run ? 'Payroll for this week has already been processed.' : (held.reason ?? null),
    }),
    processWeeklyPayroll: () => {
      held.run = run;
      return {
        __typename: 'ProcessWeeklyPayrollPayload',
        message: 'Weekly payroll processed successfully!',
        payrollRun: run,
      };
    },
    ...changes,
  };
}

/** A week without approved days. */
const unproposed = () => {
  const server = company();
  return {
    ...server,
    payrollWeek: (asked: Asked) => ({ ...server.payrollWeek(asked), days: weekDays(asked.weekStart, 0) }),
  };
};

const open = (server: Root = company(), at = there) => renderScreen(payrollEntry, at, server, [], screenPath);
const cell = (field: string, day: string) => screen.findByLabelText<HTMLInputElement>(`${field} on ${day}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const totals = () => screen.getByLabelText('Totals').textContent;
const isRefused = (found: HTMLElement) => found.getAttribute('aria-disabled') === 'true';
/** Why a button is disabled. */
const reasonOf = (found: HTMLElement) =>
  document.getElementById(found.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the choice of contractor and week', () => {
  it('opens on last week with no contractor chosen, in one request', async () => {
    const { sent } = await open(company(), screenPath);
    expect(
      await screen.findByText('Please select a contractor to view their payroll information.'),
    ).toBeTruthy();
    expect(await button('Nov 9 – 15, 2026')).toBeTruthy();
    expect(sent.map(({ variables }) => variables.hasWeek)).toEqual([false]);
  });

  it('searches on the server, puts the choice into the URL, and shows the contractor while the week is loading', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const server = company();
    const payrollWeek = (asked: Asked) => held.then(() => server.payrollWeek(asked));
    const { router, sent, user } = await open({ ...server, payrollWeek }, screenPath);
    await user.type(await screen.findByLabelText('Select Contractor'), 'hanna');
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ name: 'usePayeeSearchQuery', variables: { search: 'hanna' } }),
    );
    await user.click(await screen.findByRole('option', { name: /Hanna Kowalski/ }));
    await screen.findByText('Loading payroll...');
    expect(screen.queryByText('Please select a contractor to view their payroll information.')).toBeNull();
    answer();
    expect(await cell('Pay', 'Monday')).toBeTruthy();
    expect(router.state.location.search).toBe('?contractor=hanna&week=2026-11-09');
  });

  it.each([
    ['2026-11-18', true],
    ['2026-11-22', false],
  ])('on %s refuses to go past a week in the future: %s', async (today, refused) => {
    await open(company({ today }), `${screenPath}?contractor=dario&week=2026-11-23`);
    expect(isRefused(await button('Next Week'))).toBe(refused);
  });

  it('steps from week to week, and goes back with the browser', async () => {
    const { router, user } = await open(company({ today: '2026-11-11' }), `${screenPath}?contractor=dario`);
    // A link without a week opens last week.
    expect(await button('Nov 2 – 8, 2026')).toBeTruthy();
    const step = async (name: string, shown: string) => {
      await user.click(await button(name));
      expect(await button(shown)).toBeTruthy();
    };
    await step('Previous Week', 'Oct 26 – Nov 1, 2026');
    expect(router.state.location.search).toBe('?contractor=dario&week=2026-10-26');
    await act(() => router.navigate(-1));
    expect(await button('Nov 2 – 8, 2026')).toBeTruthy();
    await step('Next Week', 'Nov 9 – 15, 2026');
    await step('Next Week', 'Nov 16 – 22, 2026');
    expect(reasonOf(await button('Next Week'))).toBe('The selected week is in the future.');
  });

  it('opens everyone’s week on the Week tab', async () => {
    const others = ['/dashboard/payroll/week'];
    const { router, user } = await renderScreen(payrollEntry, there, company(), others, screenPath);
    await user.click(await screen.findByRole('tab', { name: 'Week' }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/dashboard/payroll/week?week=2026-11-09');
  });

  longIt('asks before unprocessed amounts are lost', async () => {
    const { router, user } = await open();
    await user.type(await cell('Pay', 'Monday'), '100');
    await user.click(await button('Previous Week'));
    await user.click(await button('Keep Editing'));
    expect(router.state.location.search).toContain('week=2026-11-09');
    await user.click(await button('Previous Week'));
    await user.click(await button('Discard Changes'));
    await waitFor(() => expect(router.state.location.search).toContain('week=2026-11-02'));
  });
});

describe('an unpaid week', () => {
  it('asks once, with the difference, before approved days are paid below their proposal', async () => {
    const { sent, user } = await open();
    const pays = () => sent.filter(({ name }) => name === 'useProcessWeeklyPayrollMutation').length;
    const pay = await cell('Pay', 'Monday');
    await user.clear(pay);
    await user.type(pay, '45');
    await user.click(await button('Process Payroll'));
    const question =
      '1 approved day worth $245.00 is proposed; you’re about to process $45.00, $200.00 less.';
    expect(await screen.findByText(question)).toBeTruthy();
    await user.click(await button('Cancel'));
    expect([pays(), (await cell('Pay', 'Monday')).value]).toEqual([0, '45.00']);
    await user.click(await button('Process Payroll'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Process Payroll' }));
    expect(await screen.findByRole('heading', { name: 'Payroll #12' })).toBeTruthy();
    expect(pays()).toBe(1);
  });

  it('follows new approvals as long as nothing is typed', async () => {
    const passRest = startClock();
    const server = company();
    let approved = 1;
    const { publish, user } = await open({
      ...server,
      payrollWeek: (asked: Asked) => ({
        ...server.payrollWeek(asked),
        days: weekDays(asked.weekStart, approved),
      }),
    });
    await cell('Pay', 'Monday');
    approved = 2;
    publish('DAYS');
    await waitFor(() => expect(totals()).toContain('Total$490.00'));
    passRest();
    await user.type(await cell('Expenses', 'Friday'), '10');
    const overtaken = /^Approved days changed: /;
    expect(screen.queryByText(overtaken)).toBeNull();
    approved = 3;
    publish('DAYS');
    const fill = await button('Use Proposed Pay ($735.00)');
    expect(screen.getByText(overtaken).textContent).toBe(
      'Approved days changed: $735.00 is proposed now. What you typed is still here.',
    );
    expect(totals()).toContain('Total$500.00');
    await user.click(fill);
    expect(totals()).toContain('Total$745.00');
    expect(screen.queryByText(overtaken)).toBeNull();
  });

  longIt('shows that someone else put it on payroll, and follows its payment and its voiding', async () => {
    const server = company();
    const { publish } = await open(server);
    await cell('Pay', 'Monday');
    server.held.run = run;
    publish('PAYROLL');
    expect(await screen.findByRole('heading', { name: 'Payroll #12' })).toBeTruthy();
    expect(screen.queryByText(/^This week changed/)).toBeNull();
    server.held.run = paid;
    publish('PAYROLL');
    await waitFor(() => expect(screen.getAllByText('Paid')).toHaveLength(2), { timeout: 5_000 });
    server.held.run = null;
    publish('PAYROLL');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Payroll #12' })).toBeNull(), {
      timeout: 5_000,
    });
    expect((await cell('Pay', 'Monday')).value).toBe('245.00');
  });

  it('keeps the input when someone else puts the week on payroll, until it is reloaded', async () => {
    const server = company();
    const { publish, user } = await open(server);
    await user.type(await cell('Notes', 'Friday'), 'Detour');
    server.held.run = run;
    publish('PAYROLL');
    expect(
      await screen.findByText(
        'This week changed: payroll #12 was processed for $255.50. What you typed is kept until you reload.',
      ),
    ).toBeTruthy();
    expect((await cell('Notes', 'Friday')).value).toBe('Detour');
    expect(isRefused(await button('Process Payroll'))).toBe(true);
    await user.click(await button('Reload'));
    expect(await screen.findByRole('heading', { name: 'Payroll #12' })).toBeTruthy();
    expect(screen.queryByLabelText('Notes on Friday')).toBeNull();
  });

  it('keeps a chosen pay date as well', async () => {
    const server = company();
    const { publish } = await open(server);
    fireEvent.change(await screen.findByLabelText('Pay date'), { target: { value: '2026-11-20' } });
    server.held.run = run;
    publish('PAYROLL');
    expect(await screen.findByText(/^This week changed: /)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Payroll #12' })).toBeNull();
  });

  it('keeps an open dialog when someone else voids its run', async () => {
    const server = company({}, { run });
    const added = { ...run, id: 'run13', number: 13, correctionReason: null };
    const { publish, user } = await open({
      ...server,
      payrollWeek: (asked: Asked) => ({
        ...server.payrollWeek(asked),
        adjustments: server.held.run ? [] : [added],
      }),
    });
    await user.click(await button('Actions for payroll #12'));
    await user.click(await screen.findByRole('menuitem', { name: 'Void Payroll' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'Paid twice');
    server.held.run = null;
    publish('PAYROLL');
    // The news has arrived behind the dialog.
    await screen.findByRole('link', { name: 'payroll #13', hidden: true });
    expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Paid twice');
    await user.click(await button('Cancel'));
    expect(await cell('Pay', 'Monday')).toBeTruthy();
  });

  it('shows who has no day rate, accepts one in place and proposes pay', async () => {
    let dailyRate: number | null = null;
    const server = company();
    const { sent, user } = await open({
      ...server,
      payrollWeek: (asked: Asked) => ({
        ...server.payrollWeek(asked),
        days: weekDays(asked.weekStart).map((day) =>
          dailyRate ? day : { ...day, proposedPay: 0, lacksRate: day.proposedPay > 0 },
        ),
      }),
      setPayRate: ({ input }: { input: { dailyRate: number } }) => {
        dailyRate = input.dailyRate;
        return { ...dario, dailyRate };
      },
    });
    expect(
      await screen.findByText(/No day rate: nothing is proposed for 1 approved day of Dario Fontaine/),
    ).toBeTruthy();
    expect(isRefused(await button('Process Payroll'))).toBe(true);
    await user.type(await screen.findByLabelText('Day rate'), '245');
    await user.click(await button('Set Rate'));
    expect((await cell('Pay', 'Monday')).value).toBe('245.00');
    expect(sent.map(({ name }) => name)).toEqual(['PayrollScreenQuery', 'useSetWeekRateMutation']);
    expect(sent[1]!.variables).toEqual({
      contractor: 'dario',
      week,
      input: { userId: 'dario', dailyRate: 245, effectiveFrom: week },
    });
    expect(screen.queryByText(/No day rate/)).toBeNull();
  });

  it('shows zeros, with Process Payroll disabled, if nothing is proposed', async () => {
    const { user } = await open(unproposed());
    expect((await cell('Pay', 'Monday')).placeholder).toBe('0.00');
    expect(totals()).toBe('Base pay$0.00Expenses$0.00Total$0.00');
    expect(screen.queryByRole('button', { name: /^Use Proposed Pay/ })).toBeNull();
    expect(isRefused(await button('Process Payroll'))).toBe(true);
    await user.type(await cell('Expenses', 'Sunday'), '0.01');
    expect(isRefused(await button('Process Payroll'))).toBe(false);
    expect(totals()).toBe('Base pay$0.00Expenses$0.01Total$0.01');
  });

  it('fills in the proposed pay on a click, and undoes it', async () => {
    const { user } = await open();
    const monday = await cell('Pay', 'Monday');
    const offered = () => screen.queryByRole('button', { name: 'Use Proposed Pay ($245.00)' });
    expect([monday.value, offered()]).toEqual(['245.00', null]);
    await user.clear(monday);
    await user.click(offered()!);
    expect((await cell('Pay', 'Monday')).value).toBe('245.00');
    expect((await cell('Pay', 'Tuesday')).value).toBe('');
    expect(offered()).toBeNull();
    expect(document.activeElement).toBe(await button('Undo'));
    await user.click(await button('Undo'));
    expect((await cell('Pay', 'Monday')).value).toBe('');
  });

  it('works like a spreadsheet for the keyboard and for a pasted column', async () => {
    const { user } = await open();
    await user.click(await cell('Pay', 'Monday'));
    await user.keyboard('100{Enter}');
    expect(document.activeElement).toBe(await cell('Pay', 'Tuesday'));
    await user.paste('$1,200.50\r\nsick\r\n50\r\n');
    await vi.waitFor(() => expect(totals()).toBe('Base pay$1,350.50Expenses$0.00Total$1,350.50'));
    expect(screen.getByText('"sick" isn’t an amount, so it counts as 0.')).toBeTruthy();
  });

  it('asks before paying it while some of its days are open', async () => {
    const { sent, user } = await open(company({ today: '2026-11-14' }));
    await user.type(await cell('Pay', 'Monday'), '245');
    await user.click(await button('Process Payroll'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Process this week?' }));
    expect(
      dialog.getByText(/^This week isn’t over: Sat, Nov 14 to Sun, Nov 15 are still open\./),
    ).toBeTruthy();
    expect(sent).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Process Payroll' }));
    expect((await screen.findAllByText('Weekly payroll processed successfully!')).length).toBeGreaterThan(0);
  });

  it('is paid once, shows the server’s message and then the run', async () => {
    const { sent, user } = await open();
    await user.type(await cell('Pay', 'Monday'), '245');
    await user.type(await cell('Notes', 'Monday'), 'Tolls');
    await user.dblClick(await button('Process Payroll'));
    expect((await screen.findAllByText('Weekly payroll processed successfully!')).length).toBeGreaterThan(0);
    expect(isRefused(await button('Payroll Processed'))).toBe(true);
    expect(await screen.findByRole('heading', { name: 'Payroll #12' })).toBeTruthy();
    expect(screen.queryByLabelText('Pay on Monday')).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['PayrollScreenQuery', 'useProcessWeeklyPayrollMutation']);
    const { input } = sent[1]!.variables as Submitted;
    expect(input).toMatchObject({ userId: 'dario', weekStart: week, weekEnd: '2026-11-15' });
    expect(input.weeklyData[0]).toEqual({ date: week, pay: 245, expenses: 0, notes: 'Tolls' });
    expect(input.weeklyData).toHaveLength(7);
  });

  it('waits for an amount, and is open again with another contractor after a payment', async () => {
    const server = unproposed();
    const payrollWeek = (asked: Asked) => ({
      ...server.payrollWeek(asked),
      ...(asked.userId === 'hanna' && { run: null, viewerCanProcess: true, reason: null }),
    });
    const { user } = await open({ ...server, payrollWeek });
    expect(reasonOf(await button('Process Payroll'))).toBe('Enter pay or expenses first.');
    await user.type(await cell('Expenses', 'Sunday'), '0.01');
    await user.click(await button('Process Payroll'));
    expect(reasonOf(await button('Payroll Processed'))).toBe('This week has been processed.');
    const picker = await screen.findByLabelText('Select Contractor');
    await user.clear(picker);
    await user.type(picker, 'hanna');
    await user.click(await screen.findByRole('option', { name: /Hanna Kowalski/ }));
    await user.type(await cell('Pay', 'Monday'), '1');
    expect(isRefused(await button('Process Payroll'))).toBe(false);
  });

  it('shows which expenses are paid as compensation, beside the notes and before the click, and sends a category', async () => {
    const { sent, user } = await open();
    const field = await cell('Expenses', 'Monday');
    await user.type(field, '48.25');
    expect(field.value).toBe('48.25');
    expect(screen.getByText('$48.25 of expenses will count as taxable pay.')).toBeTruthy();
    expect(await screen.findByText(/^Without a purpose, this counts as compensation/)).toBeTruthy();
    await user.selectOptions(await screen.findByLabelText('Category on Monday'), 'SCALE');
    await user.type(await cell('Notes', 'Monday'), 'CAT scale');
    expect(screen.queryByText(/taxable pay|counts as compensation/)).toBeNull();
    await user.clear(field);
    await user.type(field, '75');
    expect(await screen.findByText(/^\$75\.00 or more without a receipt/)).toBeTruthy();
    await user.click(await button('Process Payroll'));
    await screen.findByRole('heading', { name: 'Payroll #12' });
    const { variables } = sent.find(({ name }) => name === 'useProcessWeeklyPayrollMutation')!;
    expect((variables as Submitted).input.weeklyData[0]).toEqual({
      ...{ date: week, pay: 245, expenses: 75, notes: 'CAT scale', category: 'SCALE' },
    });
  });

  it('opens with the proposal and pays it with approved receipts on one click, without a confirmation', async () => {
    const server = company();
    const receipts = [{ id: 'toll', amount: 10.5, isAccountedFor: true }];
    const proposing = {
      ...server,
      payrollWeek: (asked: Asked) => ({
        ...server.payrollWeek(asked),
        receipts: server.held.run ? [] : receipts,
      }),
    };
    const { sent, user } = await open(proposing);
    expect(await button('1 receipt, $10.50 of Dario Fontaine')).toBeTruthy();
    expect((await cell('Pay', 'Monday')).value).toBe('245.00');
    expect((await cell('Pay', 'Tuesday')).value).toBe('');
    expect(totals()).toBe('Base pay$245.00Expenses$10.50Total$255.50');
    await user.click(await button('Process Payroll'));
    await screen.findByRole('heading', { name: 'Payroll #12' });
    const { variables } = sent.find(({ name }) => name === 'useProcessWeeklyPayrollMutation')!;
    expect((variables as Submitted).input).toMatchObject({ receiptIds: ['toll'] });
  });

  it('takes due deductions, and leaves out the unchecked ones for the week', async () => {
    const server = company();
    const deductions = [
      { planId: 'fuel', description: 'Fuel advance', due: 125, floor: 0 },
      { planId: 'insurance', description: 'Insurance', due: 40, floor: 0 },
    ];
    const { sent, user } = await open({
      ...server,
      payrollWeek: (asked: Asked) => ({
        ...server.payrollWeek(asked),
        deductions: server.held.run ? [] : deductions,
      }),
    });
    const both = 'Will be deducted: Fuel advance $125.00, Insurance $40.00. $80.00 will be paid out.';
    expect(await screen.findByText(both)).toBeTruthy();
    await user.click(await button('2 deductions, $165.00 of Dario Fontaine'));
    const list = within(await screen.findByRole('dialog'));
    await user.click(list.getByRole('checkbox', { name: 'Take $125.00: Fuel advance' }));
    await user.click(list.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('1 of 2 deductions, $40.00')).toBeTruthy();
    expect(screen.getByText('Will be deducted: Insurance $40.00. $205.00 will be paid out.')).toBeTruthy();
    await user.click(await button('Process Payroll'));
    await screen.findByRole('heading', { name: 'Payroll #12' });
    const { variables } = sent.find(({ name }) => name === 'useProcessWeeklyPayrollMutation')!;
    expect((variables as Submitted).input).toMatchObject({ skipPlans: ['fuel'] });
  });

  it('keeps the amounts and the key when the response was lost, and uses a new key for other amounts', async () => {
    const lost = new GraphQLError('lost', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    const { sent, user } = await open(company({ processWeeklyPayroll: () => Promise.reject(lost) }));
    await user.type(await cell('Pay', 'Monday'), '245');
    const press = async () => {
      const before = sent.length;
      await user.click(await button('Process Payroll'));
      await waitFor(() => expect(sent.length).toBe(before + 1));
      expect(await screen.findByText('Error: Failed to process payroll')).toBeTruthy();
      return (sent.at(-1)!.variables as Submitted).input.idempotencyKey;
    };
    const first = await press();
    expect(await press()).toBe(first);
    expect((await cell('Pay', 'Monday')).value).toBe('245.00');
    await user.type(await cell('Expenses', 'Monday'), '5');
    expect(await press()).not.toBe(first);
  });

  it('shows each error next to its field and above the grid, and keeps the amounts', async () => {
    const message = 'Pay date must be between Nov 9, 2026, and Jan 17, 2027.';
    const future = 'You can’t process pay for a future day.';
    const refusal = {
      ...{ __typename: 'ValidationError', message: 'Please check the amounts.', code: 'VALIDATION' },
      issues: [
        { path: ['payDate'], message },
        { path: ['weeklyData', '1', 'pay'], message: future },
      ],
    };
    const { sent, user } = await open(company({ processWeeklyPayroll: refusal }));
    const date = await screen.findByLabelText<HTMLInputElement>('Pay date');
    fireEvent.change(date, { target: { value: '2031-11-20' } });
    const pay = await cell('Pay', 'Tuesday');
    await user.type(pay, '240');
    await user.click(await button('Process Payroll'));
    expect(await screen.findByText('Error: Please check the amounts.')).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getAllByText(future)).toHaveLength(2);
    expect(pay.getAttribute('aria-invalid')).toBe('true');
    expect(date.getAttribute('aria-invalid')).toBe('true');
    expect(sent.at(-1)!.variables).toMatchObject({ input: { payDate: '2031-11-20' } });
    expect([date.value, pay.value]).toEqual(['2031-11-20', '240.00']);
  });

  it('shows the run when someone else was faster', async () => {
    const server = company();
    const { user } = await open({
      ...server,
      processWeeklyPayroll: () => {
        server.held.run = run;
        return {
          __typename: 'ConflictError',
          message: 'Payroll for this week has already been processed.',
          code: 'ALREADY_PROCESSED',
        };
      },
      node: ({ id }: { id: string }) => ({
        __typename: 'PayrollWeek',
        ...server.payrollWeek({ userId: id.split('.')[1]!, weekStart: week }),
      }),
    });
    await user.click(await button('Process Payroll'));
    const said = await screen.findAllByText('Error: Payroll for this week has already been processed.');
    expect(said.length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { name: 'Payroll #12' })).toBeTruthy();
  });

  it('shows why it cannot be processed', async () => {
    await open(company({}, { run: null, reason: 'You can’t process your own pay.' }));
    expect(await screen.findAllByText('You can’t process your own pay.')).not.toHaveLength(0);
    expect(isRefused(await button('Process Payroll'))).toBe(true);
    expect((await cell('Pay', 'Monday')).readOnly).toBe(true);
  });
});

describe('a week on payroll', () => {
  const finish = (held: { run: Run | null }) =>
    company(
      {
        setPayrollRunStatus: ({ input }: { input: { status: string } }) => {
          const changed = { ...run, status: input.status, viewerCanMarkPaid: false };
          held.run = input.status === 'VOID' ? null : changed;
          return changed;
        },
      },
      held,
    );

  it('shows its amounts, its number and its pay date, and no fields', async () => {
    await open(finish({ run }));
    expect(await screen.findByText('On payroll, pay date Nov 18, 2026')).toBeTruthy();
    expect(totals()).toBe('Base pay$245.00Expenses$10.50Total$255.50');
    expect(isRefused(await button('Payroll Processed'))).toBe(true);
    expect(screen.getByText('Tolls')).toBeTruthy();
  });

  const settled = (held: { run: Run | null }, next: Run) => {
    held.run = next;
    return [{ run: next }];
  };

  longIt('shows its status, and its payment when it is paid', async () => {
    await open(finish({ run: paid }));
    expect(await screen.findByText('Paid on Nov 18, 2026 by check 0042.')).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Logged', null],
      ['Approved', null],
      ['On payroll', null],
      ['Paid', 'step'],
    ]);
  });

  it('shows the paid and the remaining amount when it replaces a paid run', async () => {
    await open(
      finish({
        run: {
          ...run,
          totalPay: 510,
          gross: 10,
          reimbursed: 0,
          net: 10,
          paidBefore: [{ number: 11, date: '2026-11-16', amount: 500 }],
          replaces: { __typename: 'PayrollRun', id: 'run11', number: 11, voidReason: 'Wrong rate' },
        },
      }),
    );
    const origin = await screen.findByRole('link', { name: 'payroll #11' });
    expect(origin.parentElement?.textContent).toBe('Replaces payroll #11, which is void: Wrong rate');
    expect(
      await screen.findByText('Total pay $510.00; $500.00 was paid on Nov 16; $10.00 is still to be paid.'),
    ).toBeTruthy();
    expect(screen.getByLabelText('How net pay adds up').textContent).toBe('Gross$10.00Net$10.00');
  });

  it('marks a new bank account, warns about a check before it is recorded, and repeats no warning', async () => {
    const payee = { ...dario, bankAccount: { __typename: 'BankAccount', id: 'b', isNew: true } };
    const server = finish({ run: { ...run, user: payee } });
    const warning = 'Check 1042 is also payment #3 to Hanna Kowalski: $500.00 on Nov 4, 2026.';
    const recordPayment = () => ({
      __typename: 'RecordPaymentPayload',
      warnings: [warning],
      payments: [{ ...pay, settled: settled(server.held, paid) }],
    });
    const paymentWarnings = ({ input }: { input: { reference: string } }) =>
      input.reference === '1042' ? [warning] : [];
    const { user } = await open({ ...server, recordPayment, paymentWarnings });
    await user.click(await button('Record Payment'));
    const method = await screen.findByLabelText(/^Method/);
    expect(screen.queryByText('New account')).toBeNull();
    await user.selectOptions(method, 'ACH');
    expect(await screen.findByText('New account')).toBeTruthy();
    await user.selectOptions(method, 'CHECK');
    await user.type(await screen.findByLabelText('Check Number'), '1042');
    expect(await screen.findByText(warning)).toBeTruthy();
    await user.click(await button('Record Payment — $255.50'));
    expect(await screen.findByText('Paid on Nov 18, 2026 by check 0042.')).toBeTruthy();
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('names the days still open in the dialog that records the payment', async () => {
    const { user } = await open({ ...finish({ run }), today: '2026-11-14' });
    await user.click(await button('Record Payment'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Record Payment for Payroll #12' }));
    expect(
      await dialog.findByText(/^This week isn’t over: Sat, Nov 14 to Sun, Nov 15 are still open\./),
    ).toBeTruthy();
  });

  it('asks for confirmation of a payment more than a year ago', async () => {
    const { sent, user } = await open({ ...finish({ run }), recordPayment: () => ({}) });
    await user.click(await button('Record Payment'));
    const date = await screen.findByLabelText(/^Payment Date/);
    fireEvent.change(date, { target: { value: '2025-11-16' } });
    await user.click(await button('Record Payment — $255.50'));
    expect(await screen.findByText(/^Nov 16, 2025 is more than a year ago\./)).toBeTruthy();
    expect(sent.filter(({ name }) => name.endsWith('Mutation'))).toEqual([]);
  });

  it('announces the second person before it is sent, and confirms the request', async () => {
    const server = finish({ run });
    const recordPayment = () => ({
      __typename: 'RecordPaymentPayload',
      warnings: [],
      payments: [],
      approvalRequest: {
        __typename: 'ApprovalRequest',
        id: 'request',
        wanted: [{ __typename: 'ApprovalRequestRun', run: { ...run, awaitsApproval: true } }],
      },
    });
    const { user } = await open({
      ...server,
      company: { __typename: 'CompanyProfile', id: 'CompanyProfile_1', secondPersonAbove: 200 },
      recordPayment,
    });
    await user.click(await button('Record Payment'));
    await screen.findByText(/^Payments above \$200.00 to one person need a second person/);
    await user.click(await button('Send for Approval — $255.50'));
    expect(await screen.findByText('Sent to a second person for approval')).toBeTruthy();
    expect(screen.queryByText(/^Paid on/)).toBeNull();
    const link = await screen.findByRole('link', { name: 'Waiting for a second person' });
    expect(link.getAttribute('href')).toBe('/dashboard/approvals');
    await user.click(await button('Actions for payroll #12'));
    expect(await screen.findByRole('menuitem', { name: 'Void Payroll' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record Payment' })).toBeNull();
  });

  it('keeps the input of a refused payment, and shows warnings', async () => {
    const server = finish({ run });
    let isRefused = true;
    const recordPayment = () =>
      isRefused
        ? { __typename: 'ConflictError', message: 'Payroll #12 is void.', code: 'INVALID_TRANSITION' }
        : {
            __typename: 'RecordPaymentPayload',
            warnings: ['It counts in 2027.'],
            payments: [{ ...pay, settled: settled(server.held, paid) }],
          };
    const { sent, user } = await open({ ...server, recordPayment });
    await user.click(await button('Record Payment'));
    await user.type(await screen.findByLabelText('Check Number'), '0042');
    await user.click(await button('Record Payment — $255.50'));
    expect((await screen.findAllByText('Payroll #12 is void.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Check Number').value).toBe('0042');
    isRefused = false;
    await user.click(await button('Record Payment — $255.50'));
    expect(await screen.findByText('It counts in 2027.')).toBeTruthy();
    await user.click(await button('Done'));
    expect(await screen.findByText('Paid on Nov 18, 2026 by check 0042.')).toBeTruthy();
    expect(sent.at(-1)!.variables.input).toEqual({
      runIds: ['run'],
      date: '2026-11-18',
      method: 'CHECK',
      reference: '0042',
    });
  });

  it('asks whether it is in the pay from before the portal, where the server cannot know', async () => {
    const server = finish({ run });
    const message = '$900.00 is entered as paid outside this system. Confirm that it isn’t part of it.';
    const recordPayment = ({ input }: { input: { notInOpeningBalance?: boolean } }) =>
      input.notInOpeningBalance
        ? {
            __typename: 'RecordPaymentPayload',
            warnings: [],
            payments: [{ ...pay, settled: settled(server.held, paid) }],
          }
        : {
            __typename: 'ValidationError',
            ...{ message, code: 'VALIDATION', issues: [{ path: ['notInOpeningBalance'], message }] },
          };
    const { sent, user } = await open({ ...server, recordPayment });
    await user.click(await button('Record Payment'));
    await user.type(await screen.findByLabelText('Check Number'), '0042');
    expect(screen.queryByRole('checkbox', { name: /paid outside this system/ })).toBeNull();
    await user.click(await button('Record Payment — $255.50'));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: /paid outside this system/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Check Number').value).toBe('0042');
    await user.click(await button('Record Payment — $255.50'));
    expect(await screen.findByText('Paid on Nov 18, 2026 by check 0042.')).toBeTruthy();
    expect(sent.at(-1)!.variables.input).toMatchObject({ reference: '0042', notInOpeningBalance: true });
  });

  it('is processed again once its payment is voided, which requires a reason', async () => {
    const server = finish({ run: paid });
    const voidPayment = () => ({
      __typename: 'VoidPaymentPayload',
      payment: { ...pay, settled: settled(server.held, run) },
    });
    const { sent, user } = await open({ ...server, voidPayment });
    await user.click(await button('Actions for payroll #12'));
    await user.click(await screen.findByRole('menuitem', { name: 'Void Payment' }));
    await user.click(await button('Void Payment'));
    expect(await screen.findByText('Enter a reason.')).toBeTruthy();
    await user.type(screen.getByLabelText(/Reason/), 'Bounced check');
    await user.click(await button('Void Payment'));
    expect(await screen.findByText('Payment voided. The payroll is back to processed.')).toBeTruthy();
    expect(await screen.findByText('On payroll, pay date Nov 18, 2026')).toBeTruthy();
    expect(sent.at(-1)!.variables.input).toEqual({ id: 'payment', reason: 'Bounced check' });
  });

  it('explains that the payment stays when a paid run is voided', async () => {
    const { user } = await open(finish({ run: paid }));
    await user.click(await button('Actions for payroll #12'));
    await user.click(await screen.findByRole('menuitem', { name: 'Void Payroll' }));
    expect(
      await screen.findByText(/What was paid stays paid and counts against this person’s next run/),
    ).toBeTruthy();
  });

  it('is voided with a reason and can be processed again, with the same amounts filled in', async () => {
    const { sent, user } = await open(finish({ run }));
    await user.click(await button('Actions for payroll #12'));
    await user.click(await screen.findByRole('menuitem', { name: 'Void Payroll' }));
    await user.click(await button('Void Payroll'));
    expect(screen.getByText('Enter a reason.')).toBeTruthy();
    await user.type(screen.getByLabelText(/Reason/), 'Wrong day');
    await user.click(await button('Void Payroll'));
    await user.click(await button('Use voided amounts'));
    expect(sent.map(({ variables }) => variables.input)).toContainEqual({
      id: 'run',
      status: 'VOID',
      reason: 'Wrong day',
      expectedStatus: 'PROCESSED',
    });
    expect(sent.map(({ name }) => name)).toEqual(['PayrollScreenQuery', 'useVoidPayrollRunMutation']);
    expect(totals()).toBe('Base pay$245.00Expenses$10.50Total$255.50');
    expect(isRefused(await button('Process Payroll'))).toBe(false);
  });
});

it('shows the server’s reason why a week could not be loaded', async () => {
  await open(company({ payrollWeek: () => Promise.reject(new Error('User not found.')) }));
  expect(await screen.findByText('User not found.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Payroll & Tax Management' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose Another Contractor' })).toBeTruthy();
});

describe('correcting a payment', () => {
  const standing = {
    ...{ total: 255.5, paid: 255.5, paidOn: '2026-11-18', deductions: [] },
    days: [{ date: week, pay: 245, compensated: 0, reimbursed: 10.5, notes: 'Tolls', category: 'TOLLS' }],
  };
  const corrected = (answer: () => object, change: object) => ({
    ...company({}, { run: paid }),
    node: () => ({ ...paid, weekStart: week, paidBefore: [], standing: { ...standing, ...change } }),
    correctPayment: answer,
  });
  const start = async (answer: () => object, change = {}) => {
    const opened = await open(corrected(answer, change));
    await opened.user.click(await button('Correct Payment'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Correct Payment for Payroll #12' });
    const monday = await within(dialog).findByLabelText<HTMLInputElement>('Pay on Monday');
    return { ...opened, dialog, monday };
  };
  const refused = () => ({ __typename: 'ConflictError', message: 'Changed.', code: 'CONFLICT' });

  it('explains below the button why the user’s own pay cannot be corrected', async () => {
    await open(company({}, { run: { ...paid, viewerCanCorrect: false } }));
    expect(isRefused(await button('Correct Payment'))).toBe(true);
    expect(await screen.findByText('You can’t correct your own pay.')).toBeTruthy();
  });

  it('shows the amount still to pay, and keeps the input after a failure and when it reopens', async () => {
    sessionStorage.clear();
    const { user, dialog, monday, sent } = await start(refused);
    expect(monday.value).toBe('245.00');
    expect(isRefused(within(dialog).getByRole('button', { name: 'Correct Payment' }))).toBe(true);
    await user.clear(monday);
    await user.type(monday, '255');
    expect(
      await within(dialog).findByText(
        '$255.50 was paid on Nov 18, 2026. The corrected total is $265.50. $10.00 is still to be paid.',
      ),
    ).toBeTruthy();
    const send = within(dialog).getByRole('button', { name: 'Correct Payment — $10.00 more' });
    await user.click(send);
    expect((await within(dialog).findAllByText('Enter a reason.')).length).toBeGreaterThan(0);
    await user.type(within(dialog).getByLabelText(/Reason/), 'A stop was missing');
    await user.click(send);
    expect(await within(dialog).findByText('Changed.')).toBeTruthy();
    expect(sent.at(-1)?.variables).toMatchObject({
      input: {
        ...{ runId: 'run', expectedTotal: 255.5, reason: 'A stop was missing' },
        weeklyData: [{ date: week, pay: 255, expenses: 10.5, notes: 'Tolls', category: 'TOLLS' }],
      },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Correct Payment'));
    expect((await screen.findByLabelText<HTMLInputElement>(/Reason/)).value).toBe('A stop was missing');
    expect(screen.getByLabelText<HTMLInputElement>('Pay on Monday').value).toBe('255.00');
  });

  it('shows what will be paid out if that isn’t the total', async () => {
    sessionStorage.clear();
    const fuel = { planId: 'fuel', description: 'Fuel advance', due: 125, floor: 0 };
    const unpaid = { paid: 0, paidOn: null, deductions: [fuel] };
    const { user, dialog, monday } = await start(refused, unpaid);
    await user.clear(monday);
    await user.type(monday, '255');
    expect(
      await within(dialog).findByText(
        'This payroll hasn’t been paid yet. The corrected total is $265.50. Will be deducted: Fuel advance $125.00. $140.50 will be paid out.',
      ),
    ).toBeTruthy();
  });

  it('shows the overpaid amount, and takes it back at the chosen pace', async () => {
    sessionStorage.clear();
    const { user, dialog, monday, sent } = await start(refused);
    await user.clear(monday);
    await user.type(monday, '205');
    expect(
      await within(dialog).findByText(/\$40\.00 was overpaid and comes out of the next runs\.$/),
    ).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Taken back each week'), '15');
    expect(await within(dialog).findByText(/of the next runs, at most \$15\.00 a week\.$/)).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/Reason/), 'Two stops, not three');
    await user.click(within(dialog).getByRole('button', { name: 'Correct Payment — $40.00 less' }));
    expect(await within(dialog).findByText('Changed.')).toBeTruthy();
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { runId: 'run', weekly: 15, expectedTotal: 255.5 },
    });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Taken back each week').value).toBe('15.00');
  });
});

describe('adding to pay', () => {
  it('sends amounts and the chosen receipts, and shows the run in the week', async () => {
    sessionStorage.clear();
    const receipt = { id: 'r1', date: week, category: 'TOLLS', amount: 65, purpose: 'Turnpike' };
    const server = company({}, { run: paid });
    const added = { ...run, id: 'run13', number: 13, net: 125, totalPay: 125, correctionReason: null };
    const adjustments: object[] = [];
    const { user, sent } = await open({
      ...server,
      payrollWeek: (asked: Asked) => ({
        ...server.payrollWeek(asked),
        adjustments: [...adjustments],
        addableReceipts: [receipt],
      }),
      addToPay: () => {
        adjustments.push(added);
        return { __typename: 'AddToPayPayload', payrollRun: added };
      },
    });
    await user.click(await button('Add to Pay'));
    await user.type(await screen.findByLabelText('Amount'), '60');
    await user.type(screen.getByLabelText('Note'), 'Joliet');
    // The input is there again, as after a reload.
    await user.click(await button('Cancel'));
    await user.click(await button('Add to Pay'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add to Pay for Dario Fontaine' }));
    expect(await dialog.findByLabelText('Note')).toHaveProperty('value', 'Joliet');
    await user.click(dialog.getByRole('checkbox', { name: /65\.00.*Tolls, Turnpike/ }));
    await user.click(await dialog.findByRole('button', { name: 'Add to Pay — $125.00' }));
    expect(await screen.findByRole('link', { name: 'payroll #13' })).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useAddToWeekMutation')?.variables).toMatchObject({
      input: {
        ...{ userId: 'dario', weekStart: week, payDate: '2026-11-18', receiptIds: ['r1'] },
        lines: [{ category: 'DETENTION', date: week, amount: 60, note: 'Joliet' }],
      },
    });
  });
});
