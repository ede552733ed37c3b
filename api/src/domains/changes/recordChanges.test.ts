/** The feed of changed records: what is in it, in which order, and who may read it. */
import { toUtcMidnight } from 'rules/days';
import { encodeId } from 'rules/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { readTestDatabaseUrl } from '../../platform/config/config.ts';

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor();
});

/** Something that is recorded, after which the changes so far have their places. */
async function seal(): Promise<void> {
  await portal.rest('POST', '/auth/login', { body: { email: driver.email, password: 'Wrong-Horse-1' } });
  await portal.services.sealer.seal();
}

const ask = (topics: string[], after: string | null = null, who = admin) =>
  portal.graphql(
    `query ($topics: [ChangeTopic!]!, $after: String) { changes(topics: $topics, after: $after) {
      pageInfo { endCursor } nodes { topic kind recordId journalNo } } }`,
    { topics, after },
    who.token,
  );

async function read(topics: string[], after: string | null = null) {
  const { data, errors } = await ask(topics, after);
  expect(errors).toBeUndefined();
  return { found: data.changes.nodes, cursor: data.changes.pageInfo.endCursor ?? after };
}

const addDay = (day: string) =>
  portal.db.timeLog.create({ data: { userId: driver.key, date: toUtcMidnight(day), worked: true } });

test('has each record once, at its last change', async () => {
  const [first, second] = [await addDay('2026-11-09'), await addDay('2026-11-10')];
  await seal();
  const { found, cursor } = await read(['TIME_LOGS']);
  expect(found.map(({ recordId }: { recordId: string }) => recordId).sort()).toEqual(
    [first, second].map(({ id }) => encodeId('TimeLog', id)).sort(),
  );
  expect((await read(['TIME_LOGS'], cursor)).found).toEqual([]);
  await portal.db.timeLog.update({ where: { id: first.id }, data: { description: 'Late' } });
  expect((await read(['TIME_LOGS'], cursor)).found).toEqual([]);
  await seal();
  expect((await read(['TIME_LOGS'], cursor)).found).toMatchObject([
    { kind: 'CHANGED', recordId: encodeId('TimeLog', first.id) },
  ]);
  expect((await read(['TIME_LOGS'])).found).toMatchObject(
    [second, first].map(({ id }) => ({ recordId: encodeId('TimeLog', id) })),
  );
});

test('begins at a time', async () => {
  const [first, second] = [await addDay('2026-11-09'), await addDay('2026-11-10')];
  await seal();
  const changedAt = async (id: string, at: string) =>
    portal.db.recordChange.updateMany({ where: { recordId: id }, data: { changedAt: new Date(at) } });
  await changedAt(first.id, '2026-11-10T04:59:59.999Z');
  await changedAt(second.id, '2026-11-10T05:00:00Z');
  const { data } = await portal.graphql(
    '{ changes(topics: [TIME_LOGS], since: "2026-11-10T05:00:00.000Z") { nodes { recordId } } }',
    {},
    admin.token,
  );
  expect(data.changes.nodes).toEqual([{ recordId: encodeId('TimeLog', second.id) }]);
});

test('says what was deleted, with everything that went with it', async () => {
  const { id } = await addDay('2026-11-09');
  await seal();
  const { cursor } = await read(['CONTRACTORS', 'TIME_LOGS']);
  await portal.db.user.delete({ where: { id: driver.key } });
  await seal();
  expect((await read(['CONTRACTORS', 'TIME_LOGS'], cursor)).found).toMatchObject([
    { topic: 'CONTRACTORS', kind: 'DELETED', recordId: driver.id },
    { topic: 'TIME_LOGS', kind: 'DELETED', recordId: encodeId('TimeLog', id) },
  ]);
});

test('has what statements change without a model, and no password that is sealed again', async () => {
  const { id } = await addDay('2026-11-09');
  await seal();
  const { cursor } = await read(['CONTRACTORS', 'TIME_LOGS']);
  await portal.database.pool.query(`UPDATE "User" SET "passwordHash" = 'x' WHERE id = $1`, [driver.key]);
  await portal.database.pool.query(`UPDATE "TimeLog" SET description = 'x' WHERE id = $1`, [id]);
  await seal();
  expect((await read(['CONTRACTORS', 'TIME_LOGS'], cursor)).found).toMatchObject([
    { topic: 'TIME_LOGS', kind: 'CHANGED', recordId: encodeId('TimeLog', id) },
  ]);
});

