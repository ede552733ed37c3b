/** The first day of a portal, step by step. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { ensureFirstAdmin } from '../people/firstAdmin.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('each step is done once someone has done it', async () => {
  await ensureFirstAdmin(portal.services, { email: 'first@example.com', password: 'Depot-Key-2026' });
  const { id: key } = await portal.db.user.findFirstOrThrow();
  const token = await portal.signIn(key);
  const read = async () => {
    const { data, errors } = await portal.graphql(
      '{ adminOverview { setup { hasOwnName hasCompany hasManager hasDriver hasWeek } } }',
      {},
      token,
    );
    expect(errors).toBeUndefined();
    return Object.entries(data.adminOverview.setup)
      .filter(([, isDone]) => isDone)
      .map(([step]) => step);
  };
  expect(await read()).toEqual([]);

  await portal.db.user.update({ where: { id: key }, data: { firstName: 'Dana', lastName: 'Reyes' } });
  expect(await read()).toEqual(['hasOwnName']);

  const own = {
    ...{
      legalName: 'Harbor Lane Freight LLC',
      usdotNumber: '1234567',
      mcNumber: null,
      street: '1 Depot Road',
    },
    ...{ zip: '19103', phone: '(215) 555-0177', email: 'office@example.com' },
  };
  const save = (input: object) =>
    portal.graphql(
      'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { __typename } }',
      { input },
      token,
    );
  await save({ ...own, mcNumber: 'MC-123456' });
  expect(await read()).toEqual(['hasOwnName']);
  await save({ reviewText: '', reviewAuthor: '' });
  expect(await read()).toEqual(['hasOwnName', 'hasCompany']);

  const manager = await portal.joinStaff('Manager');
  expect(await read()).toEqual(['hasOwnName', 'hasCompany', 'hasManager']);
  await portal.db.user.update({ where: { id: manager.key }, data: { isActive: false } });
  expect(await read()).toEqual(['hasOwnName', 'hasCompany']);
  await portal.db.user.update({ where: { id: manager.key }, data: { isActive: true } });

  const driver = await portal.joinContractor();
  expect(await read()).not.toContain('hasDriver');
  await portal.db.user.update({ where: { id: driver.key }, data: { dailyRate: 250 } });
  expect(await read()).toEqual(['hasOwnName', 'hasCompany', 'hasManager', 'hasDriver']);

  await portal.db.timeLog.create({
    data: { userId: driver.key, date: new Date('2026-11-16T00:00:00Z'), worked: true, status: 'PENDING' },
  });
  expect(await read()).toEqual(['hasOwnName', 'hasCompany', 'hasManager', 'hasDriver', 'hasWeek']);
});
