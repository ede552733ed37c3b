import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
});

const update = async ({ token }: Actor, input: object) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: UpdateProfileInput!) {
      result: updateProfile(input: $input) {
        __typename
        ... on Error { message code }
        ... on ValidationError { issues { path message } }
        ... on User { id firstName lastName phone dailyRate address { street city state zip country } }
      }
    }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};

describe('your own profile', () => {
  test('changes what is given and keeps the rest', async () => {
    const sam = await portal.joinContractor();
    expect(
      await update(sam, { phone: ' 555-0100 ', address: { street: '1 Dock Road', city: 'Toledo' } }),
    ).toMatchObject({
      firstName: 'Robin',
      phone: '555-0100',
      address: { street: '1 Dock Road', city: 'Toledo', state: '', zip: '', country: '' },
    });
    expect(await update(sam, { firstName: 'Sam', address: { state: 'OH', street: null } })).toMatchObject({
      firstName: 'Sam',
      phone: '555-0100',
      address: { street: '', city: 'Toledo', state: 'OH' },
    });
    expect(await update(sam, { phone: null, address: null })).toMatchObject({
      phone: null,
      address: { street: '', city: '', state: '' },
    });
    const entries = await portal.audit({ action: 'PROFILE_UPDATED' });
    expect(entries.map(({ oldValues, newValues }) => [oldValues, newValues])).toEqual([
      [
        { phone: null, street: null, city: null },
        { phone: '555-0100', street: '1 Dock Road', city: 'Toledo' },
      ],
      [
        { firstName: 'Robin', street: '1 Dock Road', state: null },
        { firstName: 'Sam', street: null, state: 'OH' },
      ],
      [
        { phone: '555-0100', city: 'Toledo', state: 'OH' },
        { phone: null, city: null, state: null },
      ],
    ]);
  });

  test('that stays the same leaves no entry', async () => {
    const sam = await portal.joinContractor();
    await update(sam, { firstName: 'Robin', phone: '' });
    expect(await portal.audit({ action: 'PROFILE_UPDATED' })).toEqual([]);
  });

  test('lists every issue and changes nothing', async () => {
    const manager = await portal.joinStaff('Manager');
    const response = await update(manager, {
      firstName: '',
      lastName: null,
      phone: '5'.repeat(41),
      address: { street: 's'.repeat(201) },
      dailyRate: -1,
    });
    expect(response.issues).toEqual([
      { path: ['firstName'], message: 'First name is required.' },
      { path: ['lastName'], message: 'Last name is required.' },
      { path: ['phone'], message: 'Phone must have at most 40 characters.' },
      { path: ['address', 'street'], message: 'Street must have at most 200 characters.' },
      { path: ['dailyRate'], message: 'Daily rate must not be negative.' },
    ]);
    expect(await portal.audit({ action: 'PROFILE_UPDATED' })).toEqual([]);
  });
});

describe('your own daily rate', () => {
  test('is set by managers, with its history and a warning in the audit log', async () => {
    const manager = await portal.joinStaff('Manager');
    expect(await update(manager, { dailyRate: 250.5 })).toMatchObject({ dailyRate: 250.5 });
    expect(await update(manager, { dailyRate: 260 })).toMatchObject({ dailyRate: 260 });
    portal.setClock('2026-11-20');
    const token = await portal.signIn(manager.key);
    expect(await update({ ...manager, token }, { dailyRate: null })).toMatchObject({ dailyRate: null });

    const history = await portal.db.payRate.findMany({ orderBy: { effectiveFrom: 'asc' } });
    expect(
      history.map((rate) => [rate.effectiveFrom.toISOString().slice(0, 10), rate.dailyRate?.toFixed(2)]),
    ).toEqual([
      ['2026-11-18', '260.00'],
      ['2026-11-20', undefined],
    ]);
    const entries = await portal.audit({ action: 'DAILY_RATE_CHANGED' });
    expect(entries.map(({ level, oldValues, newValues }) => [level, oldValues, newValues])).toEqual([
      ['INFO', { dailyRate: null }, { dailyRate: 250.5, effectiveFrom: '2026-11-18' }],
      ['INFO', { dailyRate: 250.5 }, { dailyRate: 260, effectiveFrom: '2026-11-18' }],
      ['INFO', { dailyRate: 260 }, { dailyRate: null, effectiveFrom: '2026-11-20' }],
    ]);
  });

  test.each(
    family(['HR', 'Accountant', 'Supervisor', 'Asst_Manager', 'Admin_Assistant', 'Employee'] as const),
  )('is not for the role %s', async (role) => {
    const person = await portal.joinStaff(role);
    expect(await update(person, { firstName: 'Sam', dailyRate: 900 })).toEqual({
      __typename: 'ForbiddenError',
      code: 'FORBIDDEN',
      message: 'Only managers and administrators set a daily rate.',
    });
    const user = await portal.db.user.findUniqueOrThrow({ where: { id: person.key } });
    expect(user).toMatchObject({ firstName: 'Robin', dailyRate: null });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toMatchObject([
      { userId: person.key, level: 'WARNING', entityId: 'Mutation.updateProfile' },
    ]);
  });

  test('that stays the same leaves no trace', async () => {
    const manager = await portal.joinStaff('Manager');
    await update(manager, { dailyRate: 250 });
    await update(manager, { dailyRate: 250 });
    expect(await portal.audit({ action: 'DAILY_RATE_CHANGED' })).toHaveLength(1);
  });

  test('is not for contractors, not even to empty it', async () => {
    const sam = await portal.join({ dailyRate: 200 });
    expect(await update(sam, { dailyRate: null })).toMatchObject({ __typename: 'ForbiddenError' });
  });
});
