/** Answers the questions of docs/accountants.md with its own texts and a read-only token, in curl, Python and sheets. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { FORMULA } from 'rules/csvFormulas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readyQueries } from '../../../../web/src/screens/queries/ready/readyQueries.ts';
import { hasPages, type ReadyQuery } from '../../../../web/src/screens/queries/readyQuery.ts';
import {
  writeAppsScript,
  writeCurl,
  writePowerQuery,
  writePython,
} from '../../../../web/src/screens/queries/recipes.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { liveThroughQuarter, UNSEEN_FORMULA } from '../../../test/support/quarterOfPay.ts';
import { runInShell } from '../../../test/support/shell.ts';
import { createServer, listen } from '../../app/server.ts';

const guide = readFileSync(new URL('../../../../docs/accountants.md', import.meta.url), 'utf8');
const ORIGIN = 'http://localhost:4000';
// Every question is asked in four ways, and a busy machine starts the shells and Python slowly.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Without it, the tests of the Python texts are reported as skipped. */
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Debian's Python has LibreOffice's bridge. */
const BRIDGED = '/usr/bin/python3';
const hasLibreOffice = spawnSync(BRIDGED, ['-c', 'import uno']).status === 0;
const LINK = fileURLToPath(new URL('../../../test/support/linkInLibreOffice.py', import.meta.url));

/** The fenced blocks of a language under a level 3 heading. */
function readBlocks(language: string, heading: string): string[] {
  const section = guide.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text]) =>
    name === language ? [text!.trimEnd()] : [],
  );
}

const PAYROLL = 'Payroll of a quarter';
const TOTALS = '1099 totals of a year';

let portal: TestPortal;
let server: Server;
let address: string;
let token: string;
let manager: Actor;
let admin: Actor;
let accountant: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  server = createServer({ app: portal.app, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ manager, admin } = await liveThroughQuarter(portal));
  await generateReports();
  accountant = await portal.joinStaff('Accountant');
  token = await createToken(null);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});

/** Two reports, of two quarters. */
async function generateReports(): Promise<void> {
  const generate = (input: object) =>
    portal.graphql(
      'mutation ($input: GeneratePayrollSummaryInput!) { generatePayrollSummary(input: $input) { __typename } }',
      { input },
      manager.token,
    );
  await generate({ startDate: '2026-07-01', endDate: '2026-09-30' });
  await generate({ startDate: '2026-10-01', endDate: '2026-10-31' });
}

/** By owner and scopes: someone has at most twenty. */
const tokens = new Map<string, Promise<string>>();

function createToken(scopes: readonly string[] | null, owner = accountant): Promise<string> {
  const key = `${owner.id} ${scopes?.toSorted()}`;
  const made = tokens.get(key) ?? makeToken(scopes, owner);
  tokens.set(key, made);
  return made;
}

