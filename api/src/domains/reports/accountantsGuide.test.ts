/** Runs everything that docs/accountants.md tells accountants to run, with a read-only token. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { FORMULA } from 'rules/csvFormulas';
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { runInShell } from '../../../test/support/shell.ts';
import { createServer, listen } from '../../app/server.ts';

const guide = readFileSync(new URL('../../../../docs/accountants.md', import.meta.url), 'utf8');
const ORIGIN = 'http://localhost:4000';
/** Without it, the tests of the Python texts are reported as skipped. */
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The fenced blocks of a language under a level 3 heading. */
function readBlocks(language: string, heading: string): string[] {
  const section = guide.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text]) =>
    name === language ? [text!.trimEnd()] : [],
  );
}

const PAYROLL = 'Payroll of a quarter';
const TOTALS = '1099 totals of a year';
const EXPENSES = 'Expenses by contractor';
/** A name with a sign after an invisible character. Spreadsheets still read it as a formula. */
const UNSEEN_FORMULA = '\u200c=Alma';
const TITLES = [PAYROLL, TOTALS, EXPENSES];
const CAME_TO = 'What payroll came to';
const NOT_PAID = 'Work that is not paid yet';
const BY_NUMBER = 'A payroll run by its number';
/** These are queries alone. */
const QUESTIONS = [CAME_TO, NOT_PAID, BY_NUMBER];

let portal: TestPortal;
let server: Server;
let address: string;
let token: string;
let manager: Actor;
let accountant: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  server = createServer({ app: portal.app, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await paySamples();
  accountant = await portal.joinStaff('Accountant');
  token = await createToken(null);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});

async function pay(
  person: Actor,
  days: [Day, pay: number, expenses: number][],
  payDate: Day,
): Promise<string> {
  const weekStart = startOfWeek(days[0]![0]);
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      userId: person.id,
      weekStart,
      weekEnd: addDays(weekStart, 6),
      weeklyData: days.map(([date, amount, expenses]) => ({ date, pay: amount, expenses, notes: 'Tolls' })),
      payDate,
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
}

const mark = (id: string, status: 'PAID' | 'VOID') =>
  portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body: { status, reason: 'Wrong' } });

/**
 * Dario has a week across the quarter's first day and one within it, both paid, and a void one. Alma has a paid week
 * within it, and one from the last quarter, only processed; she has left since. Binary fractions cannot add up these
 * cents.
 */
async function paySamples(): Promise<void> {
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  const dario = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  const alma = await portal.joinContractor({ firstName: UNSEEN_FORMULA, lastName: 'Zeller' });
  await mark(
    await pay(
      dario,
      [
        ['2026-06-30', 100.1, 0.1],
        ['2026-07-01', 200.2, 0.2],
      ],
      '2026-07-06',
    ),
    'PAID',
  );
  await mark(await pay(dario, [['2026-08-03', 1500, 31.07]], '2026-08-10'), 'PAID');
  await mark(await pay(dario, [['2026-08-10', 999, 9]], '2026-08-17'), 'VOID');
  await mark(await pay(alma, [['2026-09-01', 300.3, 0]], '2026-09-08'), 'PAID');
  await pay(alma, [['2026-10-05', 50, 5]], '2026-10-12');
  await archive(alma);
}

/** Archives the person: what they were paid stays in every sum. */
async function archive(person: Actor): Promise<void> {
  const admin = await portal.joinStaff('IT_Admin');
  const { status } = await portal.rest('PATCH', `/staff/${person.id}/archive`, {
    token: admin.token,
    body: { archived: true },
  });
  expect(status).toBe(200);
}

async function createToken(scopes: string[] | null): Promise<string> {
  const { data } = await portal.graphql(
    `mutation ($scopes: [AccessTokenScope!]) { createAccessToken(input: { name: "Export", scopes: $scopes }) {
      ... on CreateAccessTokenPayload { token accessToken { canWrite } } } }`,
    { scopes },
    accountant.token,
  );
  expect(data.createAccessToken.accessToken.canWrite).toBe(false);
  return data.createAccessToken.token;
}

/** The scopes that a query needs, according to the guide. */
const readScopes = (title: string): string[] => {
  const [, cell] = new RegExp(`^\\| ${title} \\| (.*) \\|$`, 'm').exec(guide)!;
  return [...cell!.matchAll(/`(\w+)`/g)].map(([, scope]) => scope!);
};

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
type Json = any;
// biome-ignore lint/suspicious/noExplicitAny: as above.
type Node = any;
const nodes = (connection: { edges: { node: Node }[] }): Node[] => connection.edges.map(({ node }) => node);
const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

