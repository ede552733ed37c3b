import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { signIn } from '../../kit/session/sessionStore';
import { statementEntry } from './StatementScreen.entry';
import { statementsEntry } from './StatementsScreen.entry';

const user = { __typename: 'User', id: 'u', name: 'Ray Ortiz' };
const days = ['09', '10', '11', '12', '13', '14', '15'].map((day, index) => ({
  date: `2026-11-${day}`,
  worked: index < 2,
  status: index === 0 ? 'APPROVED' : index === 1 ? 'REJECTED' : null,
  rate: 250,
  pay: index === 0 ? 250 : 0,
  expenses: index === 0 ? 12.5 : 0,
  notes: index === 0 ? 'Tolls' : '',
}));
const statement = {
  createdAt: '2026-11-18T17:00:00.000Z',
  timeZone: 'America/New_York',
  basePay: 250,
  expenses: 12.5,
  totalPay: 262.5,
  company: {
    legalName: 'Example Freight LLC',
    addressLines: ['1 Depot Road', 'Philadelphia, PA 19100'],
    phone: '(215) 555-0142',
    email: 'office@example.com',
    usdotNumber: '1234567',
    mcNumber: '765432',
  },
  payee: { name: 'Ray Ortiz', email: 'ray@example.com', addressLines: ['12 Elm Street'] },
  days,
  balances: [] as object[],
  yearToDate: { year: 2026, runs: 44, basePay: 55125, expenses: 983.41, totalPay: 56108.41, paidBefore: 0 },
  unpaidDays: [{ date: '2026-11-10', reason: 'Rejected: No trip sheet' }],
  hasOlderUnpaidDays: false,
};
const run = {
  __typename: 'PayrollRun',
  gross: 250,
  reimbursed: 12.5,
  deducted: 0,
  withheld: 0,
  net: 262.5,
  overpaid: 0,
  paidBefore: [] as object[],
  payment: null as object | null,
  id: 'run-12',
  number: 12,
  user,
  weekStart: '2026-11-09',
  payDate: '2026-11-18',
  basePay: 250,
  expenses: 12.5,
  totalPay: 262.5,
  status: 'PROCESSED',
  voidReason: null as string | null,
  replaces: null as object | null,
  correctionReason: null as string | null,
  adjusts: null as object | null,
  adjustments: [] as object[],
  replacedBy: null as object | null,
  statement: statement as object | null,
};
const other = { __typename: 'PayrollRun', id: 'run-14', number: 14 };

beforeEach(() => {
  const { id } = user;
  signIn({
    id,
    firstName: 'Ray',
    lastName: 'Ortiz',
    email: 'r@example.com',
    roles: [],
    needsPasswordChange: false,
  });
});