async function makeToken(scopes: readonly string[] | null, owner: Actor): Promise<string> {
  const { data } = await portal.graphql(
    `mutation ($scopes: [AccessTokenScope!]) { createAccessToken(input: { name: "Export", scopes: $scopes }) {
      ... on CreateAccessTokenPayload { token accessToken { canWrite } } } }`,
    { scopes },
    owner.token,
  );
  expect(data.createAccessToken.accessToken.canWrite).toBe(false);
  return data.createAccessToken.token;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
type Json = any;
// biome-ignore lint/suspicious/noExplicitAny: as above.
type Node = any;
const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

const readPart = (data: Json, path: readonly string[]): Json =>
  path.reduce((part, name) => part?.[name], data);

/** The rows of one response. */
const rowsIn = (ready: ReadyQuery, data: Json): Node[] => {
  const list = readPart(data, ready.list);
  return hasPages(ready) ? list.map(({ node }: { node: Node }) => node) : list;
};

const inOrder = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

/** What the answers say about the quarter, by the key of the query. */
const SAYS: Record<string, (rows: Node[], data: Json) => void> = {
  'payroll-by-quarter': (runs, { payrollRuns }) => {
    expect(payrollRuns.totalCount).toBe(7);
    const standing = runs.filter(({ status }) => status !== 'VOID');
    expect(runs.length - standing.length).toBe(2);
    // The week across the boundary counts in full here.
    expect(cents(standing.map(({ basePay }) => basePay))).toBe(30_030 + 150_000 + 30_030 + 4000 + 2500);
    expect(cents(standing.map(({ expenses }) => expenses))).toBe(30 + 3107);
  },
  'run-by-number': (lines, { payrollRun }) => {
    expect(payrollRun).toMatchObject({
      user: { name: 'Dario Fontaine' },
      weekStart: '2026-06-29',
      net: 300.6,
    });
    expect(cents(lines.map(({ amount }) => amount))).toBe(30_060);
  },
  'payments-and-checks': (payments) => {
    expect(payments.map(({ date, amount }) => [date, amount])).toEqual(
      expect.arrayContaining([['2026-08-10', 1531.07]]),
    );
    expect(payments).toHaveLength(3);
  },
  'unpaid-work': (people, { unpaidWork: { pay } }) => {
    expect(people.map(({ user, pay }) => [user.name, pay])).toEqual([
      ['Dario Fontaine', 60 + 40],
      [`${UNSEEN_FORMULA} Zeller`, 50 + 25],
    ]);
    expect(pay).toBe(175);
  },
  'voided-runs': (runs) =>
    expect(runs.map(({ totalPay, voidReason }) => [totalPay, voidReason])).toEqual([
      [70, 'Wrong week'],
      [1008, 'Wrong week'],
    ]),
  corrections: (runs) =>
    expect(runs.map(({ gross, adjusts }) => [gross, typeof adjusts.number])).toEqual([
      [25, 'number'],
      [40, 'number'],
    ]),
  'changes-of-quarter': (changes) =>
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual([
      ...['CORRECTION', 'CORRECTION', 'RUN_VOIDED', 'RUN_VOIDED'],
    ]),
  'unpaid-runs': (runs) => expect(inOrder(runs.map(({ net }) => net))).toEqual([25, 40, 55, 60]),
  'totals-by-quarter-and-person': (rows, { payrollTotals: { sums } }) => {
    expect(rows.map(({ quarter, user, sums: { net } }) => [quarter, user.name, net])).toEqual([
      ['2026-07-01', 'Dario Fontaine', 1831.67],
      ['2026-07-01', `${UNSEEN_FORMULA} Zeller`, 300.3],
    ]);
    expect(sums).toEqual({ gross: 2100.6, reimbursed: 31.37, deducted: 0, withheld: 0, net: 2131.97 });
  },
  'totals-by-month': (months) =>
    expect(months.map(({ month, sums: { net } }) => [month, net])).toEqual([
      ['2026-07-01', 300.6],
      ['2026-08-01', 1531.07],
      ['2026-09-01', 300.3],
    ]),
  'work-by-week': (weeks, { payrollTotals: { sums } }) => {
    expect(weeks.length).toBeGreaterThan(2);
    // Only days of the quarter, so not June 30, and what was added to their pay.
    expect(sums.gross).toBe(200.2 + 1500 + 300.3 + 40 + 25);
  },
  'totals-by-category': (rows) =>
    expect(rows.map(({ category, sums: { net } }) => [category, net])).toEqual([
      ['DAY_PAY', 2100.6],
      ['EXPENSE', 31.37],
    ]),
  'paid-people': (rows) =>
    expect(rows.map(({ user, sums: { net } }) => [user.archived, net])).toEqual([
      [false, 1831.67],
      [true, 300.3],
    ]),
  'expenses-by-contractor': (people) => {
    const [dario, alma] = people.map(({ contractorStats }) => contractorStats);
    expect(dario).toMatchObject({ basePay: 1740.2, expenses: 31.27, totalPay: 1771.47 });
    expect(alma).toMatchObject({ basePay: 325.3, expenses: 0, totalPay: 325.3 });
  },
  receipts: (receipts) => expect(inOrder(receipts.map(({ amount }) => amount))).toEqual([12.4, 61.05]),
  'expense-lines': (runs) => {
    const standing = runs.filter(({ status }) => status !== 'VOID');
    const lines = standing.flatMap((run) => run.lines).filter(({ kind }: Node) => kind === 'EXPENSE');
    expect(cents(lines.map(({ amount }: Node) => amount))).toBe(30 + 3107);
  },
  'rejected-days': (days) => expect(days.map(({ date }) => date)).toEqual(['2026-07-15', '2026-07-14']),
  '1099-totals': ([dario, alma], { taxSeason: { threshold, totals } }) => {
    expect(threshold).toBe(2000);
    expect(totals).toEqual({ payees: 2, paid: 2131.97, expenses: 31.37, reportable: 2100.6, needed: 0 });
    expect(dario).toMatchObject({ paid: 1831.67, expenses: 31.37, reportable: 1800.3 });
    expect(alma).toMatchObject({ paid: 300.3, expenses: 0, reportable: 300.3, need: false });
    expect(alma.reason).toMatch(/\.$/);
  },
  'filing-state': (rows) => expect(rows.map(({ state }) => state)).toEqual(['MISSING', 'MISSING']),
  'missing-w9': (people) => expect(people.map(({ lacksW9 }) => lacksW9)).toEqual([true, true]),
  'advances-and-deductions': ([dario]) =>
    expect(dario.plans.nodes).toMatchObject([{ kind: 'RECURRING', description: 'Insurance', weekly: 45 }]),
  'rate-history': (people) => expect(people).toHaveLength(2),
  reports: (reports) => expect(reports.map(({ endDate }) => endDate)).toEqual(['2026-10-31', '2026-09-30']),
  'audit-log': (entries) =>
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['TIME_LOG_CREATED'])),
};

