/** A person's page, for each role and each tab. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'rules/days';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import type { RoleName } from '../../__generated__/storedUser_user.graphql';
import { signIn } from '../../kit/session/sessionStore';
import { personEntry } from './PersonScreen.entry';
import { PERSON_TABS } from './personTabs';

function enter(...roles: RoleName[]) {
  signIn({
    id: 'me',
    firstName: 'Ruth',
    lastName: 'Hale',
    email: 'ruth@example.com',
    roles,
    needsPasswordChange: false,
  });
}

const rights = (...names: string[]) =>
  Object.fromEntries(
    ['Pay', 'ReadPay', 'ReadAccess', 'ReadHistory', 'SetDailyRate', 'RequestW9', 'SignOutEverywhere'].map(
      (name) => [`viewerCan${name}`, names.includes(name)],
    ),
  );
const ofManager = rights('Pay', 'ReadPay', 'SetDailyRate', 'RequestW9');
const ofAdmin = rights('ReadPay', 'ReadAccess', 'ReadHistory', 'SetDailyRate', 'RequestW9');

const NOTHING = { edges: [], pageInfo: { hasNextPage: false } };

const dario = {
  __typename: 'User',
  id: 'dario',
  name: 'Dario Fontaine',
  firstName: 'Dario',
  lastName: 'Fontaine',
  email: 'dario@example.com',
  phone: '(215) 555-0142',
  kind: 'CONTRACTOR',
  roles: [] as string[],
  isActive: true,
  archived: false,
  invitation: null,
  mailFailedAt: null,
  workRelation: 'CONTRACTOR',
  dailyRate: 245 as number | null,
  dailyRateFrom: '2026-11-09' as string | null,
  payRates: [
    { dailyRate: 245, effectiveFrom: '2026-11-09' },
    { dailyRate: null, effectiveFrom: '2026-06-01' },
    { dailyRate: 230, effectiveFrom: '2026-01-05' },
  ],
  backPay: [] as object[],
  createdAt: '2026-01-05T15:00:00.000Z',
  startsOn: null,
  onboarding: [
    { name: 'INVITED', isDone: true },
    { name: 'SIGNED_IN', isDone: true },
    { name: 'W9', isDone: false },
  ],
  w9SignedAt: null as string | null,
  w9RequestedAt: null as string | null,
  viewerCanOpen: true,
  bankAccountRequest: null as object | null,
  waitingBankAccount: null as string | null,
  bankAccount: {
    __typename: 'BankAccount',
    id: 'b1',
    maskedAccountNumber: '•••• 6789',
    routingNumber: '021000021',
    type: 'SAVINGS',
    holder: 'BUSINESS',
    isNew: false,
    createdAt: '2026-10-01T17:00:00.000Z',
    enteredBy: { __typename: 'User', id: 'ada', name: 'Ada Yew' },
  },
  viewerCanSetBankAccount: false,
  ...{ sessionCount: 0, accessTokenCount: 0, needsPasswordChange: false, hasSecondFactor: false },
  ...{ viewerCanResetPassword: false, viewerCanUnlockSignIn: false, viewerCanRemoveSecondFactor: false },
  ...{ balance: 0, overpaidWeeks: [], plans: NOTHING },
  paySummary: { monthly: [], yearToDate: { period: '2026' } },
  history: NOTHING,
  openThings: [] as object[],
  openingBalances: [],
  openingBalanceRequest: null as object | null,
  unconfirmedExpenses: [] as object[],
  viewerCanEnterOpeningBalance: false,
  payOnItsWay: [
    {
      ...{ payDate: '2026-11-30', estimate: null },
      run: { __typename: 'PayrollRun', id: 'r1', number: 575, net: 1470 },
    },
  ],
  loggedWeeks: {
    edges: [
      {
        cursor: 'one',
        node: {
          weekStart: '2026-11-16',
          workedDays: 2,
          days: [
            { date: '2026-11-16', worked: true, status: 'APPROVED', description: '' },
            { date: '2026-11-17', worked: true, status: 'PENDING', description: 'Joliet' },
          ],
        },
      },
    ],
    pageInfo: { hasNextPage: false },
  },
};

const open = async (person: object | null, search = '', root: Root = {}) => {
  const opened = await renderScreen(
    personEntry,
    `/dashboard/people/dario${search}`,
    {
      today: '2026-11-18',
      payrollRuns: NOTHING,
      receipts: { ...NOTHING, totalCount: 0, totalAmount: 0 },
      person: ({ id }: { id: string }) => (id === 'dario' ? person : null),
      ...root,
    } satisfies Root,
    ['/dashboard/statements/:runId'],
    '/dashboard/people/:id',
  );
  // The code of the tab that the address names.
  await act(() => vi.dynamicImportSettled());
  return opened;
};
const tabs = () =>
  PERSON_TABS.map(({ label }) => label).filter((name) => screen.queryByRole('tab', { name }));
const fact = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => enter('Manager'));

describe('the header', () => {
  longIt('shows the person, their status and the most wanted facts, with the earlier rates', async () => {
    const { sent } = await open({ ...dario, ...ofManager });
    expect(
      (await screen.findByRole('heading', { level: 1, name: 'Dario Fontaine' })).textContent,
    ).toBeTruthy();
    expect(document.title).toContain('Dario Fontaine');
    for (const text of ['DF', 'Contractor', 'Active', 'dario@example.com', '(215) 555-0142'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(fact('Day rate').getByText('$245.00', { selector: 'span:first-of-type' })).toBeTruthy();
    expect(fact('Day rate').getByText('Since Nov 9, 2026')).toBeTruthy();
    expect(fact('Form W-9').getByText('Missing')).toBeTruthy();
    expect(fact('Next pay').getByText('$1,470.00')).toBeTruthy();
    expect(fact('Next pay').getByText('Mon, Nov 30', { exact: false })).toBeTruthy();
    expect(fact('Next pay').getByRole('link').getAttribute('href')).toBe('/dashboard/statements/r1');
    expect(sent).toHaveLength(1);
    const history = within(screen.getByText('Rate history').closest('details')!);
    expect(history.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'From Nov 9, 2026$245.00',
      'From Jun 1, 2026No rate',
      'From Jan 5, 2026$230.00',
    ]);
  });

  it('sets a rate in place, from a day on', async () => {
    const person = { ...dario, ...ofManager, dailyRate: null, dailyRateFrom: null, payRates: [] as object[] };
    const { sent, user } = await open(person, '', {
      setPayRate: ({ input }: { input: { dailyRate: number; effectiveFrom: string } }) => {
        Object.assign(person, { dailyRate: input.dailyRate, dailyRateFrom: input.effectiveFrom });
        return person;
      },
    });
    expect(await screen.findByText('No day rate yet.')).toBeTruthy();
    await user.click(fact('Day rate').getByRole('button', { name: 'Set Rate' }));
    const form = within(await screen.findByRole('form', { name: 'Day rate of Dario Fontaine' }));
    await user.type(form.getByLabelText('Day rate'), '250');
    fireEvent.change(form.getByLabelText('From'), { target: { value: '2026-11-02' } });
    await user.click(form.getByRole('button', { name: 'Set Rate' }));
    await waitFor(() => expect(screen.getByText('Since Nov 2, 2026')).toBeTruthy());
    expect(sent.find(({ name }) => name === 'useSetPersonRateMutation')?.variables).toMatchObject({
      history: false,
      input: { userId: 'dario', dailyRate: 250, effectiveFrom: '2026-11-02' },
    });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows the rates that result before one is saved, and then its effect on days on payroll', async () => {
    const person = { ...dario, ...ofManager };
    const { user } = await open(person, '', {
      setPayRate: () => {
        person.backPay = [{ weekStart: '2026-11-09', amount: 60, viewerCanDecide: true, dayCount: 3 }];
        return person;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change Rate' }));
    const form = within(await screen.findByRole('form', { name: 'Day rate of Dario Fontaine' }));
    await user.type(form.getByLabelText('Day rate'), '265');
    fireEvent.change(form.getByLabelText('From'), { target: { value: '2026-10-05' } });
    const list = within(form.getByRole('list', { name: 'Rates after saving' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'From Nov 9, 2026$245.00',
      'From Oct 5, 2026 (new)$265.00',
      'From Jun 1, 2026No rate',
      'From Jan 5, 2026$230.00',
    ]);
    expect(screen.queryByText(/paid days/)).toBeNull();
    await user.click(form.getByRole('button', { name: 'Set Rate' }));
    expect(await fact('Back pay').findByText('3 paid days: $60.00 more')).toBeTruthy();
    expect(
      fact('Back pay')
        .getByRole('link', { name: /^Add to Pay/ })
        .getAttribute('href'),
    ).toBe('/dashboard/payroll?contractor=dario&week=2026-11-09');
  });

  it('asks for confirmation of a rate of long ago', async () => {
    const { sent, user } = await open({ ...dario, ...ofManager }, '', { setPayRate: () => dario });
    await user.click(await screen.findByRole('button', { name: 'Change Rate' }));
    const form = within(await screen.findByRole('form', { name: 'Day rate of Dario Fontaine' }));
    await user.type(form.getByLabelText('Day rate'), '265');
    fireEvent.change(form.getByLabelText('From'), { target: { value: '2021-10-05' } });
    await user.click(form.getByRole('button', { name: 'Set Rate' }));
    expect(
      form.getByText(/^Oct 5, 2021 is more than a year ago\. If that’s right, press Set Rate again\.$/),
    ).toBeTruthy();
    expect(sent).toHaveLength(1);
    await user.click(form.getByRole('button', { name: 'Set Rate' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('requests a W-9, explains why not twice a day, and shows when it was requested', async () => {
    const person = { ...dario, ...ofManager };
    const message = 'A Form W-9 was requested from Dario today. You can request it again tomorrow.';
    let isRefused = true;
    const { sent, user } = await open(person, '', {
      requestW9: () => {
        if (isRefused) return { __typename: 'ConflictError', code: 'CONFLICT', message };
        person.w9RequestedAt = '2026-11-18T17:00:00.000Z';
        return person;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Request W-9' }));
    expect(await screen.findByText(message)).toBeTruthy();
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Request W-9' }));
    expect(await screen.findByText('Requested on Nov 18, 2026')).toBeTruthy();
    expect(await screen.findByText('W-9 requested from Dario Fontaine')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useRequestW9Mutation')?.variables).toMatchObject({
      ...{ tax: false, history: false },
      input: { userId: 'dario' },
    });
  });

  it('leaves the W-9 out for someone on a W-2', async () => {
    await open({ ...dario, ...ofManager, kind: 'STAFF', roles: ['Supervisor'], workRelation: 'EMPLOYEE' });
    expect(await screen.findByText('Employee (W-2)')).toBeTruthy();
    expect(screen.getByText('Supervisor')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Form W-9' })).toBeNull();
  });
});

describe('by role', () => {
  it('HR sees days and rates, and requests no pay', async () => {
    enter('HR');
    const { sent } = await open({ ...dario, ...rights('RequestW9') });
    expect(await screen.findByText('Since Nov 9, 2026')).toBeTruthy();
    expect(tabs()).toEqual(['Days', 'Account']);
    expect(screen.queryByRole('region', { name: 'Next pay' })).toBeNull();
    expect(fact('Day rate').queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Request W-9' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Steps' }).textContent).toBe(
      'Invited: doneSigned In: doneW-9: to do',
    );
    expect(sent[0]?.variables).toMatchObject({ readsPay: false, isContact: true, days: true, pay: false });
  });

  it('an accountant sees pay and changes nothing', async () => {
    enter('Accountant');
    const { sent } = await open({ ...dario, ...rights('ReadPay', 'RequestW9') });
    await screen.findByRole('region', { name: 'Next pay' });
    expect(tabs()).toEqual(['Pay', 'Days', 'Tax', 'Account']);
    expect(screen.queryByText('(215) 555-0142')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
    expect(fact('Day rate').queryByRole('button')).toBeNull();
    expect(sent[0]?.variables).toMatchObject({ readsPay: true, isContact: false });
  });

  it('a driver sees their own page, with the link to sign', async () => {
    signIn({
      id: 'dario',
      firstName: 'Dario',
      lastName: 'Fontaine',
      email: 'dario@example.com',
      roles: [],
      needsPasswordChange: false,
    });
    await open({ ...dario, ...rights('ReadPay', 'ReadAccess') });
    const sign = await screen.findByRole('link', { name: 'Sign Form W-9' });
    expect(sign.getAttribute('href')).toBe('/dashboard/tax-information');
    expect(tabs()).toEqual(['Pay', 'Days', 'Tax', 'Account']);
    expect(screen.queryByRole('button', { name: 'Request W-9' })).toBeNull();
  });

  it('a page the viewer may not open looks the same as a missing one', async () => {
    enter('Employee');
    await open(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getByText('Person not found')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the tabs', () => {
  const page = (node: object) => ({ edges: [{ cursor: 'one', node }], pageInfo: { hasNextPage: false } });
  const run = {
    __typename: 'PayrollRun',
    id: 'r1',
    number: 575,
    weekStart: '2026-11-16',
    payDate: '2026-11-30',
    basePay: 1400,
    expenses: 70,
    totalPay: 1470,
    status: 'PROCESSED',
    replacedBy: null,
  };
  const form = {
    __typename: 'TaxDocument',
    id: 'd1',
    type: 'FORM_1099_NEC',
    year: 2025,
    status: 'GENERATED',
    amount: 51_000,
    createdAt: '2026-01-20T17:00:00.000Z',
    isCurrent: true,
    missing: [],
    notes: [],
    isCorrected: false,
    user: dario,
    viewerCanDownload: true,
    viewerCanSubmit: false,
    viewerCanApprove: false,
    viewerCanCorrect: false,
    viewerCanReadHistory: false,
  };

  longIt('pay is open first, and requests nothing of the others', async () => {
    const { sent } = await open({ ...dario, ...ofManager }, '', { payrollRuns: page(run) });
    expect(await screen.findByRole('link', { name: '#575' })).toBeTruthy();
    expect(screen.getByText('On payroll')).toBeTruthy();
    expect(sent[0]?.variables).toMatchObject({
      ...{ first: 10, days: false, paidDays: false, pay: true, tax: false, account: false },
      ...{ access: false, history: false },
    });
  });

  longIt('days, week by week: each expands, and shows its pay', async () => {
    const void_ = { ...run, id: 'r0', number: 574, status: 'VOID' };
    const { user } = await open({ ...dario, ...ofManager }, '?tab=days', {
      payrollRuns: {
        edges: [run, void_].map((node) => ({ cursor: node.id, node })),
        pageInfo: { hasNextPage: false },
      },
    });
    const week = await screen.findByRole('button', { name: /^Nov 16 – 22, 2026/ });
    for (const text of ['2 days · $1,470.00', '1 day pending'])
      expect(within(week).getByText(text)).toBeTruthy();
    await user.click(week);
    const days = within(screen.getByRole('list', { name: 'Days of Nov 16 – 22, 2026' }));
    expect(days.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/statements/r1',
    ]);
    expect(days.getByText('Pending')).toBeTruthy();
  });

  it('the next one is one more request, in the address, and nothing else', async () => {
    const { sent, router, user } = await open({ ...dario, ...ofManager }, '', { payrollRuns: page(run) });
    await screen.findByRole('link', { name: '#575' });
    await user.click(screen.getByRole('tab', { name: 'Days' }));
    expect(await screen.findByText('Nov 16 – 22, 2026')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=days');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.variables).toMatchObject({ days: true, paidDays: true, pay: false });
  });

  it('draws the pay of each month of this year, for those who may see it', async () => {
    const month = (period: string, earned: number) => ({ period, earned, expenses: 0 });
    const paySummary = {
      monthly: [month('2026-11', 1400), month('2026-10', 900), month('2025-12', 700)],
      yearToDate: { period: '2026' },
    };
    const { user } = await open({ ...dario, ...ofManager, paySummary }, '', { payrollRuns: page(run) });
    await user.click(await screen.findByRole('button', { name: 'Show Table: Pay by Month in 2026' }));
    const table = within(await screen.findByRole('table', { name: /Pay by Month in 2026/ }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'October 2026',
      'November 2026',
    ]);
  });

  it('shows the bank account only to those who pay', async () => {
    await open({ ...dario, ...ofManager }, '?tab=pay', { payrollRuns: page(run) });
    expect(await screen.findByText('Business savings •••• 6789')).toBeTruthy();
    expect(screen.getByText(/by Ada Yew$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change Bank Account' })).toBeNull();
  });

  it('shows the pay from outside this system, and keeps its input when refused', async () => {
    const opening = {
      ...{ __typename: 'OpeningBalance', id: 'o1', year: 2026, paidThrough: '2026-11-13', voidedAt: null },
      ...{ compensation: 41200.5, reimbursed: 1310.25, withheld: 240, createdAt: '2026-11-16T15:00:00.000Z' },
      ...{ enteredBy: 'Ada Yew', voidReason: null, viewerCanVoid: true },
    };
    const message =
      'What was paid in 2026 before the portal is entered already. If it is wrong, void it first.';
    const openings = { openingBalances: [opening], viewerCanEnterOpeningBalance: true };
    const { sent, user } = await open({ ...dario, ...ofManager, ...openings }, '?tab=pay', {
      payrollRuns: page(run),
      enterOpeningBalance: () => ({ __typename: 'ConflictError', message, code: 'CONFLICT' }),
      voidOpeningBalance: () => ({
        ...opening,
        voidedAt: '2026-11-18T15:00:00.000Z',
        voidReason: 'Typed twice',
      }),
    });
    const list = within(
      await screen.findByRole('list', { name: 'Paid to Dario Fontaine outside this system' }),
    );
    expect(list.getByText('$42,510.75')).toBeTruthy();
    expect(
      list.getByText(/^\$41,200\.50 compensation, \$1,310\.25 reimbursed, \$240\.00 of it withheld/),
    ).toBeTruthy();
    expect(list.getByText(/by Ada Yew/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Enter Amounts' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    // An ambiguous date cannot be guessed.
    expect(dialog.getByLabelText<HTMLInputElement>(/^Paid Through/).value).toBe('');
    await user.click(dialog.getByRole('button', { name: 'Enter Amounts' }));
    expect(dialog.getAllByText('Choose the last day of these payments.').length).toBeGreaterThan(0);
    fireEvent.change(dialog.getByLabelText(/^Paid Through/), { target: { value: '2026-11-13' } });
    await user.click(dialog.getByRole('button', { name: 'Enter Amounts' }));
    expect(dialog.getAllByText('Enter what was paid, or an advance still owed.').length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Compensation/), '900');
    await user.type(dialog.getByLabelText(/^Advance Still Owed/), '300');
    await user.type(dialog.getByLabelText(/^Weekly Amount/), '50');
    fireEvent.change(dialog.getByLabelText(/^Agreed On/), { target: { value: '2026-06-01' } });
    await user.click(dialog.getByRole('button', { name: 'Enter Amounts' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Compensation/).value).toBe('900.00');
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { compensation: 900, advance: { total: 300, weekly: 50, agreedBy: 'Dario Fontaine' } },
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));

    await user.click(screen.getByRole('button', { name: 'Void what was paid in 2026' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText(/Reason/), 'Typed twice');
    await user.click(question.getByRole('button', { name: 'Void Amounts' }));
    expect(await screen.findByText(/Void: Typed twice/)).toBeTruthy();
  });

  it('asks whether payments of this portal are in the earlier pay', async () => {
    const message = 'This portal has payments through Nov 13, 2026: #1 of Nov 2, 2026 ($250.00).';
    const { sent, user } = await open(
      { ...dario, ...ofManager, openingBalances: [], viewerCanEnterOpeningBalance: true },
      '?tab=pay',
      {
        payrollRuns: page(run),
        enterOpeningBalance: () => ({
          __typename: 'ValidationError',
          ...{ message, code: 'VALIDATION', issues: [{ path: ['paymentsNotIncluded'], message }] },
        }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Enter Amounts' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.change(dialog.getByLabelText(/^Paid Through/), { target: { value: '2026-11-13' } });
    await user.type(dialog.getByLabelText(/^Compensation/), '900');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Enter Amounts' }));
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('checkbox', { name: 'Payments made here aren’t in these amounts' }));
    await user.click(dialog.getByRole('button', { name: 'Enter Amounts' }));
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { compensation: 900, paidThrough: '2026-11-13', paymentsNotIncluded: true },
    });
  });

  it('sends an opening balance above the limit to a second person, and shows that it is waiting', async () => {
    const waiting = {
      ...{ __typename: 'ApprovalRequest', id: 'q1', askedBy: 'Ada Yew', isOwn: true },
      openingDetails: 'Paid through Nov 13, 2026: $20,000.00',
    };
    const person = { ...dario, ...ofManager, viewerCanEnterOpeningBalance: true };
    const { user } = await open(person, '?tab=pay', {
      payrollRuns: page(run),
      company: { __typename: 'CompanyProfile', id: 'CompanyProfile_1', secondPersonAbove: 5000 },
      enterOpeningBalance: () => ({ ...person, openingBalanceRequest: waiting }),
    });
    await user.click(await screen.findByRole('button', { name: 'Enter Amounts' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.change(dialog.getByLabelText(/^Paid Through/), { target: { value: '2026-11-13' } });
    await user.type(dialog.getByLabelText(/^Compensation/), '20000');
    expect(await dialog.findByText(/^Opening balances above \$5,000\.00 to one person/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send for Approval' }));
    expect(await screen.findByText('Sent to a second person for approval')).toBeTruthy();
    expect(screen.getByText(/Paid through Nov 13, 2026: \$20,000\.00, entered by you/)).toBeTruthy();
  });

  it('lists open items only of someone who has left', async () => {
    const openThings = [
      {
        ...{ __typename: 'OpenThing', kind: 'APPROVED_DAYS', text: '3 approved days.' },
        ...{ weekStart: '2026-11-09', year: null },
      },
    ];
    const person = { ...dario, ...ofManager, openThings };
    await open({ ...person, isActive: false }, '?tab=pay', { payrollRuns: page(run) });
    const list = within(await screen.findByRole('list', { name: 'Still open' }));
    expect(list.getByText('3 approved days.')).toBeTruthy();
    expect(list.getByRole('link', { name: 'Pay' }).getAttribute('href')).toBe(
      '/dashboard/payroll?contractor=dario&week=2026-11-09',
    );
  });

  it('does not request the bank account for an accountant', async () => {
    enter('Accountant');
    const { sent } = await open({ ...dario, ...rights('ReadPay') }, '?tab=pay', { payrollRuns: page(run) });
    expect(await screen.findByRole('link', { name: '#575' })).toBeTruthy();
    expect(sent[0]?.variables).toMatchObject({ pay: true, bankAccount: false });
    expect(screen.queryByText('Bank Account')).toBeNull();
    expect(screen.queryByText(/^Pay by Month/)).toBeNull();
  });

  it('pay: additions show in the list and as the next pay, in one request', async () => {
    const person = { ...dario, ...ofManager };
    const added = {
      ...run,
      id: 'r2',
      number: 576,
      payDate: '2026-11-18',
      totalPay: 60,
      net: 60,
      user: person,
    };
    const { sent, user } = await open(person, '?tab=pay', {
      payrollRuns: () => page(person.payOnItsWay[0]!.run.number === 576 ? added : run),
      payrollWeek: { id: 'w1', run: null, user: person, backPay: null, addableReceipts: [] },
      addToPay: () => {
        person.payOnItsWay = [
          { payDate: '2026-11-18', estimate: null, run: { ...added, user: null } as never },
        ];
        return { __typename: 'AddToPayPayload', payrollRun: added };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add to Pay' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add to Pay for Dario Fontaine' }));
    await user.type(await dialog.findByLabelText('Amount'), '60');
    await user.type(dialog.getByLabelText('Note'), 'Joliet');
    await user.click(dialog.getByRole('button', { name: 'Add to Pay — $60.00' }));
    expect(await screen.findByRole('link', { name: '#576' })).toBeTruthy();
    expect(fact('Next pay').getByText('$60.00')).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual([
      'PersonScreenQuery',
      'AddToPayDialogQuery',
      'AddToPersonDialogMutation',
    ]);
  });

  it('has Show More if there are more rows', async () => {
    const mondays = Array.from({ length: 12 }, (_, back) => addDays('2026-11-16', -7 * back));
    const person = {
      ...dario,
      ...ofManager,
      loggedWeeks: ({ first }: { first: number }) => ({
        edges: mondays.slice(0, first).map((weekStart) => ({
          cursor: weekStart,
          node: { ...dario.loggedWeeks.edges[0]!.node, weekStart },
        })),
        pageInfo: { hasNextPage: first < mondays.length },
      }),
    };
    const { sent, user } = await open(person, '?tab=days', { node: person });
    const weeks = () => within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 3 });
    await screen.findByText('Nov 16 – 22, 2026');
    expect(weeks()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    await waitFor(() => expect(weeks()).toHaveLength(12));
    expect(sent.at(-1)).toMatchObject({ name: 'DaysTabMoreQuery', variables: { first: 20 } });
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  });

  it('taxes: the form in effect, and the forms of the years', async () => {
    const taxProfile = {
      __typename: 'TaxProfile',
      id: 't1',
      signedAt: '2026-01-05T17:00:00.000Z',
      formRevision: '2024-03',
      maskedTaxNumber: '•••-••-1222',
      isMistake: false,
      version: 1,
    };
    const unconfirmedExpenses = [{ year: 2026, amount: 120 }];
    await open({ ...dario, ...ofManager, taxProfile, unconfirmedExpenses }, '?tab=tax', {
      taxDocuments: page(form),
    });
    expect(
      await screen.findByText(/^\$120\.00 of the expenses reimbursed in 2026 isn’t confirmed/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tax season 2026' }).getAttribute('href')).toBe(
      '/dashboard/tax-season?year=2026',
    );
    expect(await screen.findByText('•••-••-1222')).toBeTruthy();
    expect(screen.getByText('1099-NEC')).toBeTruthy();
    expect(screen.getByText('$51,000.00')).toBeTruthy();
  });

  it('taxes: generating a form again returns only this person’s list', async () => {
    enter('IT_Admin');
    const forms = { dario: [{ ...form, isCurrent: false }] };
    const { sent, user } = await open({ ...dario, ...ofAdmin, taxProfile: null }, '?tab=tax', {
      taxDocuments: ({ userId }: { userId: 'dario' }) => ({
        ...{ totalCount: 1, pageInfo: { hasNextPage: false } },
        edges: forms[userId].map((node) => ({ cursor: node.id, node })),
      }),
      generateTaxDocument: () => {
        forms.dario = [{ ...form, id: 'd2', amount: 52_000 }];
        return forms.dario[0]!;
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Actions for 1099-NEC 2025/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Generate Again' }));
    expect(await screen.findByText('$52,000.00')).toBeTruthy();
    expect(screen.queryByText('$51,000.00')).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['PersonScreenQuery', 'useGenerateTaxDocumentMutation']);
  });

  it('receipts, each with its status', async () => {
    const toll = {
      __typename: 'Receipt',
      id: 'toll',
      date: '2026-11-17',
      category: 'TOLLS',
      amount: 12.5,
      purpose: 'Turnpike',
      status: 'APPROVED',
      rejectionReason: null,
      revision: '1',
      needsFile: false,
      viewerCanEdit: false,
      viewerCanDecide: false,
      file: null,
      duplicateHints: [],
      payrollRun: { __typename: 'PayrollRun', id: 'r1', number: 575 },
    };
    const receipts = { ...page(toll), totalCount: 1, totalAmount: 12.5 };
    await open({ ...dario, ...ofManager }, '?tab=pay', { receipts });
    const list = within(await screen.findByRole('list', { name: 'Receipts' }));
    expect(list.getByText('$12.50 Tolls')).toBeTruthy();
    expect(list.getByText('On payroll run #575')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 receipt, $12.50' })).toBeTruthy();
  });

  it('access, for administrators', async () => {
    enter('IT_Admin');
    const access = {
      ...{ ...dario, sessionCount: 0, accessTokenCount: 0, needsPasswordChange: true },
      ...{ viewerCanResetPassword: true, viewerCanUnlockSignIn: false },
      ...{ viewerCanSignOutEverywhere: false, viewerCanRemoveSecondFactor: true, hasSecondFactor: true },
    };
    const withoutFactor = { ...access, viewerCanRemoveSecondFactor: false, hasSecondFactor: false };
    const { user } = await open(
      {
        ...dario,
        ...ofAdmin,
        viewerCanResetPassword: true,
        viewerCanUnlockSignIn: false,
        viewerCanSignOutEverywhere: true,
        viewerCanRemoveSecondFactor: true,
        hasSecondFactor: true,
        sessionCount: 2,
        accessTokenCount: 1,
        needsPasswordChange: false,
        createdAt: '2026-01-05T17:00:00.000Z',
      },
      '?tab=account',
      {
        signOutEverywhere: () => access,
        removeSecondFactor: () => withoutFactor,
        resetPassword: () => withoutFactor,
      },
    );
    expect(await screen.findByText('2 devices')).toBeTruthy();
    expect(screen.getByText('On')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign Out Everywhere' }));
    await user.click(dialog.getByRole('button', { name: 'Sign Out Everywhere' }));
    expect(await screen.findByText('No device')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign Out Everywhere' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Second Factor' }));
    const factor = within(await screen.findByRole('alertdialog', { name: 'Remove Second Factor' }));
    await user.click(factor.getByRole('button', { name: 'Remove Second Factor' }));
    expect(await screen.findByText('Second factor removed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Second Factor' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    const reset = within(await screen.findByRole('alertdialog', { name: 'Reset Password' }));
    await user.click(reset.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText(/valid for 24 hours/)).toBeTruthy();
    expect(screen.getByText('Must be changed at the next sign-in')).toBeTruthy();
  });

  longIt('history, in sentences', async () => {
    enter('IT_Admin');
    const entry = {
      __typename: 'HistoryEntry',
      id: 'h1',
      sentence: 'Ada Whitfield set Dario Fontaine’s daily rate to $245.00.',
      timestamp: '2026-11-09T17:00:00.000Z',
      user: { __typename: 'User', id: 'ada', name: 'Ada Whitfield', viewerCanOpen: true },
      deletedActor: null,
    };
    await open({ ...dario, ...ofAdmin, history: page(entry) }, '?tab=account');
    expect(await screen.findByText(entry.sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ada Whitfield' }).getAttribute('href')).toBe(
      '/dashboard/people/ada',
    );
  });

  it('history, with an action made in the header just now', async () => {
    enter('IT_Admin');
    const entry = (id: string, sentence: string) => ({
      ...{ __typename: 'HistoryEntry', id, sentence, timestamp: '2026-11-18T17:00:00.000Z' },
      ...{ user: null, deletedActor: null },
    });
    const person = { ...dario, ...ofAdmin, history: page(entry('h1', 'Dario joined.')) };
    const { sent, user } = await open(person, '?tab=account', {
      requestW9: () => {
        person.history.edges.unshift({ cursor: 'two', node: entry('h2', 'A W-9 was requested.') });
        return person;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Request W-9' }));
    expect(await screen.findByText('A W-9 was requested.')).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['PersonScreenQuery', 'useRequestW9Mutation']);
  });

  describe('the history', () => {
    const entryOf = (count: number) => ({
      node: {
        __typename: 'HistoryEntry',
        id: `entry-${count}`,
        sentence: `Ruth Hale changed the rate to $${count}.00.`,
        timestamp: '2026-11-21T13:04:31.000Z',
        user: count === 1 ? null : { __typename: 'User', id: 'ruth', name: 'Ruth Hale', viewerCanOpen: true },
        deletedActor: null,
      },
      cursor: `c${count}`,
    });
    const entries = () =>
      within(screen.getByRole('list', { name: 'History' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    beforeEach(() => enter('IT_Admin'));

    it('is shown newest first, with user and time, and can be continued', async () => {
      const history = ({ after }: { after?: string | null }) => ({
        edges: after ? [entryOf(1)] : [entryOf(3), entryOf(2)],
        pageInfo: { hasNextPage: !after, endCursor: 'c2' },
      });
      const person = { ...dario, ...ofAdmin, history };
      const { sent, user } = await open(person, '?tab=account', { node: person });
      expect(await screen.findByText('Ruth Hale changed the rate to $3.00.')).toBeTruthy();
      expect(entries()[0]).toMatch(/Nov 21, 2026, \d+:04:31 .* · Ruth Hale$/);
      await user.click(screen.getByRole('button', { name: 'Show More' }));
      expect(await screen.findByText('Ruth Hale changed the rate to $1.00.')).toBeTruthy();
      expect(entries()).toHaveLength(3);
      expect(entries()[2]).toMatch(/ · System$/);
      expect(sent.at(-1)?.variables).toMatchObject({ id: 'dario', first: 20, after: 'c2' });
      expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
    });

    it('leaves out an entry that cannot be loaded, which a retry brings', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      let isDown = true;
      const sentence = () => {
        if (isDown) throw new Error('down');
        return 'Ruth Hale changed the rate to $3.00.';
      };
      const edges = [{ cursor: 'c3', node: { ...entryOf(3).node, sentence } }, entryOf(2)];
      const person = { ...dario, ...ofAdmin, history: { edges, pageInfo: { hasNextPage: false } } };
      const { user } = await open(person, '?tab=account', { node: person });
      expect(await screen.findByText(/^1 row couldn’t be loaded/)).toBeTruthy();
      expect(entries()).toHaveLength(1);
      isDown = false;
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('Ruth Hale changed the rate to $3.00.')).toBeTruthy();
      expect(entries()).toHaveLength(2);
    });
  });

  longIt('show that there is nothing yet', async () => {
    const fresh = { ...dario, ...ofManager, payOnItsWay: [] };
    await open(fresh, '?tab=pay');
    expect(await screen.findByText('No pay statements yet')).toBeTruthy();
    expect(screen.getByText('No receipts yet')).toBeTruthy();
    expect(screen.getByText('Nothing to pay')).toBeTruthy();
  });

  it('a tab the viewer does not have falls back to the first, and is not requested', async () => {
    enter('HR');
    const { sent, router } = await open({ ...dario, ...rights('RequestW9') }, '?tab=pay');
    expect(await screen.findByText('Nov 16 – 22, 2026')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=days');
    expect(sent.every(({ variables }) => variables.pay === false)).toBe(true);
  });

  longIt('a former tab’s address leads to its present place', async () => {
    const { router } = await open({ ...dario, ...ofManager }, '?tab=access');
    expect(await screen.findByRole('tab', { name: 'Account', selected: true })).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=account');
  });

  it('days: a run that fails takes the pay and leaves the weeks, and Retry brings it back', async () => {
    // Relay logs the errors that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const other = () => {
      if (isDown) throw new Error('Down');
      return { ...run, id: 'r2', number: 576 };
    };
    const { user } = await open({ ...dario, ...ofManager }, '?tab=days', {
      payrollRuns: {
        ...NOTHING,
        edges: [
          { cursor: 'one', node: run },
          { cursor: 'two', node: other },
        ],
      },
    });
    expect(await screen.findByText('Failed to load the pay of these weeks')).toBeTruthy();
    const week = within(screen.getByRole('list', { name: 'Weeks' })).getByRole('listitem');
    expect(week.textContent).toContain('2 days');
    expect(week.textContent).not.toContain('$');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(week.textContent).toContain('2 days · $'));
    expect(screen.queryByText('Failed to load the pay of these weeks')).toBeNull();
  });

  it('a failure of what the viewer may see leaves the header', async () => {
    // Relay logs the errors that this test causes.
    vi.spyOn(console, 'error').mockReturnValue();
    const viewerCanReadPay = () => {
      throw new Error('Down');
    };
    await open({ ...dario, ...ofManager, viewerCanReadPay });
    expect(await screen.findByText('Failed to load the tabs')).toBeTruthy();
    expect(screen.getByText('dario@example.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Request W-9' })).toBeTruthy();
  });

  longIt('a failure stays in its part, and Retry brings it back', async () => {
    let isDown = true;
    const { user } = await open({ ...dario, ...ofManager }, '?tab=pay', {
      payrollRuns: () => {
        if (isDown) throw new Error('Down');
        return page(run);
      },
    });
    expect(await screen.findByText('Failed to load pay statements')).toBeTruthy();
    expect(screen.getByText('dario@example.com')).toBeTruthy();
    expect(screen.getByText('Business savings •••• 6789')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: '#575' })).toBeTruthy();
  });
});

longIt('is called a person where the name could not be loaded, until Retry brings it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isDown = true;
  const name = () => {
    if (isDown) throw new Error('down');
    return dario.name;
  };
  const { user } = await open({ ...dario, ...ofManager, name });
  expect(await screen.findByText('Failed to load this person')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Person');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dario Fontaine' })).toBeTruthy();
});
