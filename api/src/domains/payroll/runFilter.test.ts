/** The filter of the list of runs. */
import { addDays, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let accountant: Actor;
let driver: Actor;
let other: Actor;

const addRun = (
  userId: string,
  monday: string,
  status: 'PROCESSED' | 'PAID' | 'VOID',
  { payDate = addDays(monday, 11), bonuses = 0, kind = 'REGULAR' as 'REGULAR' | 'ADJUSTMENT' } = {},
) =>
  portal.db.payrollRun.create({
    data: {
      ...{ userId, status, kind, bonuses, basePay: 100, totalPay: 100 + bonuses },
      ...{ weekStart: toUtcMidnight(monday), weekEnd: toUtcMidnight(addDays(monday, 6)) },
      payDate: toUtcMidnight(payDate),
    },
  });

beforeAll(async () => {
  portal = await openTestPortal();
  accountant = await portal.joinStaff('Accountant');
  driver = await portal.joinContractor();
  other = await portal.joinContractor();
  await addRun(driver.key, '2026-10-26', 'PAID', { bonuses: 5 });
  await addRun(driver.key, '2026-11-02', 'VOID');
  await addRun(driver.key, '2026-11-02', 'PROCESSED', { kind: 'ADJUSTMENT' });
  await addRun(other.key, '2026-11-09', 'PROCESSED', { payDate: '2027-01-04' });
});
afterAll(() => portal.close());

const ask = (filter: object, who = accountant, args = '') =>
  portal.graphql(
    `query ($filter: PayrollRunFilter) { payrollRuns(filter: $filter${args}) { nodes { number } totalCount } }`,
    { filter },
    who.token,
  );

async function numbers(filter: object, who = accountant): Promise<number[]> {
  const { data, errors } = await ask(filter, who);
  expect(errors).toBeUndefined();
  const found: number[] = data.payrollRuns.nodes.map(({ number }: { number: number }) => number);
  expect(data.payrollRuns.totalCount).toBe(found.length);
  return found.sort();
}

test.each<[string, object, number[]]>([
  ['nothing', {}, [1, 2, 3, 4]],
  ['days of the pay date', { payDate: { from: '2026-11-06', to: '2026-11-13' } }, [1, 2, 3]],
  ['a first day alone', { payDate: { from: '2026-11-07' } }, [2, 3, 4]],
  ['days of the week’s Monday', { weekStart: { from: '2026-10-27', to: '2026-11-02' } }, [2, 3]],
  ['statuses', { status: { in: ['PAID', 'VOID'] } }, [1, 2]],
  ['no status at all', { status: { in: [] } }, []],
  ['a kind', { kind: 'ADJUSTMENT' }, [3]],
  ['a number', { number: 4 }, [4]],
  ['expenses', { hasExpenses: true }, [1]],
  ['no expenses', { hasExpenses: false }, [2, 3, 4]],
  ['several at once', { status: { in: ['PROCESSED'] }, payDate: { to: '2026-12-31' } }, [3]],
])('matches runs by %s', async (_what, filter, expected) => {
  expect(await numbers(filter)).toEqual(expected);
});

test('matches the runs of people, and refuses those of others to a driver', async () => {
  expect(await numbers({ userId: { in: [driver.id] } })).toEqual([1, 2, 3]);
  expect(await numbers({ userId: { in: [driver.id, other.id] } })).toEqual([1, 2, 3, 4]);
  expect(await numbers({ userId: { in: [other.id] } }, other)).toEqual([4]);
  expect(await numbers({ number: 1 }, other)).toEqual([]);
  const { errors } = await ask({ userId: { in: [other.id, driver.id] } }, other);
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

test.each<[string, object, string, string]>([
  [
    'status is the former name of filter.status: send filter.status alone.',
    { status: { in: ['PAID'] } },
    ', status: VOID',
    'status',
  ],
  [
    'payYear is the former name of filter.payDate: send filter.payDate alone.',
    { payDate: { from: '2026-01-01' } },
    ', payYear: 2026',
    'payYear',
  ],
  [
    'filter.payDate.to must not be before filter.payDate.from.',
    { payDate: { from: '2026-11-02', to: '2026-11-01' } },
    '',
    'filter.payDate.to',
  ],
  ['filter.userId.in.0 must be the id of a user.', { userId: { in: ['none'] } }, '', 'filter.userId.in.0'],
])('refuses what is no use: %s', async (message, filter, args, path) => {
  const { errors } = await ask(filter, accountant, args);
  expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION', path: path.split('.') } }]);
});

test('refuses more people than a filter takes', async () => {
  const { errors } = await ask({ userId: { in: Array(51).fill(driver.id) } });
  expect(errors).toMatchObject([{ message: 'filter.userId.in has 51 ids: send at most 50.' }]);
});
