import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { type Context, systemContext } from '../operation/context.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { recordRefusals } from './closeOperation.ts';
import { record } from './record.ts';

let portal: TestPortal;
let context: Context;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  context = systemContext(portal.services);
});

test('secrets are left out of an entry wherever they stand', async () => {
  await inTransaction(portal.db, (tx) =>
    record(tx, context, {
      action: 'USER_CREATED',
      entityType: 'User',
      newValues: {
        firstName: 'Kim',
        password: 'Correct-Horse-1',
        nested: [{ resetToken: 'abc', ssn: '123-45-6789', taxNumber: '123456789', kept: 1 }],
        tokens: ['abc'],
        numbers: {
          ssn: 123456789,
          taxNumbers: [1],
          payerTIN: 12,
          EINLast4: 6789,
          itin_2: 1,
          pins: 1234,
          kept: 2,
        },
        mustChangePassword: true,
      },
    }),
  );
  const [entry] = await portal.audit();
  expect(entry!.newValues).toEqual({
    firstName: 'Kim',
    nested: [{ kept: 1 }],
    numbers: { kept: 2 },
    mustChangePassword: true,
  });
});

test('how many passwords there are is no secret, nor is a word with a secret’s letters in it', async () => {
  const newValues = { passwords: 4, tokens: 2, waiting: 'yes', opinion: 'good', classNames: ['x'] };
  await inTransaction(portal.db, (tx) =>
    record(tx, context, { action: 'PASSWORDS_RESEALED', entityType: 'User', newValues }),
  );
  expect((await portal.audit())[0]!.newValues).toEqual(newValues);
});

test('an entry has the level of its action, or its own', async () => {
  const entry = { entityType: 'User' } as const;
  await inTransaction(portal.db, async (tx) => {
    await record(tx, context, { ...entry, action: 'USER_LOGIN' });
    await record(tx, context, { ...entry, action: 'USER_DEACTIVATED' });
    await record(tx, context, { ...entry, action: 'USER_DELETED' });
    await record(tx, context, { ...entry, action: 'ACCESS_TOKEN_CREATED', level: 'WARNING' });
  });
  const levels = (await portal.audit()).map(({ level }) => level);
  expect(levels.sort()).toEqual(['CRITICAL', 'INFO', 'WARNING', 'WARNING']);
});

test('an entry is rolled back with the change it was about', async () => {
  const failing = inTransaction(portal.db, async (tx) => {
    await record(tx, context, { action: 'USER_CREATED', entityType: 'User' });
    throw new Error('something else failed');
  });
  await expect(failing).rejects.toThrow('something else failed');
  expect(await portal.audit()).toEqual([]);
});

longTest('a field refused for every row of a list is one refusal', async () => {
  for (let index = 0; index < 3; index += 1) await portal.joinContractor();
  const accountant = await portal.joinStaff('Accountant');
  const { data, errors } = await portal.graphql(
    '{ contractors { edges { node { name phone } } } }',
    {},
    accountant.token,
  );
  expect(errors).toHaveLength(3);
  expect(data.contractors.edges).toHaveLength(3);
  expect(await portal.audit({ action: 'ACCESS_DENIED' })).toMatchObject([
    {
      userId: accountant.key,
      entityType: 'Field',
      entityId: 'User.phone',
      newValues: { reason: 'FORBIDDEN' },
    },
  ]);
});

test('refusals of anonymous callers are not recorded, and nothing is recorded twice', async () => {
  context.refusals.push({ coordinate: 'Query.contractors', reason: 'FORBIDDEN' });
  await recordRefusals(context);
  expect(await portal.audit()).toEqual([]);
  expect(context.refusals).toEqual([]);
});
