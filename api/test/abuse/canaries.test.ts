/**
 * Secrets that exist only once in the world: a taxpayer number, passwords, tokens of every kind, reasons. After a busy
 * day, the tests search for them in the log, the audit log, every table and everything that others can read or
 * download.
 */
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { type GraphQLObjectType, getNullableType, isLeafType, isObjectType } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { longTest } from '../support/longTest.ts';
import { MISSING } from '../support/missing.ts';
import { OPERATIONS } from '../support/operations.ts';
import { readPdf } from '../support/pdf.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../support/portal.ts';
import { rememberPdfs } from '../support/rememberPdfs.ts';
import { REST_CALLS } from '../support/restCalls.ts';
import { type Answer, taxes } from '../support/taxDocuments.ts';
import { certify, INDIVIDUAL } from '../support/taxProfiles.ts';
import { createAccessToken } from './stage.ts';

const TAX_NUMBER = '400-11-1397';
/** The formats in which the number may appear. */
const TAX_NUMBERS = [TAX_NUMBER, TAX_NUMBER.replaceAll('-', ''), TAX_NUMBER.replaceAll('-', ' ')];
const BANK_ACCOUNT = '834600118347';
/** Other people never see the full number, and the owner sees only four digits of it. */
const BANK_ACCOUNTS = [BANK_ACCOUNT, '8346-0011-8347', '8346 0011 8347'];
const CANARIES = {
  chosen: 'Canary-Chosen-8341',
  temporary: 'Canary-Temporary-8342',
  wrong: 'Canary-Wrong-8343',
  reset: 'Canary-Reset-8344',
};
/** Data that only the company and one person share, in every text field for it. */
const PRIVATE = {
  email: 'canary.person@example.com',
  lastName: 'Canaryson',
  street: '8345 Canary Street',
  phone: '555-0183',
  description: 'canary-description-8346',
  notes: 'canary-notes-8347',
  rejection: 'canary-rejection-8348',
  voiding: 'canary-voiding-8349',
  reveal: 'canary-reveal-8350',
  tokenName: 'canary-script-8351',
};

// Every caller requests everything, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let portal: TestPortal;
const logged: string[] = [];
/** The person who owns the secrets, and the keys that the portal issued. */
let person: Actor;
let admin: Actor;
const keys: string[] = [];
const ids: Record<string, string> = {};

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  portal = await openTestPortal({ log });
  rememberPdfs(portal);
  portal.setClock('2026-11-18');
  await aBusyDay();
});
afterAll(() => portal.close());

