/** Whatever changes a record says so in `updatedAt`, and lists find it by `updatedSince`. */
import { toUtcMidnight } from 'rules/days';
import { encodeId } from 'rules/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';

const BEFORE = new Date('2026-01-01T12:00:00Z');

let portal: TestPortal;
let boss: Actor;
/** Two of each list: the first changes. */
const keys: Record<string, string[]> = {};

beforeAll(async () => {
  portal = await openTestPortal();
  boss = await portal.joinStaff('IT_Admin', 'Accountant');
  const drivers = [await portal.joinContractor(), await portal.joinContractor()];
  keys.User = drivers.map(({ key }) => key);
  keys.TimeLog = [];
  keys.Receipt = [];
  keys.PayrollRun = [];
  keys.TaxDocument = [];
  for (const { key: userId } of drivers) {
    const date = toUtcMidnight('2026-11-09');
    const { db } = portal;
    keys.TimeLog.push((await db.timeLog.create({ data: { userId, date, worked: true } })).id);
    const receipt = { userId, date, category: 'FUEL', amount: 20.5, purpose: 'Diesel' } as const;
    keys.Receipt.push(
      (await db.receipt.create({ data: { ...receipt, requestKey: 'one', requestHash: 'x' } })).id,
    );
    const run = { userId, basePay: 100, bonuses: 0, totalPay: 100, payDate: date };
    const week = { weekStart: date, weekEnd: toUtcMidnight('2026-11-15') };
    keys.PayrollRun.push((await db.payrollRun.create({ data: { ...run, ...week } })).id);
    const form = { userId, type: 'FORM_1099_NEC', year: 2025, status: 'GENERATED', snapshot: {} } as const;
    keys.TaxDocument.push((await db.taxDocument.create({ data: form })).id);
  }
  for (const table of Object.keys(keys))
    await portal.database.pool.query(`UPDATE "${table}" SET "updatedAt" = $1`, [BEFORE]);
});
afterAll(() => portal.close());

const ask = async (list: string, args: string) => {
  const { data, errors } = await portal.graphql(
    `{ ${list}(${args}) { nodes { id updatedAt } } }`,
    {},
    boss.token,
  );
  expect(errors).toBeUndefined();
  return data[list].nodes as { id: string; updatedAt: string }[];
};

/** A change that does not say when it was made. */
const CHANGES: [list: string, table: string, set: string][] = [
  ['contractors', 'User', `"firstName" = 'Ann'`],
  ['timeLogs', 'TimeLog', `description = 'Late'`],
  ['receipts', 'Receipt', `purpose = 'Diesel, twice'`],
  ['payrollRuns', 'PayrollRun', `"payDate" = "payDate" + 1`],
  ['taxDocuments', 'TaxDocument', `status = 'SUBMITTED'`],
];

test.each(CHANGES)('%s', async (list, table, set) => {
  const [changed, other] = keys[table]!.map((key) => encodeId(table, key));
  const update = (what: string) =>
    portal.database.pool.query(`UPDATE "${table}" SET ${what} WHERE id = $1`, [keys[table]![0]]);
  const since = `filter: { updatedSince: "2026-01-01T12:00:00.001Z" }`;
  await update('id = id');
  expect(await ask(list, since)).toEqual([]);
  await update(set);
  expect(await ask(list, since)).toMatchObject([{ id: changed }]);
  expect(
    await ask(list, `filter: { updatedSince: "${BEFORE.toISOString()}" }, orderBy: LAST_UPDATED`),
  ).toMatchObject([{ id: changed }, { id: other, updatedAt: BEFORE.toISOString() }]);
  expect((await ask(list, 'orderBy: FIRST_UPDATED')).map(({ id }) => id)).toEqual([other, changed]);
});

test('a new role is a change of the person', async () => {
  const { id, key } = await portal.joinStaff('Employee');
  await portal.db.user.update({ where: { id: key }, data: { updatedAt: BEFORE } });
  await portal.rest('POST', `/staff/${id}/roles`, { token: boss.token, body: { roleName: 'Manager' } });
  const [first] = await ask('staff', 'orderBy: FIRST_UPDATED');
  expect(first).not.toMatchObject({ id });
  expect(await ask('staff', `filter: { updatedSince: "2026-01-02T00:00:00.000Z" }`)).toContainEqual(
    expect.objectContaining({ id }),
  );
});
