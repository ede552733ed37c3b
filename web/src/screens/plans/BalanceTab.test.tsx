/** Advances and deductions on a person's page. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { addDays } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayHere } from 'rules/zonedDays';
import { beforeEach, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import { renderScreen } from '../../../test/renderScreen';
import { signIn } from '../../kit/session/sessionStore';
import { personEntry } from '../person/PersonScreen.entry';

const plan = {
  ...{ __typename: 'Plan', id: 'p1', revision: 'k3', kind: 'ADVANCE', description: 'Fuel advance' },
  ...{ state: 'OPEN', total: 500, taken: 125, left: 375, weekly: 125, firstWeek: '2026-11-16' },
  ...{ lastWeek: null, floor: 300, agreedBy: 'Dario Fontaine', agreedOn: '2026-11-12' },
  ...{ agreementNote: '', givenOn: '2026-11-13', method: 'CHECK', reference: '1040' },
  carriedOverOn: null,
  ...{ endReason: null, voidReason: null, viewerCanManage: true, viewerCanEnd: true, viewerCanVoid: false },
  ...{ writtenOff: null, repaid: 0, viewerCanRecordRepayment: true, viewerCanWriteOff: false },
  instalments: [
    {
      amount: 125,
      run: { __typename: 'PayrollRun', id: 'r1', number: 7, kind: 'REGULAR', weekStart: '2026-11-16' },
    },
  ],
  repayments: [] as object[],
};
const repayment = {
  ...{ __typename: 'PlanRepayment', id: 'back', date: '2026-11-17', method: 'CHECK', reference: '77' },
  ...{ amount: 75, voidReason: null as string | null, viewerCanVoid: true },
};
const NOTHING = { edges: [], pageInfo: { hasNextPage: false } };
/** The page's data beside the balance. */
const HEADER = {
  ...{
    email: 'dario@example.com',
    phone: '',
    kind: 'CONTRACTOR',
    roles: [],
    isActive: true,
    archived: false,
  },
  ...{ invitation: null, mailFailedAt: null, workRelation: 'CONTRACTOR', dailyRate: 245 },
  ...{ dailyRateFrom: '2026-11-09', payRates: [], w9SignedAt: null, w9RequestedAt: null, payOnItsWay: [] },
  ...{ createdAt: '2026-01-05T15:00:00.000Z', startsOn: null, onboarding: [], openThings: [] },
  paySummary: { monthly: [], yearToDate: { period: '2026' } },
  ...{
    bankAccount: null,
    bankAccountRequest: null,
    waitingBankAccount: null,
    viewerCanSetBankAccount: false,
  },
  ...{ openingBalances: [], openingBalanceRequest: null, viewerCanEnterOpeningBalance: false },
  ...{ viewerCanSetDailyRate: false, viewerCanRequestW9: false, viewerCanSignOutEverywhere: false },
};
const withPlans = (more: object, ...plans: object[]) => ({
  ...HEADER,
  ...{ __typename: 'User', id: 'dario', name: 'Dario Fontaine', firstName: 'Dario', lastName: 'Fontaine' },
  ...{ viewerCanOpen: true, viewerCanReadPay: true, viewerCanReadAccess: false, viewerCanReadHistory: false },
  ...{ balance: plans.length ? 375 : 0, overpaidWeeks: [], viewerCanPay: true, ...more },
  plans: {
    edges: plans.map((node, index) => ({ cursor: String(index), node })),
    pageInfo: { hasNextPage: false },
  },
});
const open = async (person: object, root: object = {}) => {
  const opened = await renderScreen(
    personEntry,
    '/dashboard/people/dario?tab=pay',
    {
      today: '2026-11-18',
      payrollRuns: NOTHING,
      receipts: { ...NOTHING, totalCount: 0, totalAmount: 0 },
      person,
      ...root,
    },
    ['/dashboard/statements/:runId'],
    '/dashboard/people/:id',
  );
  await act(() => vi.dynamicImportSettled());
  return opened;
};
beforeEach(() => {
  const name = { firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com' };
  signIn({ id: 'me', ...name, roles: ['Manager'], needsPasswordChange: false });
});

it('shows the debt, the agreement, and the deductions with their payroll', async () => {
  await open(withPlans({}, plan));
  expect(await screen.findByRole('heading', { name: 'Still owed: $375.00' })).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'Advances and deductions of Dario Fontaine' }));
  expect(list.getByText('$375.00 of $500.00 left')).toBeTruthy();
  expect(
    list.getByText(
      '$125.00 a week from the week of Nov 16, 2026. A week’s pay never goes below $300.00. Given on Nov 13, 2026 by check 1040. Agreed in writing by Dario Fontaine on Nov 12, 2026.',
    ),
  ).toBeTruthy();
  expect(list.getByRole('link', { name: /#7/ }).getAttribute('href')).toBe('/dashboard/statements/r1');
});

it('offers no action to someone who may only read', async () => {
  await open(withPlans({ viewerCanPay: false }, { ...plan, viewerCanManage: false, viewerCanEnd: false }));
  await screen.findByText('Fuel advance');
  expect(screen.queryByRole('button', { name: /Advance|Deduction|Change|End/ })).toBeNull();
});

it('lets an administrator write off an overpayment', async () => {
  const overpaid = { ...plan, kind: 'OVERPAYMENT', description: 'Paid too much for payroll #7' };
  const { user, sent } = await open(withPlans({}, overpaid), {
    endPlan: () => ({ __typename: 'ConflictError', message: 'Changed.', code: 'CONFLICT' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Write Off Paid too much for payroll #7' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText(
      /\$375\.00 is written off and no longer owed\. Anything paid as an expense counts as pay on this year’s 1099\./,
    ),
  ).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), 'Too small to ask for');
  await user.click(dialog.getByRole('button', { name: 'Write Off' }));
  expect(await dialog.findByText('Changed.')).toBeTruthy();
  expect(sent.at(-1)?.variables).toMatchObject({ input: { id: 'p1', reason: 'Too small to ask for' } });
});

it('lets a manager change an overpayment, and not write it off', async () => {
  await open(withPlans({}, { ...plan, kind: 'OVERPAYMENT', viewerCanEnd: false }));
  expect(await screen.findByRole('button', { name: 'Change Fuel advance' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Write Off|End/ })).toBeNull();
});

it('lets later pay take back the pay for a void week', async () => {
  const overpaidWeeks = [{ __typename: 'OverpaidWeek', weekStart: '2026-11-02', amount: 500 }];
  const person = withPlans({ overpaidWeeks });
  let isRefused = true;
  const { user, sent } = await open(person, {
    takeBackOverpaid: () =>
      isRefused
        ? { __typename: 'ConflictError', message: 'Nothing is left.', code: 'CONFLICT' }
        : {
            __typename: 'TakeBackOverpaidPayload',
            payrollRun: { __typename: 'PayrollRun', id: 'back', user: withPlans({}, plan) },
          },
  });
  const weeks = await screen.findByRole('list', { name: 'Overpaid weeks' });
  expect(weeks.textContent).toContain('$500.00 for Nov 2 – 8, 2026');
  await user.click(within(weeks).getByRole('button', { name: /^Take back \$500\.00/ }));
  expect(await screen.findByText('Nothing is left.')).toBeTruthy();
  isRefused = false;
  await user.click(within(weeks).getByRole('button', { name: /^Take back \$500\.00/ }));
  await screen.findByText('It comes out of later pay');
  await screen.findByRole('heading', { name: 'Still owed: $375.00' });
  expect(screen.getByText('$375.00 of $500.00 left')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Overpaid weeks' })).toBeNull();
  expect(sent.at(-1)?.variables).toMatchObject({ input: { userId: 'dario', weekStart: '2026-11-02' } });
});

it('shows an overpayment to someone who may only read, with no button', async () => {
  const overpaidWeeks = [{ __typename: 'OverpaidWeek', weekStart: '2026-11-02', amount: 500 }];
  await open(withPlans({ overpaidWeeks, viewerCanPay: false }));
  await screen.findByRole('list', { name: 'Overpaid weeks' });
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

it('sends an advance above the limit to a second person', async () => {
  const { user, sent } = await open(withPlans({}), {
    company: { __typename: 'CompanyProfile', id: 'CompanyProfile_1', secondPersonAbove: 5000 },
    createPlan: () => ({
      __typename: 'CreatePlanPayload',
      plan: null,
      approvalRequest: { __typename: 'ApprovalRequest', id: 'request' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add Advance' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/What For/), 'Engine');
  await user.type(dialog.getByLabelText(/^Amount/), '5000.00');
  expect(dialog.getByRole('button', { name: 'Add Advance' })).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Amount/));
  await user.type(dialog.getByLabelText(/^Amount/), '5000.01');
  await dialog.findByText(/^Advances above \$5,000\.00 to one person need a second person/);
  await user.type(dialog.getByLabelText(/^Weekly Amount/), '250');
  await user.type(dialog.getByLabelText(/^Agreed On/), '2026-11-12');
  await user.click(dialog.getByRole('button', { name: 'Send for Approval' }));
  await screen.findByText('Sent to a second person for approval');
  expect(sent.find(({ name }) => name.endsWith('Mutation'))?.variables).toMatchObject({
    input: { total: 5000.01, description: 'Engine' },
  });
});

it('says that a deduction waits if the weeks that have passed bring it above the limit', async () => {
  const { user } = await open(withPlans({}), {
    company: { __typename: 'CompanyProfile', id: 'CompanyProfile_1', secondPersonAbove: 5000 },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Deduction' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Weekly Amount/), '2500.01');
  expect(dialog.getByRole('button', { name: 'Add Deduction' })).toBeTruthy();
  const firstWeek = dialog.getByLabelText<HTMLInputElement>(/^First Week/);
  await user.clear(firstWeek);
  await user.type(firstWeek, addDays(startOfWeek(todayHere()), -7));
  expect(dialog.getByRole('button', { name: 'Send for Approval' })).toBeTruthy();
});

it('shows missing fields at each field, and keeps the input when it is refused', async () => {
  const message = 'You can’t take anything from an archived user’s pay.';
  const { user } = await open(withPlans({}), {
    createPlan: { __typename: 'ConflictError', message, code: 'CONFLICT' },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Advance' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const add = dialog.getByRole('button', { name: 'Add Advance' });
  await user.click(add);
  const missing: [RegExp, string][] = [
    [/^What For/, 'Enter what it’s for.'],
    [/^Amount/, 'Enter the amount advanced.'],
    [/^Weekly Amount/, 'The weekly amount must be above $0.00.'],
    [/^Agreed On/, 'Choose the day of the agreement.'],
  ];
  for (const [label, text] of missing) {
    const described = dialog.getByLabelText(label).getAttribute('aria-describedby') ?? '';
    const said = described.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(said).toContain(text);
  }
  await user.type(dialog.getByLabelText(/^What For/), 'Fuel advance');
  await user.type(dialog.getByLabelText(/^Amount/), '500');
  await user.type(dialog.getByLabelText(/^Weekly Amount/), '125');
  await user.type(dialog.getByLabelText(/^Agreed On/), '2026-11-12');
  await user.click(add);
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.getByLabelText(/^What For/)).toHaveProperty('value', 'Fuel advance');
  expect(dialog.getByLabelText(/^Weekly Amount/)).toHaveProperty('value', '125.00');
});

it('adds insurance, changes its amount, and ends it for a reason', async () => {
  const insurance = {
    ...{ ...plan, kind: 'RECURRING', description: 'Insurance', total: null, left: null, taken: 0 },
    ...{ weekly: 40, floor: 0, givenOn: null, method: null, reference: '', instalments: [] },
  };
  const withInsurance = (more: object) => withPlans({ balance: 0 }, { ...insurance, ...more });
  const { user, sent } = await open(withPlans({}), {
    createPlan: {
      __typename: 'CreatePlanPayload',
      plan: { ...insurance, user: withInsurance({}) },
      approvalRequest: null,
    },
    changePlan: { ...insurance, weekly: 45, floor: 300 },
    endPlan: { ...insurance, user: withInsurance({ state: 'ENDED', endReason: 'Insured elsewhere' }) },
  });
  const openDialog = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('alertdialog'));
  };
  const adding = await openDialog('Add Deduction');
  await user.type(adding.getByLabelText(/^What For/), 'Insurance');
  await user.type(adding.getByLabelText(/^Weekly Amount/), '40');
  await user.type(adding.getByLabelText(/^Agreed On/), '2026-11-12');
  await user.click(adding.getByRole('button', { name: 'Add Deduction' }));
  expect(await screen.findByText('$0.00 taken so far')).toBeTruthy();
  expect(sent.at(-1)?.variables).toMatchObject({
    input: { userId: 'dario', kind: 'RECURRING', description: 'Insurance', weekly: 40 },
  });

  const changing = await openDialog('Change Insurance');
  const weekly = changing.getByLabelText(/^Weekly Amount/);
  await user.clear(weekly);
  await user.click(changing.getByRole('button', { name: 'Save' }));
  expect(await changing.findAllByText('The weekly amount must be above $0.00.')).not.toHaveLength(0);
  await user.type(weekly, '45');
  await user.clear(changing.getByLabelText(/^Floor/));
  await user.type(changing.getByLabelText(/^Floor/), '300');
  await user.click(changing.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(/^\$45\.00 a week .* A week’s pay never goes below \$300\.00\./),
  ).toBeTruthy();
  expect(sent.at(-1)?.variables).toMatchObject({
    input: { id: 'p1', revision: 'k3', weekly: 45, floor: 300 },
  });

  const ending = await openDialog('End Insurance');
  await user.click(ending.getByRole('button', { name: 'End' }));
  expect(await ending.findByText('Enter a reason.')).toBeTruthy();
  await user.type(ending.getByLabelText(/Reason/), 'Insured elsewhere');
  await user.click(ending.getByRole('button', { name: 'End' }));
  expect(await screen.findByText(/Ended: Insured elsewhere/)).toBeTruthy();
  expect(sent.at(-1)?.variables).toMatchObject({ input: { id: 'p1', reason: 'Insured elsewhere' } });
});

it('records a repayment of an advance, and keeps the input when it is refused', async () => {
  const repaid = { ...plan, repaid: 75, left: 300, repayments: [repayment] };
  const voided = {
    ...{ ...plan, repaid: 0, left: 375 },
    repayments: [{ ...repayment, voidReason: 'Bounced', viewerCanVoid: false }],
  };
  const message = 'Only $70.00 is still owed.';
  let isRefused = true;
  const { user, sent } = await open(withPlans({}, plan), {
    recordRepayment: () =>
      isRefused
        ? {
            __typename: 'ValidationError',
            ...{ message, code: 'VALIDATION', issues: [{ path: ['amount'], message }] },
          }
        : { ...repaid, user: withPlans({ balance: 300 }, repaid) },
    voidRepayment: () => ({ ...voided, user: withPlans({}, voided) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Fuel advance paid back' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const amount = dialog.getByLabelText(/^Amount/);
  expect(amount).toHaveProperty('value', '375.00');
  await user.clear(amount);
  await user.type(amount, '375.01');
  await user.click(dialog.getByRole('button', { name: 'Record Repayment' }));
  expect(await dialog.findAllByText('Only $375.00 is still owed.')).not.toHaveLength(0);
  await user.clear(amount);
  await user.type(amount, '75');
  await user.type(dialog.getByLabelText(/^Check Number/), '77');
  await user.click(dialog.getByRole('button', { name: 'Record Repayment' }));
  expect(await dialog.findAllByText(message)).not.toHaveLength(0);
  expect(dialog.getByLabelText(/^Check Number/)).toHaveProperty('value', '77');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Record Repayment' }));
  await screen.findByText('$75.00 of Fuel advance paid back');
  await screen.findByRole('heading', { name: 'Still owed: $300.00' });
  expect(sent.at(-1)?.variables).toMatchObject({
    input: { id: 'p1', amount: 75, method: 'CHECK', reference: '77' },
  });
  const list = within(screen.getByRole('list', { name: 'Paid back on Fuel advance' }));
  expect(list.getByText('Paid back on Nov 17, 2026 by check 77')).toBeTruthy();

  await user.click(list.getByRole('button', { name: 'Void $75.00 paid back on Fuel advance' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Void Repayment' }));
  expect(await question.findByText('Enter a reason.')).toBeTruthy();
  await user.type(question.getByLabelText(/Reason/), 'Bounced');
  await user.click(question.getByRole('button', { name: 'Void Repayment' }));
  expect(await screen.findByText('Paid back on Nov 17, 2026 by check 77. Void: Bounced')).toBeTruthy();
  expect(sent.at(-1)?.variables).toMatchObject({ input: { id: 'back', reason: 'Bounced' } });
});

longIt('asks for confirmation of a repayment from more than a year ago', async () => {
  const old = { ...plan, givenOn: '2025-01-06', agreedOn: '2025-01-06', firstWeek: '2025-01-06' };
  const { user, sent } = await open(withPlans({}, old), {
    recordRepayment: () => ({ ...old, user: withPlans({}, old) }),
  });
  const isSent = () => sent.some(({ variables }) => 'input' in variables);
  await user.click(await screen.findByRole('button', { name: 'Fuel advance paid back' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2025-02-03' } });
  await user.click(dialog.getByRole('button', { name: 'Record Repayment' }));
  expect(await dialog.findByText(/^Feb 3, 2025 is more than a year ago\./)).toBeTruthy();
  expect(isSent()).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Record Repayment' }));
  await screen.findByText('$375.00 of Fuel advance paid back');
  expect(isSent()).toBe(true);
});

it('writes off the rest of an advance, which then counts as pay', async () => {
  const forgiven = {
    ...{ ...plan, state: 'TAKEN', left: 0, writtenOff: 375 },
    ...{ viewerCanRecordRepayment: false, viewerCanWriteOff: false },
    instalments: [
      ...plan.instalments,
      {
        amount: 375,
        run: { __typename: 'PayrollRun', id: 'r2', number: 12, kind: 'ADJUSTMENT', weekStart: '2026-11-16' },
      },
    ],
  };
  const { user, sent } = await open(withPlans({}, { ...plan, viewerCanWriteOff: true }), {
    writeOffAdvance: { ...forgiven, user: withPlans({ balance: 0 }, forgiven) },
  });
  await user.click(await screen.findByRole('button', { name: 'Write Off Fuel advance' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/\$375\.00 is no longer owed\. It counts as pay on this year’s 1099/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), 'Moved away');
  await user.click(dialog.getByRole('button', { name: 'Write Off' }));
  await screen.findByText('Fuel advance written off');
  expect(screen.getByText(/\$375\.00 was written off\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Written off, #12/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fuel advance paid back' })).toBeNull();
  expect(sent.at(-1)?.variables).toMatchObject({ input: { id: 'p1', reason: 'Moved away' } });
});

it('voids an advance that was never given', async () => {
  const given = { ...plan, taken: 0, left: 500, instalments: [], viewerCanVoid: true };
  const voidReason = 'The check was never handed out';
  const after = withPlans({ balance: 0 }, { ...given, state: 'VOID', voidReason });
  const { user, sent } = await open(withPlans({}, given), {
    voidAdvance: { ...given, user: after },
  });
  await user.click(await screen.findByRole('button', { name: 'Void Fuel advance' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/Reason/), voidReason);
  await user.click(dialog.getByRole('button', { name: 'Void Advance' }));
  expect(await screen.findByText(/Void: The check was never handed out/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nothing is owed' })).toBeTruthy();
  expect(sent.at(-1)?.variables).toMatchObject({ input: { id: 'p1', reason: voidReason } });
});

it('warns about an advance equal to another of the same day, before it is entered', async () => {
  const advanceWarnings = ({ input }: { input: { total: number } }) =>
    input.total === 300 ? ['Another advance of $300.00 was given on Nov 16, 2026: Fuel.'] : [];
  const { user } = await open(withPlans({ startsOn: null }), { advanceWarnings });
  await user.click(await screen.findByRole('button', { name: 'Add Advance' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Amount/), '300');
  expect(await dialog.findByText('Another advance of $300.00 was given on Nov 16, 2026: Fuel.')).toBeTruthy();
});