const mutation = async (token: string, name: string, input: object): Promise<Answer> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { message code }
      ${name === 'createResetToken' ? '... on ResetTokenPayload { resetToken }' : ''} } }`,
    { input },
    token,
  );
  if (errors || data.result.code) throw new Error(`${name}: ${JSON.stringify(errors ?? data.result)}`);
  return data.result;
};
const made = (what: string, { status, body }: { status: number; body: unknown }) => {
  if (status > 201) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body as Answer;
};

async function aBusyDay(): Promise<void> {
  const tax = taxes(portal);
  await tax.saveCompany();
  admin = await portal.joinStaff('IT_Admin');
  person = await portal.joinContractor({ email: PRIVATE.email, lastName: PRIVATE.lastName, dailyRate: 200 });
  const { token } = person;
  await portal.rest('PUT', '/auth/me', {
    token,
    body: {
      phone: PRIVATE.phone,
      address: JSON.stringify({ street: PRIVATE.street, city: 'Camden', state: 'NJ', zip: '08102' }),
    },
  });
  await certify(portal, person, {
    ...INDIVIDUAL,
    lastName: PRIVATE.lastName,
    street: PRIVATE.street,
    taxNumber: TAX_NUMBER,
    signedName: `Robin ${PRIVATE.lastName}`,
  });
  await mutation(token, 'setBankAccount', {
    ...{ userId: person.id, routingNumber: '021000021', accountNumber: BANK_ACCOUNTS[1] },
    ...{ type: 'CHECKING', holder: 'PERSONAL' },
  });
  const day = await portal.rest('POST', '/time-logs', {
    token,
    body: { date: '2026-11-16', worked: true, description: PRIVATE.description },
  });
  ids.TimeLog = made('the day', day).id;
  await portal.rest('PUT', `/time-logs/${ids.TimeLog}`, {
    token: admin.token,
    body: { status: 'REJECTED', rejectionReason: PRIVATE.rejection },
  });
  const process = (weekStart: string, weekEnd: string) =>
    portal.rest('POST', '/payroll/weekly', {
      token: admin.token,
      body: {
        userId: person.id,
        weekStart,
        weekEnd,
        weeklyData: [{ date: weekStart, pay: 200, expenses: 1, notes: PRIVATE.notes }],
      },
    });
  const voided = made('the run', await process('2026-10-26', '2026-11-01')).payrollRun;
  await portal.rest('PATCH', `/payroll/${voided.id}/status`, {
    token: admin.token,
    body: { status: 'VOID', reason: PRIVATE.voiding },
  });
  ids.PayrollRun = made('the run', await process('2026-11-02', '2026-11-08')).payrollRun.id;
  await tax.pay(person, { payDate: '2025-06-06', pay: 500_000 });
  ids.TaxDocument = (await tax.generate(admin, { year: 2025, userId: person.id })).id;
  ids.W9 = (await tax.generate(admin, { year: 2025, type: 'W9', userId: person.id })).id;
  ids.User = person.id;

  // Issued keys and typed passwords.
  await portal.rest('POST', '/auth/login', { body: { email: PRIVATE.email, password: CANARIES.wrong } });
  const { data } = await portal.graphql(
    `mutation { result: createAccessToken(input: { name: "${PRIVATE.tokenName}" }) { ... on CreateAccessTokenPayload { token } } }`,
    {},
    token,
  );
  await mutation(admin.token, 'revealTaxNumber', {
    userId: person.id,
    password: PASSWORD,
    reason: PRIVATE.reveal,
  });
  const reset = await mutation(admin.token, 'createResetToken', { userId: person.id });
  await mutation(token, 'resetPasswordWithToken', { token: reset.resetToken, newPassword: CANARIES.reset });
  await mutation(admin.token, 'resetPassword', { userId: person.id, newPassword: CANARIES.temporary });
  const signedIn = made(
    'the sign-in',
    await portal.rest('POST', '/auth/login', {
      body: { email: PRIVATE.email, password: CANARIES.temporary },
    }),
  );
  const changed = made(
    'the change',
    await portal.rest('POST', '/auth/change-password', {
      token: signedIn.token,
      body: { newPassword: CANARIES.chosen },
    }),
  );
  person.token = changed.token;
  keys.push(token, data.result.token, reset.resetToken, signedIn.token, changed.token, admin.token);
}

/** Signatures and random parts: the rest of a token without its readable head. */
const hiddenParts = () => keys.map((key) => key.slice(-40));

/** All rows of all tables. */
async function everyTable(): Promise<Map<string, string>> {
  const { pool } = portal.database;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_schema || '."' || table_name || '"' AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const tables = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: texts } = await pool.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    tables.set(name, texts.map(({ text }) => text).join('\n'));
  }
  return tables;
}

const expectNone = (text: string, secrets: readonly string[], where: string) => {
  for (const secret of secrets) expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
};

describe('where no one may read them', () => {
  const typed = Object.values(CANARIES);

  test('the log has none of them', () => {
    expectNone(
      logged.join(''),
      [...TAX_NUMBERS, ...BANK_ACCOUNTS, ...typed, PASSWORD, ...hiddenParts(), ...Object.values(PRIVATE)],
      'the log',
    );
  });

  test('the audit log has no numbers, passwords or tokens', async () => {
    const entries = (await everyTable()).get('public."AuditLog"')!;
    expect(entries).toContain(PRIVATE.reveal);
    expectNone(
      entries,
      [...TAX_NUMBERS, ...BANK_ACCOUNTS, ...typed, PASSWORD, ...hiddenParts()],
      'the audit log',
    );
  });

  test('no table has them in plain text', async () => {
    const tables = await everyTable();
    expect(tables.size).toBeGreaterThan(20);
    expect([...tables.values()].join('')).toContain(PRIVATE.description);
    for (const [name, text] of tables)
      expectNone(text, [...TAX_NUMBERS, ...BANK_ACCOUNTS, ...typed, PASSWORD, ...hiddenParts()], name);
  });
});

/** Several people get the same document, and reading it is slow. */
const texts = new Map<string, Promise<string>>();
function textOf(pdf: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(pdf).digest('hex');
  const text = texts.get(hash) ?? readPdf(pdf).then(({ text }) => text);
  texts.set(hash, text);
  return text;
}

/** The text that a reader of the response sees, including the contents of files. */
async function readable(type: string, bytes: Uint8Array): Promise<string> {
  if (type.startsWith('application/pdf')) return await textOf(bytes);
  if (type.startsWith('application/zip')) {
    const files = Object.entries(unzipSync(bytes));
    return (
      await Promise.all(
        files.map(([name, file]) => readable(name.endsWith('.pdf') ? 'application/pdf' : '', file)),
      )
    ).join();
  }
  return Buffer.from(bytes).toString('utf8');
}

const idIn = (path: string): string =>
  path.startsWith('/time-logs')
    ? ids.TimeLog!
    : path.startsWith('/payroll')
      ? ids.PayrollRun!
      : path.startsWith('/tax-documents')
        ? ids.W9!
        : ids.User!;

/** The leaf fields of a type, to read everything about a node at once. */
const listLeaves = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter(({ args, type: of }) => args.length === 0 && isLeafType(getNullableType(of)))
    .map(({ name }) => name);

/** Everything that a caller can read about the person through all routes and queries. */
async function everythingFor(token: string): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  const reads = REST_CALLS.filter(({ route }) => route.startsWith('GET'));
  const paths = [
    ...reads.map(({ route }) => route.slice('GET '.length)),
    '/tax-documents/:nec/download',
    '/tax-documents/recipient-copies?year=2025',
    '/tax-documents/iris-files?year=2025',
    `/time-logs?userId=${ids.User}`,
    `/payroll?userId=${ids.User}`,
    '/staff/all?search=Canary',
  ];
  for (const path of paths) {
    const response = await portal.app.fetch(
      new Request(
        `http://localhost/api${path.replace(':nec', ids.TaxDocument!).replace(':id', idIn(path))}`,
        {
          headers: { authorization: `Bearer ${token}` },
        },
      ),
      { requestId: 'test', ipAddress: null },
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    responses.set(path, await readable(response.headers.get('content-type') ?? '', bytes));
  }
  const stage = { ...MISSING, driver: person, dayId: ids.TimeLog!, runId: ids.PayrollRun! };
  for (const { field, document, variables } of OPERATIONS.filter(({ field }) => field.startsWith('Query')))
    responses.set(field, JSON.stringify(await portal.graphql(document, variables?.(stage), token)));
  for (const id of Object.values(ids)) {
    const type = schema.getType(id.slice(0, id.indexOf('_')));
    if (!isObjectType(type)) continue;
    const node = (fields: string[]) =>
      portal.graphql(
        `query ($id: ID!) { node(id: $id) { ... on ${type.name} { ${fields} } } }`,
        { id },
        token,
      );
    // A refused field must not hide the others, so the others are requested again.
    for (let leaves = listLeaves(type), round = 1; leaves.length > 0; round += 1) {
      const said = await node(leaves);
      responses.set(`${type.name} ${round}`, JSON.stringify(said));
      const refused = new Set(said.errors?.map(({ path }) => path?.[1]));
      if (refused.size === 0) break;
      const others = leaves.filter((leaf) => !refused.has(leaf));
      // An error about the whole node names no field.
      if (others.length === leaves.length) break;
      leaves = others;
    }
  }
  return responses;
}