/** What the guide's results say about the samples. */
const SAYS: Record<string, (data: Json) => void> = {
  [PAYROLL]: ({ payrollRuns }) => {
    const runs = nodes(payrollRuns);
    expect(payrollRuns.totalCount).toBe(4);
    const standing = runs.filter(({ status }) => status !== 'VOID');
    expect(runs.length - standing.length).toBe(1);
    // The week across the boundary counts in full here.
    expect(cents(standing.map(({ basePay }) => basePay))).toBe(30_030 + 150_000 + 30_030);
    expect(cents(standing.map(({ expenses }) => expenses))).toBe(30 + 3107);
    expect(cents(standing.map(({ totalPay }) => totalPay))).toBe(213_197);
    expect(runs.map(({ weekStart }) => weekStart)).toEqual([
      '2026-08-31',
      '2026-08-10',
      '2026-08-03',
      '2026-06-29',
    ]);
  },
  [TOTALS]: ({ taxSeason: { threshold, totals, rows } }) => {
    expect(threshold).toBe(2000);
    expect(totals).toEqual({
      payees: 2,
      paid: 2131.97,
      expenses: 31.37,
      reportable: 2100.6,
      needed: 0,
    });
    const [dario, alma] = nodes(rows);
    expect(dario).toMatchObject({
      user: { name: 'Dario Fontaine' },
      paid: 1831.67,
      expenses: 31.37,
      reportable: 1800.3,
    });
    expect(alma).toMatchObject({ paid: 300.3, expenses: 0, reportable: 300.3, need: false });
    expect(alma.reason).toMatch(/\.$/);
  },
  [EXPENSES]: ({ contractors }) => {
    const [dario, alma] = nodes(contractors).map(({ contractorStats }) => contractorStats);
    // Only days of the quarter, so not June 30.
    expect(dario).toEqual({ payrollRuns: 2, basePay: 1700.2, expenses: 31.27, totalPay: 1731.47 });
    expect(alma).toEqual({ payrollRuns: 1, basePay: 300.3, expenses: 0, totalPay: 300.3 });
  },
  [CAME_TO]: ({ payrollTotals: { rows, sums } }) => {
    const inQuarter = rows.map(({ quarter, user, sums: { net } }: Json) => [quarter, user.name, net]);
    expect(inQuarter).toEqual([
      ['2026-07-01', 'Dario Fontaine', 1831.67],
      ['2026-07-01', `${UNSEEN_FORMULA} Zeller`, 300.3],
    ]);
    // As in the tax season of the year.
    expect(sums).toEqual({ gross: 2100.6, reimbursed: 31.37, deducted: 0, withheld: 0, net: 2131.97 });
  },
  [BY_NUMBER]: ({ payrollRun }) =>
    expect(payrollRun).toMatchObject({
      user: { name: 'Dario Fontaine' },
      weekStart: '2026-06-29',
      net: 300.6,
    }),
  [NOT_PAID]: ({ unpaidWork: { people, ...sums } }) => {
    expect(people).toMatchObject([
      // Of the void run; no rate was entered.
      { pay: 0, days: [{ date: '2026-08-10', step: 'APPROVED', pay: null }] },
      { pay: 50, days: [{ date: '2026-10-05', step: 'ON_PAYROLL', pay: 50 }], undecidedPay: 0 },
    ]);
    expect(sums).toEqual({ pay: 50, undecidedPay: 0 });
  },
};

/** Runs a text in a shell against this portal, as if pasted. */
async function inShell(text: string): Promise<string> {
  return runInShell(text.replaceAll(ORIGIN, address), { TOKEN: token });
}