/** Runs a text in a shell against this portal, as if pasted. */
async function inShell(text: string, using = token): Promise<string> {
  return runInShell(text.replaceAll(ORIGIN, address), { TOKEN: using });
}

/** Someone who may run the query, and reads payroll. */
const ownerOf = ({ roles }: ReadyQuery): Actor => (roles ? admin : accountant);

const tokenFor = (ready: ReadyQuery, scopes = ready.scopes) => createToken(scopes, ownerOf(ready));

test('are twenty-four queries and two files', () => {
  expect(readyQueries.length).toBe(24);
  expect(Object.keys(SAYS)).toEqual(readyQueries.map(({ key }) => key));
});

/** What was changed was changed in the quarter after. */
const LATER: Record<string, object> = { 'changes-of-quarter': { startDate: '2026-10-01' } };
const asked = readyQueries.map((ready) => ({
  ...ready,
  variables: { ...ready.variables, ...LATER[ready.key] },
}));

describe.each(asked)('$title', (ready) => {
  const { query, variables, scopes } = ready;

  test('says what happened, with the scopes that it names and each of them', async () => {
    const { data, errors } = await portal.graphql(query, variables, await tokenFor(ready));
    expect(errors).toBeUndefined();
    SAYS[ready.key]!(rowsIn(ready, data), data);
    for (const missing of scopes) {
      const others = ['PEOPLE_READ', 'REPORTS_READ', ...scopes].filter((scope) => scope !== missing);
      const refused = await portal.graphql(query, variables, await tokenFor(ready, [...new Set(others)]));
      expect(refused.errors?.[0]?.message).toContain(`does not have the scope ${missing}`);
    }
  });

  test('says the same to curl in a shell', async () => {
    const said = await inShell(writeCurl(ready, ORIGIN), await tokenFor(ready));
    const { data, errors } = JSON.parse(said);
    expect(errors).toBeUndefined();
    SAYS[ready.key]!(rowsIn(ready, data), data);
  });

  test.skipIf(!hasPython)('says the same to Python, page after page', async () => {
    const using = await tokenFor(ready);
    const script = inPages(writePython(ready, ORIGIN), 1);
    const { data } = await portal.graphql(query, variables, using);
    const rows = JSON.parse(await inPython(script, { TOKEN: using }));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows).toEqual(rowsIn(ready, data));
  });

  test('fills a Google sheet with a row for each, and no formula', async () => {
    const using = await tokenFor(ready);
    const text = writeAppsScript(ready, ORIGIN);
    const table = await inAppsScript(text, using);
    expect(await inAppsScript(inPages(text, 1), using)).toEqual(table);
    const [headings, ...rows] = table;
    const { data } = await portal.graphql(query, variables, using);
    expect(rows).toHaveLength(rowsIn(ready, data).length);
    for (const cells of rows) {
      expect(cells).toHaveLength(headings!.length);
      for (const cell of cells) {
        expect(['string', 'number', 'boolean']).toContain(typeof cell);
        if (typeof cell === 'string') expect(cell).not.toMatch(FORMULA);
      }
    }
  });

  test('is sent by Power Query as by curl', () => {
    const text = writePowerQuery(ready, ORIGIN);
    const body = /-d '(.*)'$/s.exec(writeCurl(ready, ORIGIN))![1]!;
    expect(text).toContain(`Body = "${body.replaceAll('"', '""')}",`);
    expect(text).toContain(`Web.Contents("${ORIGIN}/graphql"`);
  });
});