describe('what others read', () => {
  const everyday = [...Object.values(CANARIES), PASSWORD];

  // Administrators and accountants may also read everything that these roles may read.
  longTest.each(['Manager', 'HR'] as const)('shows a staff member (%s) no number', async (role) => {
    const { token } = await portal.joinStaff(role);
    for (const [where, text] of await everythingFor(token))
      expectNone(text, [...TAX_NUMBERS, ...BANK_ACCOUNTS, ...everyday, ...hiddenParts()], where);
  });

  test('shows another driver only the person’s name', async () => {
    const { token } = await portal.joinContractor();
    const { lastName: _, ...others } = PRIVATE;
    for (const [where, text] of await everythingFor(token))
      expectNone(
        text,
        [...TAX_NUMBERS, ...BANK_ACCOUNTS, ...everyday, ...hiddenParts(), ...Object.values(others)],
        where,
      );
  });

  test('shows an accountant no number without a password and a reason', async () => {
    const { token } = await portal.joinStaff('Accountant');
    for (const [where, text] of await everythingFor(token))
      expectNone(
        text,
        [...TAX_NUMBERS, ...BANK_ACCOUNTS, ...everyday, ...hiddenParts(), PRIVATE.reveal],
        where,
      );
  });

  test('shows an administrator the number only in the files for the IRS', async () => {
    const forIris = '/tax-documents/iris-files?year=2025';
    const responses = await everythingFor(admin.token);
    for (const [where, text] of responses)
      expectNone(
        text,
        where === forIris
          ? [...BANK_ACCOUNTS, ...everyday, ...hiddenParts()]
          : [...TAX_NUMBERS, ...BANK_ACCOUNTS, ...everyday, ...hiddenParts()],
        where,
      );
    // The number is where it belongs, so the search can find it.
    expect(TAX_NUMBERS.some((number) => responses.get(forIris)!.includes(number))).toBe(true);
    expect(responses.get('/staff/:id/records')).toContain(PRIVATE.description);
  });

  longTest('shows a script with an administrator’s token no number', async () => {
    const script = await createAccessToken(portal, admin, true);
    for (const [where, text] of await everythingFor(script))
      expectNone(text, [...TAX_NUMBERS, ...BANK_ACCOUNTS, ...everyday, ...hiddenParts()], where);
  });

  test('shows each person only their own records', async () => {
    const own = await everythingFor(person.token);
    expect(own.get('/tax-documents/:id/download')).toContain(TAX_NUMBER);
    for (const [where, text] of own)
      expectNone(text, [...BANK_ACCOUNTS, ...everyday, ...hiddenParts(), PRIVATE.reveal], where);
  });
});
