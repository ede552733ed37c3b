/** How many database statements the most-used screens take. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClientOperations } from '../../src/app/operations.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';
import { recordStatements } from '../support/statements.ts';

let portal: TestPortal;
let people: Record<'admin' | 'manager' | 'driver', Actor>;
beforeAll(async () => {
  portal = await openTestPortal({ countsStatements: true });
  people = {
    admin: await portal.joinStaff('IT_Admin'),
    manager: await portal.joinStaff('Manager'),
    driver: await portal.joinContractor({ dailyRate: 200 }),
  };
  const input = { date: '2026-11-17', worked: true };
  const document = 'mutation($input: LogDayInput!) { logDay(input: $input) { __typename } }';
  await portal.graphql(document, { input }, people.driver.token);
});
afterAll(() => portal.close());

const AUTHENTICATION = 1;
const texts = [...readClientOperations().values()];

it.each([
  // One statement reads the entries, another what their acts did and the names in their sentences.
  ['AuditLogsScreenQuery', 'admin', { first: 50, person: '', hasPerson: false }, 2],
  ['ContractorsScreenQuery', 'manager', { first: 10 }, 1],
  // A keyed hash of the address tells who is locked out, for all rows at once.
  ['StaffScreenQuery', 'admin', { first: 10 }, 2],
  // The names in the activity, and the failed jobs.
  ['AdminDashboardQuery', 'admin', {}, 3],
  // The payday's board takes the other statements: the same number for one person as for a thousand (payday.test.ts).
  ['ManagerDashboardQuery', 'manager', {}, 8],
  // The driver with the days; the receipts; the open week; and its pay date.
  ['EmployeeDashboardQuery', 'driver', { userId: 'own' }, 4],
  [
    'TimeLogsScreenQuery',
    'driver',
    {
      ...{ userId: 'own', isFiltered: true, status: 'PENDING', foundDays: 5, loggedDays: 30 },
      ...{ isApprover: false, teamFirst: 25 },
    },
    2,
  ],
  // The team's days are read after the people on the page are known.
  [
    'TimeLogsScreenQuery',
    'manager',
    { userId: 'own', isFiltered: false, foundDays: 5, loggedDays: 30, isApprover: true, teamFirst: 25 },
    3,
  ],
  ['PayrollScreenQuery', 'manager', { hasWeek: false }, 2],
] as const)('%s takes as few database statements as possible', async (name, role, variables, count) => {
  const who = people[role];
  const text = texts.find((known) => known.startsWith(`query ${name}`))!;
  const given = 'userId' in variables ? { ...variables, userId: who.id } : variables;
  const open = () =>
    recordStatements(portal.database.pool, async () => {
      expect((await portal.graphql(text, given, who.token)).errors).toBeUndefined();
    });
  // What the screen computes from many rows is kept from the first time.
  await open();
  const statements = await open();
  expect(statements.length, statements.join('\n')).toBe(AUTHENTICATION + count);
});

it('data read with the session is not read again', async () => {
  const statements = await recordStatements(portal.database.pool, async () => {
    const { errors } = await portal.graphql('{ viewer { id unsentWeek } }', {}, people.driver.token);
    expect(errors).toBeUndefined();
  });
  expect(statements.length, statements.join('\n')).toBe(AUTHENTICATION);
});
