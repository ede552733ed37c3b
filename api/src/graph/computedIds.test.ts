/** Computed objects have IDs like stored records, and can be found by them. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';

const MONDAY = '2026-11-09';
const USER = 'user { id name }';

let portal: TestPortal;
let manager: Actor;
let ada: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
  manager = await portal.joinStaff('Manager');
  ada = await portal.joinContractor({ firstName: 'Ada', lastName: 'Okafor', dailyRate: 200 });
  await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine', dailyRate: 150 });
  await portal.db.timeLog.create({
    data: { userId: ada.key, date: toUtcMidnight(MONDAY), worked: true, status: 'PENDING' },
  });
  await portal.db.payrollRun.create({
    data: {
      number: 1,
      userId: ada.key,
      weekStart: toUtcMidnight('2026-11-02'),
      weekEnd: toUtcMidnight('2026-11-08'),
      payDate: toUtcMidnight('2026-11-10'),
      status: 'PAID',
      paidAt: new Date('2026-11-10T17:00:00Z'),
      basePay: 200,
      bonuses: 0,
      totalPay: 200,
    },
  });
});
afterAll(() => portal.close());

// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own query
async function ask(query: string, variables: object = {}, who = manager): Promise<any> {
  const { data, errors } = await portal.graphql(query, { ...variables }, who.token);
  expect(errors).toBeUndefined();
  return data;
}
const readNode = async (fields: string, id: string, who = manager) =>
  (await ask(`query ($id: ID!) { node(id: $id) { id ${fields} } }`, { id }, who)).node;

/** Each type with its fields, its ID, and how to read it without the ID. */
const COMPUTED: [type: string, fields: string, id: () => string, read: () => Promise<object>][] = [
  [
    'PayrollBoard',
    'weekStart totals { contractors held }',
    () => `PayrollBoard_${MONDAY}`,
    async () =>
      (await ask(`{ payrollBoard(weekStart: "${MONDAY}") { id weekStart totals { contractors held } } }`))
        .payrollBoard,
  ],
  [
    'PayrollBoardRow',
    `${USER} pendingDays state`,
    () => `PayrollBoardRow_${MONDAY}.${ada.key}`,
    async () =>
      (
        await ask(
          `{ payrollBoard(weekStart: "${MONDAY}") { rows(search: "Ada") { edges { node { id ${USER} pendingDays state } } } } }`,
        )
      ).payrollBoard.rows.edges[0].node,
  ],
  [
    'PayrollWeek',
    `${USER} weekStart days { worked }`,
    () => `PayrollWeek_${MONDAY}.${ada.key}`,
    async () =>
      (
        await ask(
          `query ($userId: ID!) { payrollWeek(userId: $userId, weekStart: "${MONDAY}") { id ${USER} weekStart days { worked } } }`,
          { userId: ada.id },
        )
      ).payrollWeek,
  ],
  [
    'SubmittedWeek',
    `${USER} weekStart days { date status }`,
    () => `SubmittedWeek_${MONDAY}.${ada.key}`,
    async () =>
      (await ask(`{ submittedWeeks { edges { node { id ${USER} weekStart days { date status } } } } }`))
        .submittedWeeks.edges[0].node,
  ],
  [
    'TaxSeason',
    'year totals { payees paid }',
    () => 'TaxSeason_2026',
    async () => (await ask('{ taxSeason(year: 2026) { id year totals { payees paid } } }')).taxSeason,
  ],
  [
    'TaxSeasonRow',
    `${USER} paid state runs { number totalPay }`,
    () => `TaxSeasonRow_2026.${ada.key}`,
    async () =>
      (
        await ask(
          `query ($userId: ID!) { taxSeason(year: 2026) { row(userId: $userId) { id ${USER} paid state runs { number totalPay } } } }`,
          { userId: ada.id },
        )
      ).taxSeason.row,
  ],
];

test.each(COMPUTED)('%s is found by its id, as it is read without', async (type, fields, id, read) => {
  const known = await read();
  expect(known).toMatchObject({ id: id() });
  expect(await readNode(`... on ${type} { ${fields} }`, id())).toEqual(known);
});

test.each(COMPUTED)('%s does not exist for the driver it is about', async (_type, _fields, id) => {
  expect(await readNode('', id(), ada)).toBeNull();
});

test.each([
  'PayrollBoard_2026-11-10',
  'PayrollBoard_2026-13-01',
  'PayrollBoard_',
  'PayrollBoardRow_2026-11-09',
  'PayrollBoardRow_2026-11-09.unknown',
  'PayrollBoardRow_2026-11-09.01900000-0000-7000-8000-00000000000f',
  'PayrollWeek_2026-11-09.01900000-0000-7000-8000-00000000000f',
  'SubmittedWeek_2026-11-16.01900000-0000-7000-8000-00000000000f',
  'TaxSeason_1999',
  'TaxSeason_20266',
  'TaxSeasonRow_2026.01900000-0000-7000-8000-00000000000f',
  'Nothing_2026',
])('nothing is found by %s', async (id) => {
  expect(await readNode('', id)).toBeNull();
});
