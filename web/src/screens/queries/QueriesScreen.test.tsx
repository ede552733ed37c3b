import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import type { Root } from '../../../test/relayServer/relayServer';
import { renderScreen } from '../../../test/renderScreen';
import { signIn } from '../../kit/session/sessionStore';
import { queriesEntry } from './QueriesScreen.entry';

const there = '/dashboard/queries';
const open = (at = there, more: Root = {}) =>
  renderScreen(queriesEntry, at, {
    today: '2026-11-18',
    viewer: { __typename: 'User', id: 'u', savedQueries: [] },
    ...more,
  });
const readText = async (name: string) => (await screen.findByRole('region', { name })).textContent;

beforeEach(() => {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com' };
  signIn({ ...user, roles: ['Accountant'], needsPasswordChange: false });
});

describe('the queries', () => {
  it('cover the last complete quarter, with the portal’s own address', async () => {
    await open();
    const command = await readText('Command: Payroll of a quarter');
    expect(command).toContain(`curl -s ${window.location.origin}/graphql`);
    expect(command).toContain('"variables":{"startDate":"2026-07-01","endDate":"2026-09-30","after":null}');
  });

  it('are chosen one at a time, by group, without those of other roles', async () => {
    const { router, user } = await open();
    const query = await screen.findByLabelText('Query');
    expect(within(query).getByRole('group', { name: 'Taxes' })).toBeTruthy();
    expect(within(query).queryByRole('option', { name: 'Who did what' })).toBeNull();
    await user.selectOptions(query, '1099 totals of a year');
    expect(await readText('Command: 1099 totals of a year')).toContain(
      '"variables":{"year":2026,"after":null}',
    );
    expect(screen.getByText(/A token for it needs Taxes\./)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Payroll of a quarter' })).toBeNull();
    expect(router.state.location.search).toBe('?query=1099-totals');
  });

  it('take a number where one is meant', async () => {
    const { user } = await open(`${there}?query=run-by-number`);
    const number = await screen.findByLabelText('Number');
    await user.clear(number);
    await user.type(number, '12');
    expect(await readText('Command: A payroll run by its number')).toContain('"variables":{"number":12}');
  });

  it('are beside the access tokens, GraphiQL and the API’s documentation, for those who read payroll', async () => {
    await open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Data and API' }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Queries', '/dashboard/queries'],
      ['Access Tokens', '/dashboard/access-tokens'],
      ['GraphiQL', '/dashboard/graphiql'],
      ['API Docs', '/api/docs'],
    ]);
  });

  it('follow the year, the quarter and the tool, which stay in the URL', async () => {
    const { router, user } = await open();
    await user.selectOptions(await screen.findByLabelText('Year'), '2025');
    await user.selectOptions(screen.getByLabelText('Quarter'), 'Q2');
    await user.selectOptions(screen.getByLabelText('Show for'), 'GraphQL');
    await waitFor(() => expect(router.state.location.search).toBe('?year=2025&quarter=2&tool=graphql'));
    expect(JSON.parse((await readText('Variables: Payroll of a quarter'))!)).toEqual({
      startDate: '2025-04-01',
      endDate: '2025-06-30',
      after: null,
    });
  });

  it('warn where a token ends up', async () => {
    await open(`${there}?tool=sheets`);
    const hint = await screen.findByText(/the portal must be reachable from the internet/);
    expect(hint.textContent).toContain('anyone who can edit the sheet can read the token');
  });

  it('are texts for Python, Excel and LibreOffice that have no token in them', async () => {
    const { user } = await open(`${there}?tool=python`);
    const script = await readText('Script: Payroll of a quarter');
    expect(script).toContain(
      'json.loads(\'{"startDate":"2026-07-01","endDate":"2026-09-30","after":null}\')',
    );
    expect(script).toContain('os.environ["TOKEN"]');
    await user.selectOptions(screen.getByLabelText('Show for'), 'Excel (Power Query)');
    const power = await readText('Power Query: Payroll of a quarter');
    expect(power).toContain(`Web.Contents("${window.location.origin}/api/payroll"`);
    expect(power).toContain('Query = [startDate = "2026-07-01", endDate = "2026-09-30"]');
    expect(power).not.toContain('Authorization');
    await user.selectOptions(screen.getByLabelText('Show for'), 'LibreOffice');
    expect(await readText('Command: Payroll of a quarter')).toContain(
      '/api/payroll?startDate=2026-07-01&endDate=2026-09-30"',
    );
    await user.selectOptions(screen.getByLabelText('Query'), '1099 totals of a year');
    await screen.findByRole('region', { name: '1099 totals of a year' });
    expect(screen.queryByRole('region', { name: 'Command: 1099 totals of a year' })).toBeNull();
  });

  longIt('are copied word for word', async () => {
    const { user } = await open(`${there}?tool=excel&query=expenses-by-contractor`);
    const section = within(await screen.findByRole('region', { name: 'Expenses by contractor' }));
    await user.click(section.getByRole('button', { name: 'Copy' }));
    await section.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(await readText('Power Query: Expenses by contractor'));
  });
});

