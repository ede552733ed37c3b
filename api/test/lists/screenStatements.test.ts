/** How many statements the screens that are opened most cost the database. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClientOperations } from '../../src/app/operations.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';
import { recordStatements } from '../support/statements.ts';

let portal: TestPortal;
let people: Record<'admin' | 'manager' | 'driver', Actor>;
beforeAll(async () => {
  portal = await openTestPortal();
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
  // What acts did altogether, and the names that their sentences say, are read once it is known which they are.
  ['AuditLogsScreenQuery', 'admin', { first: 50, person: '', hasPerson: false }, 3],
  ['ContractorsScreenQuery', 'manager', { first: 10 }, 1],
  // Who is locked out is known by a keyed hash of the address, of all rows at once.
  ['StaffScreenQuery', 'admin', { first: 10 }, 2],
  // As are the names of its activity; what is wrong asks the jobs and the failed sign-ins, and what is left to set up the company.
  ['AdminDashboardQuery', 'admin', {}, 5],
  // The board of the payday takes the others, as many for a thousand people as for one (payday.test.ts).
  ['ManagerDashboardQuery', 'manager', {}, 12],
  // The driver, days and receipts; what is summed up for the driver; what is known of an open week, and its pay date.
  ['EmployeeDashboardQuery', 'driver', { userId: 'own' }, 4],
  [
    'TimeLogsScreenQuery',
    'driver',
    {
      ...{ userId: 'own', isFiltered: true, status: 'PENDING', foundDays: 5, loggedDays: 30 },
      ...{ isApprover: false, teamFirst: 25 },
    },
    1,
  ],
  // The days of a team are read once it is known who is on the page.
  [
    'TimeLogsScreenQuery',
    'manager',
    { userId: 'own', isFiltered: false, foundDays: 5, loggedDays: 30, isApprover: true, teamFirst: 25 },
    2,
  ],
  ['PayrollScreenQuery', 'manager', { hasWeek: false }, 1],
] as const)('%s asks the database as seldom as can be', async (name, role, variables, count) => {
  const who = people[role];
  const text = texts.find((known) => known.startsWith(`query ${name}`))!;
  const given = 'userId' in variables ? { ...variables, userId: who.id } : variables;
  const statements = await recordStatements(portal.database.pool, async () => {
    expect((await portal.graphql(text, given, who.token)).errors).toBeUndefined();
  });
  expect(statements.length, statements.join('\n')).toBe(AUTHENTICATION + count);
});

it('data read with the session is not read again', async () => {
  const statements = await recordStatements(portal.database.pool, async () => {
    const { errors } = await portal.graphql('{ viewer { id unsentWeek } }', {}, people.driver.token);
    expect(errors).toBeUndefined();
  });
  expect(statements.length, statements.join('\n')).toBe(AUTHENTICATION);
});