describe.each(TITLES)('%s', (title) => {
  test('returns the totals of the samples', async () => {
    const [query] = readBlocks('graphql', title);
    const [variables] = readBlocks('json', title);
    const { data, errors } = await portal.graphql(query!, JSON.parse(variables!), token);
    expect(errors).toBeUndefined();
    SAYS[title]!(data);
  });

  test('takes the scopes that the guide names, and each of them', async () => {
    const [query] = readBlocks('graphql', title);
    const [variables] = readBlocks('json', title);
    const scopes = readScopes(title);
    const send = async (has: string[]) =>
      portal.graphql(query!, JSON.parse(variables!), await createToken(has));
    SAYS[title]!((await send(scopes)).data);
    for (const missing of scopes) {
      const { errors } = await send(['REPORTS_READ', ...scopes].filter((scope) => scope !== missing));
      expect(errors?.[0]?.message).toContain(`does not have the scope ${missing}`);
    }
  });

  test('says the same to curl in a shell', async () => {
    const [command] = readBlocks('sh', title);
    const { data, errors } = JSON.parse(await inShell(command!));
    expect(errors).toBeUndefined();
    SAYS[title]!(data);
  });

  test.skipIf(!hasPython)('says the same to Python, page after page', async () => {
    const script = inPages(readBlocks('python', title)[0]!, 1);
    const [query] = readBlocks('graphql', title);
    const [variables] = readBlocks('json', title);
    const { data } = await portal.graphql(query!, JSON.parse(variables!), token);
    const rows = JSON.parse(await inPython(script));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows).toEqual(nodes(findConnection(data)));
  });

  test('fills a Google sheet with a row for each node, and no formula', async () => {
    const text = readBlocks('javascript', title)[0]!;
    const table = await inAppsScript(text);
    expect(await inAppsScript(inPages(text, 1))).toEqual(table);
    const [headings, ...rows] = table;
    const { data } = JSON.parse(await inShell(readBlocks('sh', title)[0]!));
    expect(rows).toHaveLength(nodes(findConnection(data)).length);
    expect(rows.length).toBeGreaterThan(1);
    for (const cells of rows) {
      expect(cells).toHaveLength(headings!.length);
      expect(cells).not.toContain(undefined);
      for (const cell of cells) if (typeof cell === 'string') expect(cell).not.toMatch(FORMULA);
    }
  });
});

test.each(QUESTIONS)('%s: one query with a token for Payroll', async (title) => {
  const [query] = readBlocks('graphql', title);
  const { data, errors } = await portal.graphql(query!, {}, await createToken(['PAYROLL_READ']));
  expect(errors).toBeUndefined();
  SAYS[title]!(data);
});

test('a copy follows payroll runs and the ledger with a token for Payroll', async () => {
  await portal.services.sealer.seal();
  const [query] = readBlocks('graphql', 'Filters, order and a copy of your own');
  const { data, errors } = await portal.graphql(query!, {}, await createToken(['PAYROLL_READ']));
  expect(errors).toBeUndefined();
  const topics = new Set(data.changes.nodes.map(({ topic }: { topic: string }) => topic));
  expect([...topics].sort()).toEqual(['LEDGER_ENTRIES', 'PAYROLL_RUNS']);
});

test.each([TOTALS, EXPENSES])('%s: Power Query sends what curl sends', (title) => {
  const [command] = readBlocks('sh', title);
  const [text] = readBlocks('powerquery', title);
  const body = /-d '(.*)'$/s.exec(command!)![1]!;
  expect(text).toContain(`Body = "${body.replaceAll('"', '""')}",`);
  expect(text).toContain(`Web.Contents("${ORIGIN}/graphql"`);
});

/** The text with pages of this many rows. */
const inPages = (text: string, rows: number) => text.replaceAll(/first: \d+/g, `first: ${rows}`);

/** The one list of edges in a query's data. */
const findConnection = ({ payrollRuns, taxSeason, contractors }: Json) =>
  payrollRuns ?? taxSeason?.rows ?? contractors;

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
async function inAppsScript(text: string): Promise<unknown[][]> {
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
  runInContext(text.replace('paste-your-token-here', token), world);
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
  expect(rows).toHaveLength(4);
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
    expect(file.trimEnd().split('\r\n')).toHaveLength(1 + 4);
    await save({ TOKEN: 'wrong' });
    expect(read()).toBe(file);
  } finally {
    await rm(folder, { recursive: true });
  }
});

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
  const command = /^curl .*text\/csv.*$/m.exec(guide)![0];
  const [headings, ...rows] = (await inShell(command.replace('-s -OJ', '-s'))).trimEnd().split('\r\n');
  expect(headings).toMatch(/^\ufeffid,kind,user\.id,user\.firstName,/);
  expect(rows).toHaveLength(4);
});

test('the pay statements of a year come to curl as one archive', async () => {
  const command = /^curl .*payroll\/statements.*$/m.exec(guide)![0];
  const count = `${command.replace('-s -OJ', '-s')} | grep -aoE 'pay-statement-[0-9]+[.]pdf' | sort -u`;
  expect((await inShell(count)).trim().split('\n')).toHaveLength(5);
});