describe('a ready query that is run', () => {
  const PAYROLL = 'Payroll of a quarter';
  const person = (name: string) => ({ name, email: 'driver@example.com' });
  const run = (number: number, user = person(`Driver ${number}`)) => ({
    ...{
      __typename: 'PayrollRun',
      number,
      user,
      weekStart: '2026-08-03',
      payDate: '2026-08-10',
      status: 'PAID',
    },
    ...{ basePay: 1234.5, expenses: 0, totalPay: 1234.5 },
  });
  const month = (name: string, paid: number) => ({ month: `2026-${name}-01`, sums: { paid } });
  const quarter = { months: [month('07', 100), month('08', 2469), month('09', 0)] };
  /** Pages of runs: each cursor is the number of the page that follows. */
  const inPages = (pages: ReturnType<typeof run>[][]) => {
    const asked: unknown[] = [];
    const payrollRuns = (args: { after: string | null }) => {
      asked.push(args);
      const place = Number(args.after ?? 0);
      return {
        totalCount: pages.flat().length,
        pageInfo: { hasNextPage: place + 1 < pages.length, endCursor: String(place + 1) },
        edges: pages[place]!.map((node) => ({ node })),
      };
    };
    return { quarter, payrollRuns, asked };
  };
  const runs = (first: number, count: number) => Array.from({ length: count }, (_, n) => run(first + n));
  const press = async (user: Awaited<ReturnType<typeof open>>['user'], title = PAYROLL) =>
    user.click(await screen.findByRole('button', { name: `Run: ${title}` }));
  /** The file's text with its byte order mark, which Blob.text would drop. */
  const readFile = async (file: Blob) => {
    const reader = new FileReader();
    reader.readAsArrayBuffer(file);
    await vi.waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer);
  };
  const findTable = () => screen.findByRole('table', { name: `Result: ${PAYROLL}` });
  const cellsOf = (row: HTMLElement) =>
    [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent);

  it('reads every page of the chosen period, counts all rows and shows the first hundred', async () => {
    const { asked, ...server } = inPages([runs(1, 60), runs(61, 60), runs(121, 3)]);
    const { user } = await open(`${there}?year=2026&quarter=3`, server);
    await press(user);
    const rows = within(await findTable()).getAllByRole('row');
    expect(rows).toHaveLength(1 + 100);
    expect(cellsOf(rows[1]!)).toEqual([
      ...['1', 'Driver 1', 'driver@example.com', 'Aug 3, 2026', 'Aug 10, 2026', 'Paid'],
      ...['$1,234.50', '$0.00', '$1,234.50'],
    ]);
    expect(screen.getByText('123 rows; the first 100 are shown')).toBeTruthy();
    const period = { startDate: '2026-07-01', endDate: '2026-09-30', first: 1000 };
    expect(asked).toEqual([null, '1', '2'].map((after) => ({ ...period, after })));
  });

  it('shows no table when a page fails, but the reason, and starts again on Retry', async () => {
    const { asked, ...server } = inPages([runs(1, 2), runs(3, 2)]);
    let isBroken = true;
    const payrollRuns = (args: { after: string | null }) => {
      if (isBroken && args.after) throw new Error('The database is busy. Try again.');
      return server.payrollRuns(args);
    };
    const { user } = await open(there, { ...server, payrollRuns });
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to run the query');
    expect(alert.textContent).toContain('The database is busy. Try again.');
    expect(screen.queryByRole('table')).toBeNull();
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(within(await findTable()).getAllByRole('row')).toHaveLength(1 + 4);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('is saved whole as CSV that runs no formula and keeps accents', async () => {
    const { asked: _, ...server } = inPages([[run(7, person('=Núñez, Alma'))], runs(8, 101)]);
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await open(there, server);
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    const [headings, first, ...others] = (await readFile(files[0]!)).split('\r\n');
    expect(headings).toBe('\ufeffRun,Contractor,Email,Week Start,Pay Date,Status,Base Pay,Expenses,Total');
    expect(first).toBe(
      `7,"'=Núñez, Alma",driver@example.com,2026-08-03,2026-08-10,PAID,1234.50,0.00,1234.50`,
    );
    expect(others).toHaveLength(101 + 1);
    const [link] = links.mock.contexts as HTMLAnchorElement[];
    expect(link!.download).toBe('payroll-by-quarter_2026-07-01_2026-09-30.csv');
  });

  it('shows its months as bars, and as a table for those who prefer one', async () => {
    const { asked: _, ...server } = inPages([runs(1, 1)]);
    const { user } = await open(there, server);
    await press(user);
    const chart = 'Paid by month, by the day of the payment';
    await user.click(await screen.findByRole('button', { name: `Show Table: ${chart}` }));
    const table = within(await screen.findByRole('table', { name: chart }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['July 2026$100.00', 'August 2026$2,469.00', 'September 2026$0.00']);
  });

  it('says that there are no rows, and its result goes with its period', async () => {
    const { asked: _, ...server } = inPages([[]]);
    const { user } = await open(there, server);
    await press(user);
    expect(await screen.findByText('No rows.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Quarter'), 'Q1');
    await waitFor(() => expect(screen.queryByText('No rows.')).toBeNull());
  });
});

describe('a saved query', () => {
  const SAVED = {
    __typename: 'SavedQuery',
    id: 'SavedQuery_1',
    name: 'Unpaid by person',
    query: 'query Unpaid($asOf: Date!) { unpaidWork(asOf: $asOf) { people { user { name } pay } } }',
    variables: '{"asOf":"2026-12-31"}',
    list: ['unpaidWork', 'people'],
    issue: null,
    updatedAt: '2026-11-18T12:00:00Z',
    columns: [
      { path: ['user', 'name'], kind: null },
      { path: ['pay'], kind: 'MONEY' },
    ],
  };
  const own = (saved: object[]) => ({ viewer: { __typename: 'User', id: 'u', savedQueries: saved } });
  const at = `${there}?query=SavedQuery_1`;

  it('is run with its own variables, and shown as a table with its columns', async () => {
    const asked: unknown[] = [];
    const unpaidWork = (args: object) => {
      asked.push(args);
      return { people: [{ user: { __typename: 'User', id: 'd', name: 'Dario Fontaine' }, pay: 250 }] };
    };
    const { user } = await open(at, { ...own([SAVED]), unpaidWork });
    expect(screen.queryByLabelText('Quarter')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Run: Unpaid by person' }));
    const table = within(await screen.findByRole('table', { name: 'Result: Unpaid by person' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['User Name', 'Pay']);
    expect(table.getByText('$250.00')).toBeTruthy();
    expect(asked).toEqual([{ asOf: '2026-12-31' }]);
  });

  it('that groups by month is a chart as well, of the chosen amount', async () => {
    const sum = (month: string, net: number) => ({ month, sums: { gross: net + 10, net } });
    const { user } = await open(at, {
      ...own([
        {
          ...SAVED,
          name: 'Paid by month',
          query: `{ payrollTotals(groupBy: [MONTH], startDate: "2026-10-01", endDate: "2026-12-31") {
            rows { month sums { gross net } } } }`,
          variables: '{}',
          list: ['payrollTotals', 'rows'],
          columns: [
            { path: ['month'], kind: 'MONTH' },
            { path: ['sums', 'gross'], kind: 'MONEY' },
            { path: ['sums', 'net'], kind: 'MONEY' },
          ],
        },
      ]),
      payrollTotals: { rows: [sum('2026-10-01', 90), sum('2026-12-01', 1.5)] },
    });
    await user.click(await screen.findByRole('button', { name: 'Run: Paid by month' }));
    const result = within(await screen.findByRole('table', { name: 'Result: Paid by month' }));
    expect(result.getByText('October 2026')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Show Table: Sums Net by month' }));
    const bars = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(await bars('Sums Net by month')).toEqual([
      ...['MonthSums Net', 'October 2026$90.00', 'November 2026$0.00', 'December 2026$1.50'],
    ]);
    await user.selectOptions(screen.getByLabelText('Amount'), 'Sums Gross');
    expect(await bars('Sums Gross by month')).toEqual([
      ...['MonthSums Gross', 'October 2026$100.00', 'November 2026$0.00', 'December 2026$11.50'],
    ]);
  });

  it('has an address that sends all its rows as CSV, without a token in it', async () => {
    await open(at, own([SAVED]));
    const command = await readText('All rows as CSV: Unpaid by person');
    expect(command).toContain(`curl -sf "${window.location.origin}/api/saved-queries/SavedQuery_1"`);
    expect(command).toContain('Bearer $TOKEN');
  });

  it('begins as a ready one, and the server says what is wrong with it', async () => {
    const inputs: unknown[] = [];
    const message = 'The query selects several lists. Save a query for each.';
    const saveQuery = ({ input }: { input: object }) => {
      inputs.push(input);
      if (inputs.length === 1)
        return {
          __typename: 'ValidationError',
          code: 'VALIDATION',
          message,
          issues: [{ path: ['input', 'query'], message }],
        };
      return { __typename: 'SaveQueryPayload', savedQuery: SAVED, query: own([SAVED]) };
    };
    const { router, user } = await open(`${there}?query=unpaid-work&year=2026&quarter=3`, { saveQuery });
    await user.click(await screen.findByRole('button', { name: 'Save As…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save Query' }));
    const name = dialog.getByLabelText(/^Name/);
    expect(name).toHaveProperty('value', 'Work that is not paid yet');
    await user.clear(name);
    await user.type(name, 'Unpaid by person');
    const send = () => user.click(dialog.getByRole('button', { name: 'Save Query' }));
    await send();
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
    await send();
    await waitFor(() => expect(router.state.location.search).toContain('query=SavedQuery_1'));
    expect(inputs.at(-1)).toMatchObject({
      name: 'Unpaid by person',
      query: expect.stringContaining('unpaidWork(asOf: $asOf)'),
      variables: expect.stringContaining('"asOf": "2026-09-30"'),
    });
    expect(within(screen.getByLabelText('Query')).getByRole('group', { name: 'Saved queries' })).toBeTruthy();
  });

  it('is deleted once that is confirmed', async () => {
    const inputs: unknown[] = [];
    const deleteSavedQuery = ({ input }: { input: object }) => {
      inputs.push(input);
      return {
        __typename: 'DeleteSavedQueryPayload',
        deletedSavedQueryId: 'SavedQuery_1',
        query: own([]),
      };
    };
    const { user } = await open(at, { ...own([SAVED]), deleteSavedQuery });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Query' }));
    await user.click(dialog.getByRole('button', { name: 'Delete Query' }));
    await screen.findByRole('region', { name: 'Payroll of a quarter' });
    expect(inputs).toEqual([{ id: 'SavedQuery_1' }]);
    expect(screen.queryByRole('option', { name: 'Unpaid by person' })).toBeNull();
  });

  it('that can’t be run anymore says why, and can be changed', async () => {
    const issue = 'Cannot query field "gone" on type "Query".';
    await open(at, own([{ ...SAVED, list: [], columns: [], issue }]));
    expect(await screen.findByText(issue)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Run/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
  });
});