test('has a new role of a member of staff', async () => {
  const member = await portal.joinStaff('Employee');
  await seal();
  const { cursor } = await read(['STAFF']);
  const { status } = await portal.rest('POST', `/staff/${member.id}/roles`, {
    ...{ token: admin.token, body: { roleName: 'Accountant' } },
  });
  expect(status).toBe(200);
  await seal();
  expect((await read(['STAFF'], cursor)).found).toMatchObject([{ kind: 'CHANGED', recordId: member.id }]);
});

test('has entries of the ledger with their number in the journal', async () => {
  await portal.db.payrollRun.create({
    data: {
      ...{ userId: driver.key, basePay: 100, bonuses: 0, totalPay: 100 },
      ...{ weekStart: toUtcMidnight('2026-11-02'), weekEnd: toUtcMidnight('2026-11-08') },
      payDate: toUtcMidnight('2026-11-13'),
    },
  });
  await seal();
  const { sequence } = await portal.db.ledgerEntry.findFirstOrThrow();
  expect((await read(['LEDGER_ENTRIES', 'PAYROLL_RUNS'])).found).toMatchObject([
    { topic: 'PAYROLL_RUNS', journalNo: null },
    { topic: 'LEDGER_ENTRIES', kind: 'CHANGED', journalNo: `L-${sequence}` },
  ]);
});

test.runIf(readTestDatabaseUrl())('misses no change that was committed after later ones', async () => {
  const [early, late] = [await addDay('2026-11-09'), await addDay('2026-11-10')];
  await seal();
  const start = (await read(['TIME_LOGS'])).cursor;
  const client = await portal.database.pool.connect();
  const change = `UPDATE "TimeLog" SET description = 'Changed' WHERE id = $1`;
  await client.query('BEGIN');
  await client.query(change, [early.id]);
  await portal.database.pool.query(change, [late.id]);
  await seal();
  const meanwhile = await read(['TIME_LOGS'], start);
  await client.query('COMMIT');
  client.release();
  expect(meanwhile.found).toMatchObject([{ recordId: encodeId('TimeLog', late.id) }]);
  await seal();
  expect((await read(['TIME_LOGS'], meanwhile.cursor)).found).toMatchObject([
    { recordId: encodeId('TimeLog', early.id) },
  ]);
});

test.each([
  ['Accountant', 'STAFF'],
  ['Manager', 'STAFF'],
  ['HR', 'TIME_LOGS'],
  ['HR', 'RECEIPTS'],
  ['HR', 'PAYROLL_RUNS'],
  ['HR', 'TAX_DOCUMENTS'],
  ['HR', 'LEDGER_ENTRIES'],
] as const)('refuses to %s the topic %s, whatever else is asked for', async (role, topic) => {
  const { errors } = await ask(['CONTRACTORS', topic], null, await portal.joinStaff(role));
  expect(errors).toMatchObject([
    { message: `You can’t read changes of ${topic}.`, extensions: { code: 'FORBIDDEN' } },
  ]);
});

test('refuses drivers, and a request without topics', async () => {
  expect((await ask(['TIME_LOGS'], null, driver)).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  expect((await ask([])).errors).toMatchObject([{ extensions: { code: 'VALIDATION', path: ['topics'] } }]);
});

test('refuses a token the topics of other areas', async () => {
  const { data } = await portal.graphql(
    `mutation { result: createAccessToken(input: { name: "Copy", scopes: [PAYROLL_READ] }) {
      ... on CreateAccessTokenPayload { token } } }`,
    {},
    admin.token,
  );
  const script = { ...admin, token: data.result.token };
  expect((await ask(['PAYROLL_RUNS', 'LEDGER_ENTRIES'], null, script)).errors).toBeUndefined();
  for (const [topic, scope] of [
    ['CONTRACTORS', 'PEOPLE_READ'],
    ['TIME_LOGS', 'TIME_LOGS_READ'],
    ['TAX_DOCUMENTS', 'TAX_READ'],
  ])
    expect((await ask(['PAYROLL_RUNS', topic!], null, script)).errors).toMatchObject([
      {
        message: expect.stringContaining(`does not have the scope ${scope}`),
        extensions: { code: 'FORBIDDEN' },
      },
    ]);
});
