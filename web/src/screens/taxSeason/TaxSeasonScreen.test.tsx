import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { startClock } from '../../../test/startClock';
import { signIn } from '../../kit/session/sessionStore';
import { taxSeasonEntry } from './TaxSeasonScreen.entry';

vi.setConfig({ testTimeout: 30_000 });

const screenPath = '/dashboard/tax-season';
const there = `${screenPath}?year=2025`;

const person = (name: string, viewerCanReveal = true) => ({
  __typename: 'User',
  id: name.toLowerCase(),
  name: `Sam ${name}`,
  viewerCanOpen: true,
  viewerCanSetWorkRelation: false,
  taxProfile: {
    __typename: 'TaxProfile',
    id: `w9-${name.toLowerCase()}`,
    maskedTaxNumber: '•••-••-1222',
    viewerCanReveal,
  },
});

const createDocument = (owner: string, changes: object = {}) => ({
  __typename: 'TaxDocument',
  id: `form-${owner.toLowerCase()}`,
  type: 'FORM_1099_NEC',
  year: 2025,
  status: 'GENERATED',
  amount: 1200,
  accountNumber: 'C-1-25',
  isCurrent: true,
  isCorrected: false,
  viewerCanDownload: true,
  user: person(owner),
  ...changes,
});

const createRun = (owner: string, number: number, weekStart: string, pays: number[], expenses = 0) => {
  return {
    __typename: 'PayrollRun',
    id: `run-${number}`,
    number,
    weekStart,
    gross: pays.reduce((sum, pay) => sum + pay, 0),
    reimbursed: expenses,
    unconfirmed: expenses,
    payment: { __typename: 'Payment', id: `payment-${number}`, date: '2025-11-17' },
    user: person(owner),
    entries: pays.map((pay, index) => ({
      id: `entry-${number}-${index}`,
      date: `2025-11-0${3 + index}`,
      pay,
      expenses: index === 0 ? expenses : 0,
      notes: index === 0 && expenses ? 'Tolls' : '',
    })),
  };
};

type Row = {
  id: string;
  user: ReturnType<typeof person>;
  paid: number;
  expenses: number;
  unconfirmed: number;
  employee: number;
  exempt: number;
  reportable: number;
  withheld: number;
  paidBefore: number;
  need: boolean | null;
  reason: string;
  state: 'READY' | 'MISSING' | 'CONFLICT' | 'NOT_NEEDED' | 'DONE';
  missing: string[];
  needsW9: boolean;
  document: { status: string } | null;
  runs: object[];
  undecidedRuns: object[];
  toConfirm: object[];
  sharedNumberWith: object[];
};

const createRow = (name: string, changes: Partial<Row> = {}): Row => ({
  id: `TaxSeasonRow_2025.${name}`,
  user: person(name),
  paid: 1218.75,
  expenses: 18.75,
  unconfirmed: 0,
  employee: 0,
  exempt: 0,
  reportable: 1200,
  withheld: 0,
  paidBefore: 0,
  need: true,
  reason: 'Total $1,200.00 reaches the 2025 reporting threshold of $600.00.',
  state: 'READY',
  missing: [],
  needsW9: false,
  document: null,
  runs: [],
  undecidedRuns: [],
  toConfirm: [],
  sharedNumberWith: [],
  ...changes,
});

const ash = createRow('Ash', {
  runs: [
    createRun('Ash', 11, '2025-11-03', [240.5, 259.5], 18.75),
    createRun('Elm', 12, '2025-11-10', [350, 350]),
  ],
  sharedNumberWith: [person('Elm')],
});
const birch = createRow('Birch', { state: 'MISSING', needsW9: true });
const cedar = createRow('Cedar', {
  paid: 100,
  expenses: 0,
  reportable: 100,
  need: false,
  reason: 'Total $100.00 is below the 2025 reporting threshold of $600.00.',
  state: 'NOT_NEEDED',
});
const dogwood = createRow('Dogwood', {
  state: 'DONE',
  document: createDocument('Dogwood', { status: 'SUBMITTED', isCurrent: false }),
});

const connection = (nodes: readonly object[], totalCount = nodes.length) => ({
  totalCount,
  edges: nodes.map((node) => ({ node, cursor: '' })),
});

