/** The pay statements of a range of pay dates, as one archive. */
import { unzipSync } from 'fflate';
import { addDays } from 'rules/days';
import { REVERSED_DAYS } from 'rules/messages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPdf } from '../../../test/support/pdf.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let manager: Actor;
let accountant: Actor;
let dario: Actor;
let alma: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  accountant = await portal.joinStaff('Accountant');
  dario = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  alma = await portal.joinContractor({ firstName: 'Alma', lastName: 'Reyes' });
});

/** Processes a week and returns the run's key. */
async function pay(person: Actor, weekStart: string, payDate: string): Promise<string> {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: person.id, weekStart, weekEnd: addDays(weekStart, 6), payDate },
      weeklyData: [{ date: weekStart, pay: 200, expenses: 0, notes: '' }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id.replace('PayrollRun_', '');
}
const numberOf = async (id: string) =>
  (await portal.db.payrollRun.findUniqueOrThrow({ where: { id } })).number;

const YEAR = 'startDate=2026-01-01&endDate=2026-12-31';
const ask = (query = YEAR, { token } = accountant) =>
  portal.fetch(`/api/payroll/statements?${query}`, { headers: { authorization: `Bearer ${token}` } });

async function unpack(query?: string): Promise<Record<string, string>> {
  const response = await ask(query);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  const texts = files.map(async ([name, bytes]) => [name, (await readPdf(bytes)).text]);
  return Object.fromEntries(await Promise.all(texts));
}

const refusal = async (query: string) => {
  const response = await ask(query);
  const { code, error } = (await response.json()) as { code: string; error: string };
  return [response.status, code, error];
};

test('have a PDF for each run with a pay date on these days, void ones with their mark', async () => {
  await pay(dario, '2025-12-15', '2025-12-31');
  const first = await pay(dario, '2025-12-22', '2026-01-01');
  const last = await pay(alma, '2026-11-09', '2026-11-18');
  await portal.rest('PATCH', `/payroll/PayrollRun_${last}/status`, {
    token: manager.token,
    body: { status: 'VOID', reason: 'Wrong truck' },
  });
  const files = await unpack('startDate=2026-01-01&endDate=2026-11-18');
  const [one, other] = [await numberOf(first), await numberOf(last)].map((n) => `pay-statement-${n}.pdf`);
  expect(Object.keys(files).sort()).toEqual([one, other].sort());
  expect(files[one!]).toContain('Dario Fontaine');
  expect(files[other!]).toContain('Alma Reyes');
  expect(files[other!]).toContain('Wrong truck');
  expect(Object.keys(await unpack('startDate=2026-01-01&endDate=2026-01-01'))).toEqual([one]);
});

test('are saved under the days, and each download is recorded for its payee', async () => {
  const runs = [await pay(dario, '2026-11-02', '2026-11-11'), await pay(alma, '2026-11-09', '2026-11-18')];
  const response = await ask();
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="pay-statements-2026-01-01-2026-12-31.zip"',
  );
  expect(response.headers.get('x-left-out')).toBeNull();
  const entries = await portal.audit({ action: 'PAY_STATEMENT_DOWNLOADED' });
  expect(entries.map(({ userId, entityId }) => [userId, entityId]).sort()).toEqual(
    runs.map((id) => [accountant.key, id]).sort(),
  );
  expect(entries.map(({ newValues }) => (newValues as { userId: string }).userId).sort()).toEqual(
    [dario.key, alma.key].sort(),
  );
});

test('open to an access token that reads payroll', async () => {
  await pay(dario, '2026-11-02', '2026-11-11');
  const make = async (scope: string) => {
    const { data } = await portal.graphql(
      `mutation { createAccessToken(input: { name: "Archive", scopes: [${scope}] }) {
        ... on CreateAccessTokenPayload { token } } }`,
      {},
      accountant.token,
    );
    return { ...accountant, token: data.createAccessToken.token };
  };
  expect((await ask(YEAR, await make('PAYROLL_READ'))).status).toBe(200);
  expect((await ask(YEAR, await make('TAX_READ'))).status).toBe(403);
});

test('say how many runs have no statement', async () => {
  const id = await pay(dario, '2026-11-02', '2026-11-11');
  await portal.database.pool.query(
    `INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
     VALUES (gen_random_uuid(), $1, '2026-10-26', '2026-11-01', 1, 0, 1, '2026-11-04')`,
    [alma.key],
  );
  const response = await ask();
  expect(response.headers.get('x-left-out')).toBe('1 run that has no statement');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual([`pay-statement-${await numberOf(id)}.pdf`]);
});

test('are refused if there is none, if there are too many, and for reversed days', async () => {
  expect(await refusal(YEAR)).toEqual([
    409,
    'CONFLICT',
    'There is no pay statement with a pay date on these days.',
  ]);
  await portal.database.pool.query(
    `WITH runs AS (
       INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
       SELECT gen_random_uuid(), $1::uuid, day, day + 6, 1, 0, 1, '2026-05-01'
       FROM generate_series(1, 1001) n, LATERAL (SELECT date '2001-01-01' + 7 * n AS day) week RETURNING id)
     INSERT INTO "PayStatement" ("runId", content) SELECT id, '{}' FROM runs`,
    [alma.key],
  );
  expect(await refusal(YEAR)).toEqual([409, 'CONFLICT', 'More than 1000 pay statements. Choose fewer days.']);
  expect(await refusal('startDate=2026-12-31&endDate=2026-01-01')).toEqual([
    400,
    'VALIDATION',
    REVERSED_DAYS,
  ]);
});
