/** The lines of a run: what each amount is for, how it is taxed, and that no one can change them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const MONDAY = '2026-11-09';
const TUESDAY = '2026-11-10';

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

const process = (weeklyData: object[], weekStart = MONDAY, weekEnd = '2026-11-15') =>
  portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: { userId: driver.id, weekStart, weekEnd, weeklyData },
  });

const readRun = async (id: string) => {
  const { data, errors } = await portal.graphql(
    `query ($id: ID!) { node(id: $id) { ... on PayrollRun {
      kind basePay expenses totalPay gross reimbursed deducted withheld net
      lines { position kind taxClass amount date category description adjusts { id } } } } }`,
    { id },
    manager.token,
  );
  expect(errors).toBeUndefined();
  return data.node;
};

const line = (position: number, kind: string, taxClass: string, amount: number, more: object) => ({
  ...{ position, kind, taxClass, amount, category: null, adjusts: null },
  ...more,
});

describe('a new run', () => {
  test('has a line for the pay and one for the expenses of each day, in the order of the days', async () => {
    const { body } = await process([
      { date: TUESDAY, pay: 0, expenses: 12.5, notes: '' },
      { date: MONDAY, pay: 245, expenses: 74.99, notes: 'Lumper', category: 'LUMPER' },
    ]);
    expect(body.payrollRun).toMatchObject({
      kind: 'REGULAR',
      basePay: 245,
      bonuses: 87.49,
      totalPay: 332.49,
    });
    expect(await readRun(body.payrollRun.id)).toEqual({
      ...{ kind: 'REGULAR', basePay: 245, expenses: 87.49, totalPay: 332.49 },
      ...{ gross: 257.5, reimbursed: 74.99, deducted: 0, withheld: 0, net: 332.49 },
      lines: [
        line(1, 'DAY_PAY', 'COMPENSATION', 245, { date: MONDAY, description: 'Lumper' }),
        line(2, 'EXPENSE', 'REIMBURSEMENT', 74.99, {
          ...{ date: MONDAY, description: 'Lumper', category: 'LUMPER' },
        }),
        line(3, 'EXPENSE', 'COMPENSATION', 12.5, { date: TUESDAY, description: '' }),
      ],
    });
  });

  test('pays expenses of $75.00 and lodging as compensation, having no receipt', async () => {
    const { body } = await process([
      { date: MONDAY, pay: 0, expenses: 75, notes: 'Diesel' },
      { date: TUESDAY, pay: 0, expenses: 50, notes: 'Motel', category: 'LODGING' },
    ]);
    expect(await readRun(body.payrollRun.id)).toMatchObject({
      ...{ gross: 125, reimbursed: 0 },
      lines: [{ category: 'OTHER' }, { category: 'LODGING' }],
    });
  });

  test('refuses a category that is none', async () => {
    const { status } = await process([{ date: MONDAY, pay: 0, expenses: 5, notes: 'x', category: 'YACHT' }]);
    expect(status).toBe(400);
  });

  test('is the same request again with or without the lack of a category', async () => {
    const send = (day: object) =>
      portal.rest('POST', '/payroll/weekly', {
        token: manager.token,
        headers: { 'idempotency-key': 'once' },
        body: { userId: driver.id, weekStart: MONDAY, weekEnd: '2026-11-15', weeklyData: [day] },
      });
    const day = { date: MONDAY, pay: 0, expenses: 5, notes: 'Scale' };
    const first = await send(day);
    expect((await send({ ...day, category: null })).body).toEqual(first.body);
    expect((await send({ ...day, category: 'SCALE' })).status).toBe(409);
  });

  test('is listed by its kind', async () => {
    await process([{ date: MONDAY, pay: 1, expenses: 0, notes: '' }]);
    const list = (kind: string) => portal.rest('GET', `/payroll?kind=${kind}`, { token: manager.token });
    expect((await list('REGULAR')).body).toHaveLength(1);
    expect((await list('ADJUSTMENT')).body).toEqual([]);
  });

  test('reports on the 1099 the amount paid as compensation', async () => {
    const { body } = await process([
      { date: MONDAY, pay: 2000, expenses: 40, notes: 'Tolls' },
      { date: TUESDAY, pay: 0, expenses: 60, notes: '' },
    ]);
    await portal.rest('PATCH', `/payroll/${body.payrollRun.id}/status`, {
      token: manager.token,
      body: { status: 'PAID' },
    });
    const accountant = await portal.joinStaff('Accountant');
    const { data } = await portal.graphql(
      `{ taxSeason(year: 2026) { rows(first: 5) { edges { node {
        paid expenses reportable months { month paid expenses } } } } } }`,
      {},
      accountant.token,
    );
    expect(data.taxSeason.rows.edges).toEqual([
      {
        node: {
          ...{ paid: 2100, expenses: 40, reportable: 2060 },
          months: [{ month: 11, paid: 2100, expenses: 40 }],
        },
      },
    ]);
  });
});

describe('the database', () => {
  const sql = (text: string, values: unknown[] = []) => portal.database.pool.query(text, values);
  const RUN = `INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
    VALUES (gen_random_uuid(), $1, '2026-11-09', '2026-11-15', 100, 20, 120, '2026-11-18') RETURNING id`;
  const withLines = (lines: string) => `WITH run AS (${RUN})
    INSERT INTO "PayrollLine" ("runId", position, kind, "taxClass", amount)
    SELECT run.id, line.* FROM run, (VALUES ${lines}) AS line`;
  const PAY = `(1, 'DAY_PAY'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", 100)`;
  const SPENT = `(2, 'EXPENSE', 'REIMBURSEMENT', 20)`;

  test('has the lines of a run made from its days where a program knows none', async () => {
    const { rows } = await sql(
      `WITH run AS (${RUN}) INSERT INTO "PayrollEntry" (id, "runId", date, pay, expenses, notes)
        SELECT gen_random_uuid(), id, '2026-11-10', 100, 15, 'Tolls' FROM run RETURNING "runId"`,
      [driver.key],
    );
    const lines = await sql(
      `SELECT position, kind::text, "taxClass"::text AS class, amount::float, date::text, description FROM "PayrollLine"
        WHERE "runId" = $1 ORDER BY position`,
      [rows[0].runId],
    );
    expect(lines.rows).toEqual([
      ...[
        ['DAY_PAY', 'COMPENSATION', 100],
        ['EXPENSE', 'REIMBURSEMENT', 15],
      ].map(([kind, taxClass, amount], index) => ({
        ...{ position: index + 1, kind, class: taxClass, amount },
        ...{ date: '2026-11-10', description: 'Tolls' },
      })),
      // The amount that no day accounts for.
      { position: 3, kind: 'EXPENSE', class: 'REIMBURSEMENT', amount: 5, date: null, description: '' },
    ]);
  });

  test.each([
    ['that lack an expense', PAY],
    [
      'that pay less',
      `(1, 'DAY_PAY'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", 99.99), ${SPENT}`,
    ],
  ])('refuses lines %s', async (_what, lines) => {
    await expect(sql(withLines(lines), [driver.key])).rejects.toThrow('do not add up');
    expect((await sql('SELECT FROM "PayrollRun"')).rowCount).toBe(0);
  });

  test('refuses a run that takes more than it pays', async () => {
    const lines = `${PAY}, ${SPENT}, (3, 'DEDUCTION', 'DEDUCTION', -120.01)`;
    await expect(sql(withLines(lines), [driver.key])).rejects.toThrow('would take more than it pays');
    await sql(withLines(`${PAY}, ${SPENT}, (3, 'DEDUCTION', 'DEDUCTION', -120)`), [driver.key]);
  });

  test.each([
    [`(1, 'DAY_PAY'::"PayrollLineKind", 'REIMBURSEMENT'::"PayrollLineClass", 100)`, 'PayrollLine_class'],
    [`(1, 'DAY_PAY'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", -100)`, 'PayrollLine_sign'],
    [`(1, 'DEDUCTION'::"PayrollLineKind", 'DEDUCTION'::"PayrollLineClass", 100)`, 'PayrollLine_sign'],
    [`(1, 'ADJUSTMENT'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", 1)`, 'PayrollLine_adjusts'],
  ])('refuses %s', async (lines, constraint) => {
    await expect(sql(withLines(lines), [driver.key])).rejects.toThrow(constraint);
  });

  test('never changes, adds to or takes from the lines of a run', async () => {
    await sql(withLines(`${PAY}, ${SPENT}`), [driver.key]);
    await expect(sql('UPDATE "PayrollLine" SET amount = 1')).rejects.toThrow('never change');
    await expect(sql('DELETE FROM "PayrollLine"')).rejects.toThrow('never deleted');
    await expect(sql('TRUNCATE "PayrollLine"')).rejects.toThrow('never deleted');
    await expect(
      sql(`INSERT INTO "PayrollLine" ("runId", position, kind, "taxClass", amount)
        SELECT id, 3, 'DEDUCTION', 'DEDUCTION', -5 FROM "PayrollRun"`),
    ).rejects.toThrow('No line is added');
  });
});
