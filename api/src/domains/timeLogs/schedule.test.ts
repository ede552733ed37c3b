import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, expect } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const SCHEDULE = `query ($id: ID!, $startDate: Date, $endDate: Date) { node(id: $id) { ... on User {
  schedule(startDate: $startDate, endDate: $endDate) { date } } } }`;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

longTest('a schedule has the days of its range from the first on, both ends included', async () => {
  const { id, key, token } = await portal.joinContractor();
  const days = ['2026-11-10', '2026-11-08', '2026-11-09', '2026-11-11'];
  await portal.db.timeLog.createMany({
    data: days.map((day) => ({ userId: key, date: toUtcMidnight(day), worked: true })),
  });
  const listDates = async (range: object) => {
    const { data } = await portal.graphql(SCHEDULE, { id, ...range }, token);
    return data.node.schedule.map(({ date }: { date: string }) => date);
  };
  expect(await listDates({})).toEqual([...days].sort());
  expect(await listDates({ startDate: '2026-11-09', endDate: '2026-11-10' })).toEqual([
    '2026-11-09',
    '2026-11-10',
  ]);
});
