/** What one request did is one row of the audit log, which opens to its entries. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import { systemContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

let portal: TestPortal;
let admin: Actor;
let boss: Actor;
let daniel: Actor;
let dario: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-21');
  admin = await portal.joinStaff('IT_Admin');
  boss = await portal.joinStaff('Manager');
  daniel = await portal.joinContractor({ firstName: 'Daniel', lastName: 'Nakamura' });
  dario = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});

/** Records what one request of the manager did, or the system itself. */
async function act(entries: AuditEntry[], requestId: string = randomUUID()) {
  const context = {
    ...systemContext(portal.services),
    request: { id: requestId, ipAddress: null, userAgent: null },
  };
  const given = entries.map((entry) => ({ userId: requestId === 'system' ? null : boss.key, ...entry }));
  await inTransaction(portal.db, (tx) => recordAll(tx, context, given));
}

const day = (who: Actor, date: string): AuditEntry => ({
  action: 'TIME_LOG_APPROVED',
  entityType: 'TimeLog',
  entityId: randomUUID(),
  newValues: { userId: who.key, date, worked: true },
});
const run = (who: Actor, totalPay: number): AuditEntry => ({
  action: 'PAYROLL_CALCULATED',
  entityType: 'PayrollRun',
  entityId: randomUUID(),
  newValues: { userId: who.key, number: 7, totalPay },
});
const week = (who: Actor) => [16, 17, 18, 19, 20].map((date) => day(who, `2026-11-${date}`));

const ACTS = `query($first: Int, $after: String, $last: Int, $before: String, $search: String, $action: String,
    $level: LogLevel, $actOf: ID, $onePerAct: Boolean = true) {
  auditLogs(first: $first, after: $after, last: $last, before: $before, search: $search, action: $action,
    level: $level, actOf: $actOf, onePerAct: $onePerAct) {
    totalCount exactCount pageInfo { hasNextPage endCursor startCursor }
    edges { node { id sentence act { entryCount sentence } } } } }`;

async function read(variables: Record<string, unknown> = {}) {
  const { data, errors } = await portal.graphql(ACTS, variables, admin.token);
  expect(errors).toBeUndefined();
  const { auditLogs } = data;
  const nodes = auditLogs.edges.map(({ node }: { node: unknown }) => node);
  return { ...auditLogs, nodes, acts: nodes.map(({ act }: never) => (act as { sentence: string }).sentence) };
}

test('an approved week is one row, which opens to its days', async () => {
  await act(week(daniel));
  const { nodes, totalCount, exactCount } = await read({ action: 'TIME_LOG_APPROVED' });
  expect([nodes.length, totalCount, exactCount]).toEqual([1, 1, 1]);
  expect(nodes[0].act).toEqual({
    entryCount: 5,
    sentence: `Robin Example approved 5 days of Daniel Nakamura, Nov 16 – 20, 2026.`,
  });
  const opened = await read({ actOf: nodes[0].id, onePerAct: false });
  expect(opened.totalCount).toBe(5);
  expect(opened.nodes.at(-1).sentence).toBe(`Robin Example approved Nov 16, 2026 of Daniel Nakamura.`);
});

test('a driver’s own days are named without the driver again', async () => {
  await act(week(daniel).map((entry) => ({ ...entry, action: 'TIME_LOG_CREATED', userId: daniel.key })));
  const { acts } = await read({ action: 'TIME_LOG_CREATED' });
  expect(acts).toEqual(['Daniel Nakamura logged 5 days, Nov 16 – 20, 2026.']);
});

test('payroll for many people is one row', async () => {
  await act([run(daniel, 1000), run(dario, 250.5)]);
  const { acts } = await read({ action: 'PAYROLL_CALCULATED' });
  expect(acts).toEqual([`Robin Example processed payroll for 2 people: $1,250.50 in all.`]);
});

test('other requests, actions, levels and actors are other acts, and the system’s entries are none', async () => {
  const request = randomUUID();
  await act([day(daniel, '2026-11-16')]);
  await act([day(daniel, '2026-11-17')]);
  await act(
    [
      { ...day(daniel, '2026-11-18'), level: 'WARNING' },
      day(daniel, '2026-11-18'),
      { ...day(daniel, '2026-11-19'), userId: dario.key },
      run(daniel, 10),
    ],
    request,
  );
  await act([day(daniel, '2026-11-16'), day(daniel, '2026-11-17')], 'system');
  const { nodes, totalCount } = await read({ search: undefined });
  const counts = nodes.map(({ act: { entryCount } }: { act: { entryCount: number } }) => entryCount);
  expect([counts.every((count: number) => count === 1), totalCount]).toEqual([true, counts.length]);
  expect((await read({ action: 'TIME_LOG_APPROVED' })).totalCount).toBe(7);
  expect((await read({ action: 'TIME_LOG_APPROVED', level: 'WARNING' })).totalCount).toBe(1);
  expect((await read({ onePerAct: false, actOf: nodes[0].id })).totalCount).toBe(1);
});

longTest('pages of acts skip and repeat none, in both directions', async () => {
  for (const who of [daniel, dario, daniel, dario, daniel]) await act(week(who));
  const action = 'TIME_LOG_APPROVED';
  const all = (await read({ action })).nodes.map(({ id }: { id: string }) => id);
  expect(all).toHaveLength(5);
  const seen: string[] = [];
  let page = await read({ action, first: 2 });
  for (;;) {
    seen.push(...page.nodes.map(({ id }: { id: string }) => id));
    if (!page.pageInfo.hasNextPage) break;
    page = await read({ action, first: 2, after: page.pageInfo.endCursor });
  }
  expect(seen).toEqual(all);
  const before = await read({ action, last: 2, before: page.pageInfo.startCursor });
  expect(before.nodes.map(({ id }: { id: string }) => id)).toEqual(all.slice(2, 4));
});

test('a search finds an act if any of its entries matches', async () => {
  const about = (who: Actor): AuditEntry => ({
    action: 'DAYS_APPROVED',
    entityType: 'User',
    entityId: who.key,
    newValues: { days: ['2026-11-16', '2026-11-17'] },
  });
  await act([about(daniel), about(dario)]);
  for (const search of ['Nakamura', 'Fontaine']) {
    const { acts } = await read({ search, action: 'DAYS_APPROVED' });
    expect(acts).toEqual([`Robin Example approved 4 days of 2 people, Nov 16 – 17, 2026.`]);
  }
});