const createBatch = (changes: object = {}) => ({
  __typename: 'TaxDocumentBatch',
  id: 'batch',
  createdAt: '2026-01-11T13:00:00Z',
  createdBy: { ...person('Yew') },
  finishedAt: null,
  total: 2,
  done: 0,
  refused: 0,
  items: ({ status }: { status?: string }) =>
    connection(
      status === 'REFUSED' || status === undefined
        ? [{ user: ash.user, status: 'REFUSED', message: 'The address is not complete.', document: null }]
        : [],
    ),
  ...changes,
});

type Season = {
  rows: Row[];
  unpaidWeeks?: string[];
  missingOfPayer?: string[];
  batch?: object | null;
  reason?: string | null;
  threshold?: number | null;
};

/** A server on Sunday, January 11, 2026, whose season can change while it is open. */
function season(now: Season, changes: Root = {}) {
  const count = (state: string) => now.rows.filter((row) => row.state === state).length;
  const countForms = (status: string) => now.rows.filter((row) => row.document?.status === status).length;
  const sum = (key: 'paid' | 'expenses' | 'employee' | 'exempt' | 'reportable') =>
    now.rows.reduce((total, row) => total + row[key], 0);
  const seasonOf = ({ year }: { year: number }) =>
    year > 2026
      ? null
      : {
          id: `TaxSeason_${year}`,
          year,
          formRevision: 'Rev. April 2025',
          threshold: now.threshold === undefined ? 600 : now.threshold,
          isClosed: year < 2026,
          deadlines: [
            { what: 'Form 1099-NEC to recipients and to the IRS', date: '2026-02-02' },
            { what: 'Form 1099-MISC to the IRS electronically', date: '2026-03-31' },
          ],
          unpaidWeeks: now.unpaidWeeks ?? [],
          missingOfPayer: now.missingOfPayer ?? [],
          viewerCanStartBatch: now.reason == null,
          reason: now.reason ?? null,
          batch: now.batch ?? null,
          totals: {
            payees: now.rows.length,
            paid: sum('paid'),
            expenses: sum('expenses'),
            employee: sum('employee'),
            exempt: sum('exempt'),
            reportable: sum('reportable'),
            needed: now.rows.filter(({ need }) => need).length,
            ready: count('READY'),
            missing: count('MISSING'),
            conflict: count('CONFLICT'),
            notNeeded: count('NOT_NEEDED'),
            done: count('DONE'),
            generated: countForms('GENERATED'),
            submitted: countForms('SUBMITTED'),
            approved: countForms('APPROVED'),
          },
          rows: ({ search, only }: { search?: string; only?: string }) =>
            connection(
              now.rows.filter(
                ({ user, state }) =>
                  (!search || user.name.toLowerCase().includes(search)) && (!only || state === only),
              ),
            ),
          row: ({ userId }: { userId: string }) => now.rows.find(({ user }) => user.id === userId) ?? null,
        };
  return {
    now,
    today: '2026-01-11',
    taxSeason: seasonOf,
    node: ({ id }: { id: string }) => {
      if (id.startsWith('TaxSeason_')) return { __typename: 'TaxSeason', ...seasonOf({ year: 2025 }) };
      if (!id.startsWith('TaxSeasonRow_')) return now.batch ?? null;
      const found = now.rows.find((row) => row.id === id);
      return found ? { __typename: 'TaxSeasonRow', ...found } : null;
    },
    startTaxDocumentBatch: () => {
      now.batch = createBatch();
      now.reason = 'Form 1099-NEC for 2025 is being generated already by Sam Yew.';
      return { __typename: 'StartTaxDocumentBatchPayload', batch: now.batch };
    },
    ...changes,
  };
}

const become = (...roles: ('IT_Admin' | 'Manager' | 'Accountant')[]) =>
  signIn({
    id: 'me',
    firstName: 'Sam',
    lastName: 'Yew',
    email: 'yew@example.com',
    roles,
    needsPasswordChange: false,
  });

beforeEach(() => become('IT_Admin'));

const fullSeason = () => season({ rows: [ash, birch, cedar, dogwood] });
const open = (server: Root = fullSeason(), at = there) => renderScreen(taxSeasonEntry, at, server);
const rowFor = async (name: string) => within((await screen.findByText(`Sam ${name}`)).closest('tr')!);
const generate = () => screen.findByRole('button', { name: /^Generate .*Ready/ });
const actions = () =>
  screen.queryAllByRole('button', { name: /Copies|IRIS|Generat/ }).map(({ textContent }) => textContent);

