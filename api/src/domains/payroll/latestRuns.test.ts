/** A person's newest runs. */
import { addDays, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const SHOWN =
  'id number weekStart weekEnd totalPay status isReplaced replacedBy { number } entries { pay } user { id }';
const NEWEST = `query ($id: ID!) { node(id: $id) { ... on User { latestRuns { ${SHOWN} } } } }`;
const LISTED = `query ($id: ID!) { payrollRuns(userId: $id) { edges { node { ${SHOWN} } } } }`;

let portal: TestPortal;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  manager = await portal.joinStaff('Manager');
});
afterAll(() => portal.close());

/** Writes a run directly to the database, optionally as a replacement. */
const addRun = (userId: string, monday: string, status: 'PAID' | 'VOID', replacesId: string | null = null) =>
  portal.db.payrollRun.create({
    data: {
      ...{ userId, status, replacesId, basePay: 150, bonuses: 0, totalPay: 150 },
      ...{ weekStart: toUtcMidnight(monday), weekEnd: toUtcMidnight(addDays(monday, 6)) },
      payDate: toUtcMidnight('2026-11-18'),
      entries: { create: { date: toUtcMidnight(monday), pay: 150, expenses: 0 } },
    },
  });

async function ask(document: string, { id }: Actor) {
  const { data, errors } = await portal.graphql(document, { id }, manager.token);
  expect(errors).toBeUndefined();
  return data;
}
const fetchNewest = async (person: Actor) => (await ask(NEWEST, person)).node.latestRuns;

test('are the first three of the list, whatever is selected', async () => {
  const person = await portal.joinContractor();
  for (const monday of ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'])
    await addRun(person.key, monday, 'PAID');
  const { id } = await addRun(person.key, '2026-11-02', 'VOID');
  const { number } = await addRun(person.key, '2026-11-02', 'PAID', id);

  const newest: { isReplaced: boolean }[] = await fetchNewest(person);
  const listed: { node: object }[] = (await ask(LISTED, person)).payrollRuns.edges;
  expect(newest).toEqual(listed.slice(0, 3).map(({ node }) => node));
  expect(newest.filter(({ isReplaced }) => isReplaced)).toMatchObject([
    { status: 'VOID', replacedBy: { number }, entries: [{ pay: 150 }] },
  ]);
});

test('are none before the first payroll', async () => {
  expect(await fetchNewest(await portal.joinContractor())).toEqual([]);
});