test('a copy follows payroll runs and the ledger with a token for Payroll', async () => {
  await portal.services.sealer.seal();
  const [query] = readBlocks('graphql', 'Filters, order and a copy of your own');
  const { data, errors } = await portal.graphql(query!, {}, await createToken(['PAYROLL_READ']));
  expect(errors).toBeUndefined();
  const topics = new Set(data.changes.nodes.map(({ topic }: { topic: string }) => topic));
  expect([...topics].sort()).toEqual(['LEDGER_ENTRIES', 'PAYROLL_RUNS']);
});

/** The text with pages of this many rows. */
const inPages = (text: string, rows: number) => text.replaceAll(/first: \d+/g, `first: ${rows}`);

const runFile = promisify(execFile);
const inPython = async (text: string, env = { TOKEN: token }): Promise<string> =>
  (
    await runFile('python3', ['-c', text.replaceAll(ORIGIN, address)], {
      env: { PATH: process.env.PATH, ...env },
    })
  ).stdout;

interface Asked {
  payload: string;
  headers: Record<string, string>;
}

/**
 * The table that Apps Script writes. Its requests wait for their responses, so the function runs again and again, each
 * time with one response more.
 */
async function inAppsScript(text: string, using: string): Promise<unknown[][]> {
  const responses = new Map<string, string>();
  let table: unknown[][] = [];
  const sheet = {
    getRange: (_row: number, _column: number, height: number, width: number) => ({
      setValues: (values: unknown[][]) => {
        expect([height, width]).toEqual([values.length, values[0]!.length]);
        table = values;
      },
    }),
  };
  let asked: Asked | undefined;
  const world = createContext({
    UrlFetchApp: {
      fetch: (url: string, options: Asked) => {
        expect(url).toBe(`${ORIGIN}/graphql`);
        const known = responses.get(options.payload);
        if (known === undefined) asked = options;
        return { getContentText: () => known ?? '{"errors":[{"message":"Not asked yet."}]}' };
      },
    },
    SpreadsheetApp: { getActiveSheet: () => sheet },
  });
  const name = /^function (\w+)\(\)/.exec(text)![1]!;
  runInContext(text.replace('paste-your-token-here', using), world);
  for (;;) {
    asked = undefined;
    try {
      runInContext(`${name}()`, world);
      return table;
    } catch (error) {
      if (!asked) throw error;
      expect(String(error)).toContain('Not asked yet.');
    }
    const { payload, headers } = asked as Asked;
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: payload,
    });
    responses.set(payload, await response.text());
  }
}

