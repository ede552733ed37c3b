/** Following a batch while the job runs. */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { payroll } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { CHUNK_SIZE } from './payrollBatch.ts';

const PROGRESS = `subscription($id: ID!) {
  payrollBatchProgress(id: $id) { id total done refused paidTotal finishedAt items(first: 2) { totalCount } } }`;

let portal: TestPortal;
let manager: Actor;
let pay: ReturnType<typeof payroll>;

beforeAll(async () => {
  portal = await openTestPortal();
  pay = payroll(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
});

function follow({ token }: Actor, id: string) {
  const stream = portal.subscribe(PROGRESS, { id }, token);
  onTestFinished(async () => void (await stream.return()));
  return stream;
}

longTest('reports its current state, some steps on the way, the end, and no more', async () => {
  const people = 2 * CHUNK_SIZE;
  await pay.joinMany(people);
  const { batch } = await pay.startAsShown(manager);
  const stream = follow(await portal.joinStaff('Manager'), batch.id);
  const { value: first } = await stream.next();
  expect(first?.data.payrollBatchProgress).toMatchObject({
    id: batch.id,
    total: people,
    done: 0,
    finishedAt: null,
    items: { totalCount: people },
  });
  const working = portal.runJobs();
  const told = [];
  for await (const { data } of stream) told.push(data.payrollBatchProgress);
  await working;
  expect(told.at(-1)).toMatchObject({ done: people, refused: 0, finishedAt: expect.any(String) });
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).sort((a, b) => a - b));
  // At most once per chunk and once at the end.
  expect(told.length).toBeLessThanOrEqual(2 + 1);
});

longTest('of one that is finished, only that', async () => {
  await pay.joinMany(1);
  const { batch } = await pay.startAsShown(manager);
  await portal.runJobs();
  const told = [];
  for await (const { data } of follow(manager, batch.id)) told.push(data.payrollBatchProgress.done);
  expect(told).toEqual([1]);
});

test('ends for someone who is no longer a manager', async () => {
  await pay.joinMany(2);
  const { batch } = await pay.startAsShown(manager);
  const other = await portal.joinStaff('Manager');
  const stream = follow(other, batch.id);
  await stream.next();
  await portal.db.roleAssignment.deleteMany({ where: { userId: other.key } });
  await portal.runJobs();
  expect((await stream.next()).value?.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await stream.next()).done).toBe(true);
});

test.each(['PayrollBatch_0190aaaa-0000-7000-8000-000000000000', 'nonsense'])('%s is no batch', async (id) => {
  const { value } = await follow(manager, id).next();
  expect(value?.errors?.[0]).toMatchObject({
    message: 'Payroll batch not found.',
    extensions: { code: 'NOT_FOUND' },
  });
});

longTest('says which request a failed event belongs to, long after the response', async () => {
  await pay.joinMany(1);
  const { batch } = await pay.startAsShown(manager);
  const { db } = portal.services;
  onTestFinished(() => void Object.assign(portal.services, { db }));
  let isBroken = false;
  const fail = () => Promise.reject(new Error('The disk is on fire.'));
  const breaking = new Proxy(db, {
    get: (target, name) =>
      isBroken && name === 'payrollBatchItem' ? { findMany: fail, count: fail } : Reflect.get(target, name),
  });
  Object.assign(portal.services, { db: breaking });
  const stream = follow(manager, batch.id);
  expect((await stream.next()).value?.errors).toBeUndefined();
  isBroken = true;
  await portal.runJobs();
  const { value } = await stream.next();
  expect(value?.errors?.[0]).toMatchObject({
    message: 'Something went wrong on our side. Please try again.',
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
  });
});
