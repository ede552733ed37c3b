/** A person's weeks with logged days, page by page. */
import { addDays, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  driver = await portal.joinContractor();
});

const WEEKS = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { person(id: $id) {
  loggedWeeks(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { weekStart weekEnd workedDays days { date } } }
    pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } } }`;

async function read(args: object) {
  const { data, errors } = await portal.graphql(WEEKS, { id: driver.id, ...args }, driver.token);
  expect(errors).toBeUndefined();
  return data.person.loggedWeeks;
}
const mondays = ({ edges }: { edges: { node: { weekStart: string } }[] }) =>
  edges.map(({ node }) => node.weekStart);

const log = (day: string, worked = true) =>
  portal.db.timeLog.create({ data: { userId: driver.key, date: toUtcMidnight(day), worked } });

longTest('days of a week are together, from Monday on, and weeks without days are none', async () => {
  for (const day of ['2026-11-15', '2026-11-09', '2026-11-16', '2026-10-20']) await log(day);
  await log('2026-11-12', false);
  const { edges, pageInfo } = await read({});
  expect(edges.map(({ node }: { node: object }) => node)).toEqual([
    { weekStart: '2026-11-16', weekEnd: '2026-11-22', workedDays: 1, days: [{ date: '2026-11-16' }] },
    {
      weekStart: '2026-11-09',
      weekEnd: '2026-11-15',
      workedDays: 2,
      days: [{ date: '2026-11-09' }, { date: '2026-11-12' }, { date: '2026-11-15' }],
    },
    { weekStart: '2026-10-19', weekEnd: '2026-10-25', workedDays: 1, days: [{ date: '2026-10-20' }] },
  ]);
  expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
});

test('pages follow each other both ways, with whole weeks, full and thin', async () => {
  const starts = ['2026-11-16', '2026-11-09', '2026-10-26', '2026-10-19', '2026-09-07'];
  for (const [place, monday] of starts.entries())
    for (let day = 0; day < (place % 2 === 0 ? 7 : 1); day += 1) await log(addDays(monday, day));
  const first = await read({ first: 2 });
  expect(mondays(first)).toEqual(starts.slice(0, 2));
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await read({ first: 2, after: first.pageInfo.endCursor });
  expect(mondays(second)).toEqual(starts.slice(2, 4));
  expect(second.edges[0].node.days).toHaveLength(7);
  const third = await read({ first: 2, after: second.pageInfo.endCursor });
  expect(mondays(third)).toEqual(starts.slice(4));
  expect(third.pageInfo.hasNextPage).toBe(false);
  const back = await read({ last: 2, before: third.pageInfo.startCursor });
  expect(mondays(back)).toEqual(starts.slice(2, 4));
  expect(back.edges[0].node.days).toHaveLength(7);
});

longTest('one week is asked for by any of its days, and is this one unless it is named', async () => {
  const WEEK = `query ($id: ID!, $on: Date) { person(id: $id) {
    week: loggedWeek(weekStart: $on) { weekStart weekEnd workedDays days { date } } } }`;
  const readWeek = async (on?: string) =>
    (await portal.graphql(WEEK, { id: driver.id, on }, driver.token)).data.person.week;
  await log('2026-11-15');
  await log('2026-11-16');
  const week = {
    weekStart: '2026-11-09',
    weekEnd: '2026-11-15',
    workedDays: 1,
    days: [{ date: '2026-11-15' }],
  };
  expect(await readWeek('2026-11-12')).toEqual(week);
  expect(await readWeek('2026-11-02')).toMatchObject({ weekStart: '2026-11-02', workedDays: 0, days: [] });
  expect(await readWeek()).toMatchObject({ weekStart: '2026-11-16', workedDays: 1 });
});