test.skipIf(!hasPython)('Python stops at an error of the server, and prints no part of a table', async () => {
  const script = readBlocks('python', TOTALS)[0]!;
  const run = inPython(script, { TOKEN: await createToken(['REPORTS_READ']) });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('does not have the scope TAX_READ'),
  });
});

test('Power Query reads payroll as CSV with the token as a password, and finds the columns that it types', async () => {
  const [text] = readBlocks('powerquery', PAYROLL);
  const url = new URL(/Web\.Contents\("(.*)"/.exec(text!)![1]!.replace(ORIGIN, address));
  for (const [, name, value] of /Query = \[(.*)\]/.exec(text!)![1]!.matchAll(/(\w+) = "(.*?)"/g))
    url.searchParams.set(name!, value!);
  const authorization = `Basic ${Buffer.from(`any:${token}`).toString('base64')}`;
  const response = await fetch(url, { headers: { accept: 'text/csv', authorization } });
  const [headings, ...rows] = (await response.text()).trimEnd().split('\r\n');
  expect(rows).toHaveLength(7);
  const typed = [.../Types = \{(.*)\},$/m.exec(text!)![1]!.matchAll(/\{"(.*?)", /g)].map(([, name]) => name);
  expect(typed.length).toBeGreaterThan(1);
  expect(headings!.split(',')).toEqual(expect.arrayContaining(typed));
});

test('the file for LibreOffice is the whole list, and a failing request leaves it as it is', async () => {
  const [, command] = readBlocks('sh', PAYROLL);
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  const save = (env: Record<string, string>) =>
    runInShell(`cd '${folder}' && ${command!.replaceAll(ORIGIN, address)}`, env);
  const read = () => readFileSync(join(folder, 'payroll-by-quarter.csv'), 'utf8');
  try {
    await save({ TOKEN: token });
    const file = read();
    expect(file.trimEnd().split('\r\n')).toHaveLength(1 + 7);
    await save({ TOKEN: 'wrong' });
    expect(read()).toBe(file);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.runIf(hasLibreOffice)(
  'LibreOffice links to the file, reads amounts and days as values, and finds new rows once it refreshes',
  async () => {
    const [, command] = readBlocks('sh', PAYROLL);
    const folder = await mkdtemp(join(tmpdir(), 'guide-'));
    const [file, later] = [join(folder, 'payroll-by-quarter.csv'), join(folder, 'later.csv')];
    try {
      await runInShell(`cd '${folder}' && ${command!.replaceAll(ORIGIN, address)}`, { TOKEN: token });
      const [headings, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
      const columns = headings!.split(',');
      writeFileSync(later, [headings, ...lines, lines[0]].join('\r\n'));
      const { stdout } = await promisify(execFile)(BRIDGED, [LINK, join(folder, 'profile'), file, later]);
      const [first, refreshed] = JSON.parse(stdout) as { text: string; isValue: boolean }[][][];
      expect([first!.length, refreshed!.length]).toEqual([1 + 7, 1 + 7 + 1]);
      for (const name of ['weekStart', 'payDate', 'basePay', 'totalPay']) {
        const cells = first!.slice(1).map((row) => row[columns.indexOf(name)]!);
        expect(
          cells.every(({ isValue }) => isValue),
          name,
        ).toBe(true);
      }
      const place = columns.indexOf('totalPay');
      expect(first!.slice(1).map((row) => Number(row[place]!.text))).toEqual(
        lines.map((line) => Number(line.split(',')[place])),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test('a report comes to curl as the file it is', async () => {
  const { data } = await portal.graphql(
    'mutation ($input: GenerateTaxSummaryInput!) { generateTaxSummary(input: $input) { ... on Report { id } } }',
    { input: { year: 2026 } },
    manager.token,
  );
  const command = /^curl .*REPORT_ID.*$/m.exec(guide)![0];
  const text = await inShell(
    command.replace('REPORT_ID', data.generateTaxSummary.id).replace('-s -OJ', '-s'),
  );
  expect(text.split('\r\n')[1]).toMatch(/^Dario Fontaine,2,1800\.30,31\.37,1800\.30,/);
});

test('a list comes to curl as CSV, with the token as a password', async () => {
  const command = /^curl .*text\/csv.*api\/payroll.*$/m.exec(guide)![0];
  const [headings, ...rows] = (await inShell(command.replace('-s -OJ', '-s'))).trimEnd().split('\r\n');
  expect(headings).toMatch(/^\ufeffid,kind,user\.id,user\.firstName,/);
  expect(rows).toHaveLength(7);
});

test('the pay statements of a year come to curl as one archive', async () => {
  const command = /^curl .*payroll\/statements.*$/m.exec(guide)![0];
  const count = `${command.replace('-s -OJ', '-s')} | grep -aoE 'pay-statement-[0-9]+[.]pdf' | sort -u`;
  expect((await inShell(count)).trim().split('\n')).toHaveLength(9);
});

describe('what was paid in the quarter is the same', () => {
  const DAYS = { startDate: '2026-07-01', endDate: '2026-09-30' };
  /** In cents. */
  const PAID = 213_197;
  const find = (key: string) => readyQueries.find((ready) => ready.key === key)!;
  const answer = async (key: string) => {
    const ready = find(key);
    const { data } = await portal.graphql(ready.query, ready.variables, token);
    return { data, rows: rowsIn(ready, data) };
  };

  test.each(['totals-by-quarter-and-person', 'totals-by-month', 'totals-by-category', 'paid-people'])(
    'in the sums and rows of %s',
    async (key) => {
      const { data, rows } = await answer(key);
      expect(cents([data.payrollTotals.sums.net])).toBe(PAID);
      expect(cents(rows.map(({ sums }) => sums.net))).toBe(PAID);
    },
  );

  test('in payments, in the chart and in the tax season', async () => {
    const { rows } = await answer('payments-and-checks');
    expect(cents(rows.map(({ amount }) => amount))).toBe(PAID);
    const { data } = await answer('payroll-by-quarter');
    expect(cents(data.quarter.months.map(({ sums }: Node) => sums.paid))).toBe(PAID);
    const season = await answer('1099-totals');
    expect(cents(season.rows.map(({ paid }) => paid))).toBe(PAID);
  });

  test('on the accountant’s home and in a report by pay date', async () => {
    const { data } = await portal.graphql(
      '{ quarter(on: "2026-07-01") { paid { paid handedOut } } }',
      {},
      accountant.token,
    );
    expect(cents([data.quarter.paid.paid])).toBe(PAID);
    expect(cents([data.quarter.paid.handedOut])).toBe(PAID);
    const made = await portal.graphql(
      `mutation ($input: GeneratePayrollSummaryInput!) { generatePayrollSummary(input: $input) {
        ... on Report { totals } } }`,
      { input: { ...DAYS, dates: 'PAY_DATE' } },
      manager.token,
    );
    expect(made.errors).toBeUndefined();
    expect(made.data.generatePayrollSummary.totals).toContain('2131.97');
  });

  test('in the CSV of a saved query', async () => {
    const { query, variables } = find('payments-and-checks');
    const { data } = await portal.graphql(
      `mutation ($input: SaveQueryInput!) { saveQuery(input: $input) {
        ... on SaveQueryPayload { savedQuery { id } } } }`,
      { input: { name: 'Payments', query, variables: JSON.stringify(variables) } },
      accountant.token,
    );
    const { id } = data.saveQuery.savedQuery;
    const text = await inShell(guide.match(/^curl .*SAVED_QUERY_ID$/m)![0].replace('SAVED_QUERY_ID', id));
    const [headings, ...rows] = text.trimEnd().split('\r\n');
    const names = headings!.split(',');
    const amounts = rows.map((row) => Number(row.split(',')[names.indexOf('amount')]));
    expect(cents(amounts)).toBe(PAID);
  });
});