describe('the season', () => {
  it('opens on the year that is due, in one request once the year is known', async () => {
    const { router, sent } = await open(undefined, screenPath);
    await screen.findByText('Sam Ash');
    expect(router.state.location.search).toBe('?year=2025');
    expect(sent.map(({ name, variables }) => [name, variables.hasYear])).toEqual([
      ['TaxSeasonScreenQuery', false],
      ['TaxSeasonScreenQuery', true],
    ]);
  });

  it('shows the year’s rules and deadlines', async () => {
    await open();
    const facts = await screen.findByLabelText('Tax year 2025');
    expect(facts.textContent).toBe(
      'Form1099-NEC (Rev. April 2025)Required at$600.00 or moreTax year 2025The year is over',
    );
    const due = within(screen.getByLabelText('Due dates'));
    expect(due.getByText('Feb 2, 2026')).toBeTruthy();
    expect(due.getByText('in 22 days')).toBeTruthy();
  });

  it('shows that a year that is not over is a preview', async () => {
    const reason = 'Year 2026 is not over: more may be paid until December 31.';
    await open(season({ rows: [ash], reason }), `${screenPath}?year=2026`);
    expect(await screen.findByText('Preview: the year isn’t over')).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(actions()).toEqual([]);
  });

  it('shows only the actions that can be used now', async () => {
    await open(season({ rows: [ash, birch] }));
    await generate();
    expect(actions()).toEqual(['Generate 1 Ready Form']);
    cleanup();
    const elm = createRow('Elm', { state: 'DONE', document: createDocument('Elm') });
    const reason = 'No one is ready: every required form is already generated or missing something.';
    await open(season({ rows: [elm, birch], reason }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(actions()).toEqual(['Recipient Copies (ZIP)', 'IRIS File (CSV)']);
    cleanup();
    await open(season({ rows: [dogwood, birch], reason }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(actions()).toEqual(['Recipient Copies (ZIP)']);
  });

  it('shows once that the threshold is missing', async () => {
    const reason = 'The reporting threshold for 2025 is not configured.';
    await open(season({ rows: [ash], threshold: null, reason }));
    expect(await screen.findAllByText(reason, { exact: false })).toHaveLength(1);
  });

  it('shows for each payee whether a form is required and what is missing, in a word with a link', async () => {
    await open();
    const needed = await rowFor('Ash');
    expect(needed.getByText('Needed')).toBeTruthy();
    expect(screen.queryByText(/reporting threshold/)).toBeNull();
    expect(needed.getByText('Same taxpayer number as Sam Elm')).toBeTruthy();
    expect((await rowFor('Cedar')).getByText('Not needed')).toBeTruthy();
    const lacks = within(screen.getByLabelText('Missing for Sam Birch'));
    const way = lacks.getByRole('link', { name: 'Form W-9 of Sam Birch' });
    expect([way.textContent, way.getAttribute('href')]).toEqual([
      'Form W-9',
      '/dashboard/people/birch?tab=tax',
    ]);
    const filed = await rowFor('Dogwood');
    expect(filed.getByText('Submitted')).toBeTruthy();
    expect(filed.getByText('Needs a correction')).toBeTruthy();
    expect(filed.getByRole('button', { name: 'Download 1099-NEC of Sam Dogwood' })).toBeTruthy();
  });

  longIt('adds up, and its cards link to their payees', async () => {
    const { router, sent, user } = await open();
    const paid = await screen.findByLabelText('Paid in the year');
    expect(paid.textContent).toBe(
      'Paid$3,756.25to 4 payeesReimbursed expenses$56.25Not on a formReportable$3,700.00For services',
    );
    await user.click(screen.getByRole('link', { name: /^Missing something/ }));
    await waitFor(() => expect(screen.queryByText('Sam Ash')).toBeNull());
    expect(router.state.location.search).toBe('?year=2025&only=MISSING');
    expect(sent.at(-1)?.variables).toMatchObject({ year: 2025, only: 'MISSING' });
  });

  it('goes to another year', async () => {
    const { router, user } = await open();
    await user.selectOptions(await screen.findByLabelText('Tax year'), '2024');
    await screen.findByLabelText('Tax year 2024');
    expect(router.state.location.search).toBe('?year=2024');
  });

  it('shows that no one was paid, that no one was found, and that there is no such year', async () => {
    const reason = 'No one is ready: every required form is already generated or missing something.';
    await open(season({ rows: [], reason }));
    expect(await screen.findByText('No one was paid in 2025.')).toBeTruthy();
    expect(screen.queryByText(reason)).toBeNull();
    expect(screen.queryByText(/\$0\.00/)).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    await open(fullSeason(), `${there}&search=zelkova`);
    expect(await screen.findByText('No payees found')).toBeTruthy();
    cleanup();
    await open(fullSeason(), `${screenPath}?year=2031`);
    expect(await screen.findByText('There’s no 2031 tax season.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to 2025' })).toBeTruthy();
  });

  it('shows the server’s reason why it could not be loaded', async () => {
    await open(season({ rows: [] }, { taxSeason: () => Promise.reject(new Error('Out of order.')) }));
    expect(await screen.findByText('Failed to load the tax season')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Tax' })).toBeTruthy();
  });

  longIt('follows other people’s changes', async () => {
    const server = fullSeason();
    const { publish } = await open(server);
    await screen.findByText('Sam Ash');
    publish('CONNECTED');
    server.now.rows = [...server.now.rows, createRow('Fir')];
    publish('PAYROLL');
    expect(await screen.findByText('Sam Fir')).toBeTruthy();
  });

  longIt('refetches just the payee whose payments changed, with the totals', async () => {
    const server = fullSeason();
    const { sent, publish } = await open(server);
    await screen.findByText('Sam Ash');
    server.now.rows = server.now.rows.map((row) => (row === ash ? { ...ash, paid: 2000 } : row));
    publish('PAYROLL', { userId: 'User_Ash', weekStart: '2025-11-03' });
    expect(await screen.findByText('$2,000.00')).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['TaxSeasonScreenQuery', 'taxSeasonRowQuery']);
  });

  it('fetches all of them when a payee is no longer among them', async () => {
    const server = fullSeason();
    const { sent, publish } = await open(server);
    await screen.findByText('Sam Ash');
    server.now.rows = server.now.rows.filter(({ id }) => id !== ash.id);
    publish('PAYROLL', { userId: 'User_Ash', weekStart: '2025-11-03' });
    await waitFor(() => expect(screen.queryByText('Sam Ash')).toBeNull());
    expect(sent.at(-1)?.name).toBe('TaxSeasonScreenQuery');
  });

  it('refetches all of them when a Form W-9 was certified: its number may be another’s', async () => {
    const { sent, publish } = await open(fullSeason());
    await screen.findByText('Sam Ash');
    publish('TAX_DOCUMENTS', { userId: 'User_Ash' });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.at(-1)?.name).toBe('TaxSeasonScreenQuery');
  });
});

describe('the details of a total', () => {
  it('are every run and day, to the cent, with a link to each', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sam Ash' }));
    const dialog = within(await screen.findByRole('dialog'));
    const sum = await dialog.findByLabelText('How the total adds up');
    expect(sum.textContent).toBe(
      'Paid$1,218.75Reimbursed expenses, not on the form-$18.75Reportable$1,200.00',
    );
    const runs = within(dialog.getByRole('table', { name: 'Payrolls behind the total' }));
    expect(runs.getAllByRole('row').at(-1)?.textContent).toContain('$1,200.00$18.75$1,218.75');
    expect(runs.getAllByText('Nov 17, 2025').length).toBeGreaterThan(0);
    expect(runs.getByText('Sam Elm')).toBeTruthy();
    expect(runs.getByRole('link', { name: 'Payroll #11' }).getAttribute('href')).toBe(
      '/dashboard/payroll?contractor=ash&week=2025-11-03',
    );
    expect(runs.getByRole('link', { name: 'Pay statement #11' }).getAttribute('href')).toBe(
      '/dashboard/statements/run-11',
    );
    await user.click(runs.getByRole('button', { name: /Nov 3/ }));
    const days = within(dialog.getByRole('table', { name: 'Days of payroll #11' }));
    expect(days.getByText('$240.50')).toBeTruthy();
    expect(days.getByText('Tolls')).toBeTruthy();
  });

  it('show how much of the expenses is unconfirmed, in the row, beside the total and with each run', async () => {
    const { user } = await open(season({ rows: [{ ...ash, unconfirmed: 18.75 }] }, {}));
    expect(await screen.findByText('$18.75 not confirmed')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Sam Ash' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText(/^\$18\.75 of the expenses reimbursed in 2025 isn’t confirmed/),
    ).toBeTruthy();
    expect(dialog.getByText('$18.75 not confirmed')).toBeTruthy();
  });

  it('show the last digits of the taxpayer number, and the rest to those who may see it, for a password', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sam Ash' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('•••-••-1222')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Show number' }));
    expect(await screen.findByLabelText(/^Your password/)).toBeTruthy();
  });

  it('hide the rest of the taxpayer number from a manager', async () => {
    const { user } = await open(season({ rows: [{ ...ash, user: person('Ash', false) }] }));
    await user.click(await screen.findByRole('button', { name: 'Sam Ash' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('•••-••-1222')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Show number' })).toBeNull();
  });

  it('link an accountant to statements only', async () => {
    become('Accountant');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sam Ash' }));
    expect(await screen.findByRole('link', { name: 'Pay statement #11' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Payroll #11' })).toBeNull();
  });
});

describe('generating', () => {
  const start = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await generate());
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: /^Generate \d/ }));
    return dialog;
  };

  it('asks for confirmation, then shows its progress and the result for each payee', async () => {
    const passSilence = startClock();
    const server = season({ rows: [ash, createRow('Elm'), birch] });
    const { user } = await open(server);
    expect((await generate()).textContent).toBe('Generate 2 Ready Forms');
    await user.click(await generate());
    expect(await screen.findByText('1 payee is missing something and is left out.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Generate 2 Forms' }));
    expect(await screen.findByText('0 of 2 processed: 0 generated')).toBeTruthy();
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuemax')).toBe('2');
    expect(actions()).toEqual([]);
    expect(screen.queryByText(server.now.reason!)).toBeNull();
    server.now.batch = createBatch({ finishedAt: '2026-01-11T13:00:05Z', done: 1, refused: 1 });
    server.now.reason = null;
    passSilence();
    expect(await screen.findByText('1 form generated, 1 failed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'See Why' }));
    expect(await screen.findByText('The address is not complete.')).toBeTruthy();
    expect(await generate()).toBeTruthy();
  });

  it('repeats a click without a response under its key', async () => {
    const lost = season({ rows: [ash] }, { startTaxDocumentBatch: () => Promise.reject(new Error('lost')) });
    const { sent, user } = await open(lost);
    const dialog = await start(user);
    expect(await dialog.findByText('lost')).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: /^Generate \d/ }));
    const keys = () =>
      sent
        .filter(({ name }) => name === 'useStartTaxDocumentBatchMutation')
        .map(({ variables }) => (variables as { input: { idempotencyKey: string } }).input.idempotencyKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('is not for managers, and explains it', async () => {
    become('Manager');
    const reason = 'Only administrators generate everyone’s tax documents.';
    await open(season({ rows: [ash], reason }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(actions()).toEqual([]);
  });
});

describe('the open decisions', () => {
  it('include a shared number: same person or a mistake, with a reason', async () => {
    const { sent, user } = await open({
      ...season({ rows: [createRow('Ash', { state: 'CONFLICT', sharedNumberWith: [person('Elm')] })] }, {}),
      decideSharedNumber: () => person('Elm'),
    });
    await user.click(await screen.findByRole('button', { name: 'Mistake' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Ask for a New Form W-9' }));
    expect(await dialog.findAllByText('Reason is required: say how you know.')).not.toHaveLength(0);
    await user.selectOptions(dialog.getByLabelText(/^Whose number is wrong/), 'elm');
    await user.type(dialog.getByLabelText(/^Reason/), 'Digits swapped');
    await user.click(dialog.getByRole('button', { name: 'Ask for a New Form W-9' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'useDecideSharedNumberMutation')?.variables).toMatchObject({
        input: { userId: 'elm', verdict: 'MISTAKE', reason: 'Digits swapped' },
        year: 2025,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent.filter(({ name }) => name === 'TaxSeasonScreenQuery')).toHaveLength(1);
  });

  it('include a run and a relation: a link to the run, a button for each choice', async () => {
    const row = createRow('Ash', {
      state: 'MISSING',
      undecidedRuns: [createRun('Ash', 11, '2025-11-03', [240.5])],
      toConfirm: [{ ...person('Ash'), viewerCanSetWorkRelation: true }],
    });
    const server = season({ rows: [row, birch] });
    const { sent, user } = await open({
      ...server,
      setWorkRelation: () => {
        server.now.rows = [
          createRow('Ash', { need: false, state: 'NOT_NEEDED', reason: 'Employees get a Form W-2.' }),
        ];
        return { ...person('Ash'), workRelation: 'EMPLOYEE' };
      },
    });
    expect((await screen.findByRole('link', { name: 'Payment of Sam Ash' })).getAttribute('href')).toBe(
      '/dashboard/payroll?contractor=ash&week=2025-11-03',
    );
    await user.click(screen.getByRole('button', { name: 'Sam Ash is an employee' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'useSetSeasonRelationMutation')?.variables).toMatchObject({
        input: { userId: 'ash', relation: 'EMPLOYEE' },
        payee: 'ash',
        year: 2025,
        isNarrowed: false,
      }),
    );
    await screen.findAllByText('Work relation saved.');
    // The payee's row is refetched, and the others stay unchanged.
    expect(await (await rowFor('Ash')).findByText('Not needed')).toBeTruthy();
    expect(screen.getByText('Sam Birch')).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'TaxSeasonScreenQuery')).toHaveLength(1);
  });
});

describe('a reason that blocks everyone', () => {
  const text = 'The payrolls of Nov 3 and Nov 10 aren’t recorded as paid.';
  const blocked = () =>
    season({ rows: [ash], unpaidWeeks: ['2025-11-03', '2025-11-10'], missingOfPayer: ['EIN missing.'] });

  it('shows once, with a link to recording payments', async () => {
    await open(blocked());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Record Payment' }).getAttribute('href')).toBe(
      '/dashboard/payroll/week?week=2025-11-03',
    );
    expect(screen.queryByText('EIN missing.')).toBeNull();
  });

  longIt('is missing company data once everything is paid, and nothing if no form is required', async () => {
    await open(season({ rows: [ash], missingOfPayer: ['EIN missing.'] }));
    expect(await screen.findByText('EIN missing.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Company Profile' }).getAttribute('href')).toBe(
      '/dashboard/company',
    );
    cleanup();
    await open(season({ rows: [cedar], missingOfPayer: ['EIN missing.'] }));
    await screen.findByText('Sam Cedar');
    expect(screen.queryByText('EIN missing.')).toBeNull();
  });

  longIt('links an accountant only to pages they can open', async () => {
    become('Accountant');
    await open(blocked());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Record Payment' })).toBeNull();
  });
});

describe('the threshold of a year that the law leaves open', () => {
  const unknown = () => {
    const reason = 'The reporting threshold for 2025 is not configured.';
    return season(
      {
        rows: [createRow('Ash', { need: null, reason, state: 'MISSING' })],
        threshold: null,
        reason,
      },
      {},
    );
  };

  it('is entered in the law’s steps, and the board follows', async () => {
    const server = unknown();
    const { sent, user } = await open({
      ...server,
      setReportingThreshold: () => {
        server.now.threshold = 2100;
        return { __typename: 'ReportingThreshold', year: 2025 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set Threshold' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/^A form is required/), '2150');
    await user.click(dialog.getByRole('button', { name: 'Save Threshold' }));
    expect(await dialog.findAllByText(/must be a multiple of \$100\.00/)).not.toHaveLength(0);
    expect(sent.some(({ name }) => name === 'useSetReportingThresholdMutation')).toBe(false);
    await user.clear(dialog.getByLabelText(/^A form is required/));
    await user.type(dialog.getByLabelText(/^A form is required/), '2100');
    await user.click(dialog.getByRole('button', { name: 'Save Threshold' }));
    expect(await screen.findByText('$2,100.00 or more')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useSetReportingThresholdMutation')?.variables).toMatchObject({
      input: { year: 2025, threshold: 2100 },
    });
    expect(sent.filter(({ name }) => name === 'TaxSeasonScreenQuery')).toHaveLength(1);
  });

  it('is for administrators, and others see that', async () => {
    become('Accountant');
    await open(unknown());
    expect(await screen.findByText(/Until an administrator sets it, there’s no telling/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set Threshold' })).toBeNull();
  });
});

describe('filing with the IRS', () => {
  const generated = createRow('Elm', { state: 'DONE', document: createDocument('Elm') });
  const warning = 'Sam Ash: “Recipient City/Town” is empty.';
  const waiting = (warnings: string[]) => ({ __typename: 'IrisFiles', forms: 2, warnings });
  const openFile = async (changes: Root) => {
    const rendered = await open({ ...season({ rows: [generated] }), ...changes });
    await rendered.user.click(await screen.findByRole('button', { name: 'IRIS File (CSV)' }));
    return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
  };
  const enterTemplate = async (
    { user, dialog }: Awaited<ReturnType<typeof openFile>>,
    header: string,
  ): Promise<void> => {
    await user.click(await dialog.findByRole('button', { name: /^IRS template/ }));
    await user.click(dialog.getByLabelText(/^Header line of the IRS template/));
    await user.paste(header);
  };

  it('shows first what to check, without decrypting a single number', async () => {
    const { sent, dialog } = await openFile({ irisFiles: () => waiting([warning]) });
    expect(await dialog.findByText('2 forms wait to be filed')).toBeTruthy();
    expect(dialog.getByText(warning)).toBeTruthy();
    expect(sent.map(({ name }) => name)).not.toContain('useIrisDownloadQuery');
  });

  it('shows why there is nothing to file', async () => {
    const message = 'No generated 1099 of 2025 is waiting to be filed.';
    const { dialog } = await openFile({
      irisFiles: () => ({ __typename: 'ConflictError', message, code: 'CONFLICT' }),
    });
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Download (ZIP of CSV)' })).toBeNull();
  });

  it('accepts the header line of the IRS’s template and checks the forms again', async () => {
    let warnings = ['No official template of Form 1099-NEC for 2025 has been entered.'];
    const rendered = await openFile({
      irisFiles: () => waiting(warnings),
      setFilingTemplate: () => {
        warnings = [];
        return {
          __typename: 'FilingTemplate',
          columns: ['Form Type', 'Tax Year', 'Box 1 - Nonemployee Compensation'],
          unknownColumns: [],
          missingColumns: ['Recipient City/Town'],
        };
      },
    });
    const { sent, user, dialog } = rendered;
    expect(await dialog.findByText(warnings[0]!)).toBeTruthy();
    await enterTemplate(rendered, 'Form Type,Tax Year,Box 1 - Nonemployee Compensation\nx');
    expect(dialog.getByText(/^3 columns, from "Form Type"/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(screen.queryByText(/^No official template/)).toBeNull());
    expect(dialog.getByText('No column for: "Recipient City/Town".')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'useSetFilingTemplateMutation')?.variables).toEqual({
      input: {
        type: 'FORM_1099_NEC',
        year: 2025,
        header: 'Form Type,Tax Year,Box 1 - Nonemployee Compensation',
      },
      year: 2025,
    });
    expect(sent.filter(({ name }) => name === 'IrisDialogQuery')).toHaveLength(1);
  });

  it('shows the errors of a header, before and after it is sent', async () => {
    const message = 'Header has no column that the portal recognizes: is it the official one?';
    const rendered = await openFile({
      irisFiles: () => waiting([]),
      setFilingTemplate: () => ({
        __typename: 'ValidationError',
        message: 'The input isn’t valid.',
        code: 'VALIDATION',
        issues: [{ path: ['input', 'header'], message }],
      }),
    });
    const { user, dialog } = rendered;
    await enterTemplate(rendered, 'Nothing');
    expect(dialog.getByText(/names fewer than two columns/, { ignore: '[hidden]' })).toBeTruthy();
    await user.paste(',else');
    await user.click(dialog.getByRole('button', { name: 'Save Template' }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });

  it('is for administrators', async () => {
    become('Accountant');
    await open(season({ rows: [generated] }));
    expect(await screen.findByRole('button', { name: 'Recipient Copies (ZIP)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'IRIS File (CSV)' })).toBeNull();
  });
});