describe('the list', () => {
  const open = (search = '', rows: object[] = [run], totalCount = rows.length) =>
    renderScreen(statementsEntry, `/dashboard/statements${search}`, {
      payrollRuns: { totalCount, edges: rows.map((node) => ({ node })) },
    } satisfies Root);

  it('requests the viewer’s own, the first twenty', async () => {
    const { sent } = await open();
    await screen.findByRole('table', { name: 'Pay statements' });
    expect(sent.map(({ variables }) => variables)).toEqual([
      { userId: 'u', payYear: null, first: 20, after: null },
    ]);
  });

  it('shows each week with its amounts and opens its statement', async () => {
    await open();
    const link = await screen.findByRole('link', { name: '#12' });
    expect(link.getAttribute('href')).toBe('/dashboard/statements/run-12');
    const row = screen.getAllByRole('row')[1]!;
    for (const text of ['Nov 9 – 15, 2026', 'Nov 18, 2026', '$250.00', '$12.50', '$262.50', 'On payroll'])
      expect(within(row).getByText(text)).toBeTruthy();
  });

  it('leads from a void one to its replacement', async () => {
    await open('', [{ ...run, status: 'VOID', replacedBy: other }]);
    const link = await screen.findByRole('link', { name: 'Replaced by #14' });
    expect(link.getAttribute('href')).toBe('/dashboard/statements/run-14');
    expect(screen.getByText('Void')).toBeTruthy();
  });

  it('shows someone else’s by URL, page by page', async () => {
    const { sent, user: person, router } = await open('?person=maria', [run], 45);
    expect(await screen.findByText('Ray Ortiz')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    expect(router.state.location.search).toBe('?person=maria&page=2');
    expect(sent.at(-1)!.variables).toMatchObject({ userId: 'maria', first: 20 });
    expect(atob(String(sent.at(-1)!.variables.after))).toBe('OffsetConnection:19');
  });

  it('shows those of one year by pay date, with a link to all', async () => {
    const { sent, user: person, router } = await open('?person=maria&year=2026');
    expect(await screen.findByText(/^Pay dates in 2026\./)).toBeTruthy();
    expect(sent.at(-1)!.variables).toMatchObject({ userId: 'maria', payYear: 2026 });
    await person.click(screen.getByRole('link', { name: 'Show all years' }));
    expect(router.state.location.search).toBe('?person=maria');
    await waitFor(() => expect(sent.at(-1)!.variables).toMatchObject({ userId: 'maria', payYear: null }));
  });

  it('shows an empty list', async () => {
    await open('', []);
    expect(await screen.findByText('No pay statements yet')).toBeTruthy();
  });
});

describe('a statement', () => {
  const open = (node: object | null = run) =>
    renderScreen(
      statementEntry,
      '/dashboard/statements/run-12',
      { node: ({ id }: { id: string }) => (id === 'run-12' ? node : null) } satisfies Root,
      [],
      '/dashboard/statements/:runId',
    );

  it('shows each amount’s kind, and its payment since', async () => {
    const amounts = {
      ...{ gross: 250, reimbursed: 12.5, deducted: 200, withheld: 0, net: 62.5 },
      lines: [
        { kind: 'DAY_PAY', taxClass: 'COMPENSATION', amount: 250, description: '' },
        { kind: 'EXPENSE', taxClass: 'COMPENSATION', amount: 48.25, description: '' },
        { kind: 'EXPENSE', taxClass: 'REIMBURSEMENT', amount: 12.5, description: '' },
        { kind: 'DEDUCTION', taxClass: 'DEDUCTION', amount: -200, description: 'Fuel advance' },
      ],
    };
    const payment = { id: 'payment', date: '2026-11-19', method: 'CHECK', reference: '1042' };
    const balances = [{ description: 'Fuel advance', before: 500, after: 300 }];
    await open({ ...run, status: 'PAID', payment, statement: { ...statement, amounts, balances } });
    const table = await screen.findByRole('table', { name: 'Earnings and Deductions' });
    const head = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling!.textContent}`);
    expect(head.slice(3, 5)).toEqual(['Net pay: $62.50', 'Total pay: $262.50']);
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'This week',
      'Day pay$250.00',
      'Expenses as compensation$48.25',
      'Reimbursed expenses$12.50',
      'Deduction: Fuel advance-$200.00',
      'Gross$250.00',
      'Reimbursed$12.50',
      'Deducted-$200.00',
      'Net pay$62.50',
    ]);
    const owed = within(screen.getByRole('table', { name: 'Balance before and after' })).getAllByRole('row');
    expect(owed.map((row) => row.textContent)).toEqual(['BeforeAfter', 'Fuel advance$500.00$300.00']);
    expect(screen.getByText('Paid on Nov 19, 2026 by check 1042.')).toBeTruthy();
  });

  it('reads the same as on paper', async () => {
    await open();
    const sheet = await screen.findByRole('article', { name: 'Pay statement #12' });
    const said = sheet.textContent.replace(/\s+/g, ' ');
    for (const text of [
      'Example Freight LLC',
      '1 Depot Road, Philadelphia, PA 19100',
      'USDOT 1234567 · MC 765432',
      'Ray Ortiz',
      '12 Elm Street',
      'Nov 9 – 15, 2026',
      'Nov 18, 2026',
      'Rejected: No trip sheet',
      'Generated Nov 18, 2026, 12:00:00 PM EST',
    ])
      expect(said).toContain(text);
    const rows = within(screen.getByRole('table', { name: 'Days of the week' })).getAllByRole('row');
    expect(rows[1]!.textContent).toBe('Mon, Nov 9Worked, approved · daily rate $250.00Tolls$250.00$12.50');
    expect(rows[2]!.textContent).toBe('Tue, Nov 10Worked, rejected · daily rate $250.00––');
    expect(rows[8]!.textContent).toBe('Total$250.00$12.50');
    // From before statements recorded each amount's kind.
    expect(screen.queryByText('Net pay')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Earnings and Deductions' })).toBeNull();
    const sums = within(screen.getByRole('table', { name: 'Summary' })).getAllByRole('row');
    expect(sums.map((row) => row.textContent)).toEqual([
      'This week2026 to date',
      'Base pay$250.00$55,125.00',
      'Expenses$12.50$983.41',
      'Total pay$262.50$56,108.41',
    ]);
    const behind = screen.getByRole('link', { name: '44 statements' }).getAttribute('href');
    expect(behind).toBe('/dashboard/statements?year=2026');
  });

  it('shows why it is void, and links to its replacement and back', async () => {
    await open({ ...run, status: 'VOID', voidReason: 'Wrong rate.', replacedBy: other });
    expect(await screen.findByText(/Wrong rate\. Replaced by statement #14\./)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Open #14' });
    expect(way.getAttribute('href')).toBe('/dashboard/statements/run-14');
    cleanup();
    await open({ ...run, replaces: { ...other, id: 'run-11', number: 11 } });
    expect(await screen.findByText('This statement replaces statement #11, which is void.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open #11' }).getAttribute('href')).toBe(
      '/dashboard/statements/run-11',
    );
  });

  it('links to its corrections and additions, and back', async () => {
    const corrects = { ...other, id: 'run-13', number: 13, status: 'PROCESSED', correctionReason: 'Missing' };
    const adds = { ...other, id: 'run-14', number: 14, status: 'PAID', correctionReason: null };
    const isVoid = { ...other, id: 'run-15', number: 15, status: 'VOID', correctionReason: null };
    await open({ ...run, adjustments: [corrects, adds, isVoid] });
    expect(await screen.findByText('Corrected by statement #13.')).toBeTruthy();
    expect(screen.getByText('Added to by statement #14.')).toBeTruthy();
    expect(screen.queryByText(/#15/)).toBeNull();
  });
  it('shows which statement it corrects, and why', async () => {
    await open({
      ...run,
      correctionReason: 'A day was missing',
      adjusts: { ...other, id: 'run-11', number: 11 },
    });
    expect(await screen.findByText('This statement corrects statement #11: A day was missing.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open #11' })).toBeTruthy();
  });

  it('is downloaded over REST, and reports a failure', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(path, headers['x-portal-session'] ?? '');
      return Response.json({ error: 'The portal is busy. Please try again in a moment.' }, { status: 503 });
    });
    const { user: person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('The portal is busy. Please try again in a moment.')).toBeTruthy();
    expect(asked).toEqual(['/api/payroll/run-12/statement', 'cookie']);
  });

  it('leads to the viewer’s own statements, or to those of its payee', async () => {
    await open();
    const own = await screen.findByRole('link', { name: 'All Pay Statements' });
    expect(own.getAttribute('href')).toBe('/dashboard/statements');
    cleanup();
    await open({ ...run, user: { ...user, id: 'maria', name: 'Maria Alvarez' } });
    const hers = await screen.findByRole('link', { name: 'All of Maria Alvarez' });
    expect(hers.getAttribute('href')).toBe('/dashboard/statements?person=maria');
  });

  it('reports that it does not exist, or that none was stored', async () => {
    await open(null);
    expect(await screen.findByText('Pay statement not found')).toBeTruthy();
    cleanup();
    await open({ ...run, statement: null });
    expect(await screen.findByText('Payroll #12 has no statement.')).toBeTruthy();
  });
});
