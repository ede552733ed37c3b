import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.reset());

const kim = { email: 'kim@example.com', password: PASSWORD, firstName: 'Kim', lastName: 'Lee' };

const create = async ({ token }: Actor, input: object) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: CreateStaffInput!) {
      result: createStaff(input: $input) {
        __typename
        ... on Error { message code }
        ... on ValidationError { issues { path message } }
        ... on User { id kind name email roles permissions role isActive needsPasswordChange }
      }
    }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};

describe('adding staff', () => {
  longTest('creates an Employee who changes the password first', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    const created = await create(admin, kim);
    expect(created).toMatchObject({
      kind: 'STAFF',
      name: 'Kim Lee',
      roles: ['Employee'],
      permissions: [],
      isActive: true,
      needsPasswordChange: true,
    });
    const { body } = await portal.rest('POST', '/auth/login', {
      body: { email: kim.email, password: PASSWORD },
    });
    expect(body).toMatchObject({ needsPasswordChange: true, user: { id: created.id } });

    const entry = (await portal.audit({ action: 'USER_CREATED' })).at(-1)!;
    expect(entry).toMatchObject({
      userId: admin.key,
      newValues: { kind: 'STAFF', email: kim.email, roles: ['Employee'] },
    });
    expect(JSON.stringify(entry.newValues)).not.toContain(PASSWORD);
  });

  test('sets the given day rate, for people who may set one', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    const { id } = await create(admin, { ...kim, dailyRate: 210.5 });
    expect(await portal.db.payRate.findMany()).toMatchObject([{ effectiveFrom: new Date('2026-11-18') }]);
    const { body } = await portal.rest('GET', `/staff/${id}`, { token: admin.token });
    expect(body.data.user.dailyRate).toBe(210.5);

    const hr = await portal.joinStaff('HR');
    expect(await create(hr, { ...kim, email: 'other@example.com', dailyRate: 900 })).toMatchObject({
      __typename: 'ForbiddenError',
      message: 'Only managers and administrators set a daily rate.',
    });
    expect(await portal.db.user.count({ where: { email: 'other@example.com' } })).toBe(0);
  });

  test('gives the roles that are named, each once', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    const created = await create(admin, { ...kim, roles: ['HR', 'IT_Admin', 'HR'] });
    expect(created).toMatchObject({
      roles: ['IT_Admin', 'HR'],
      role: 'IT_Admin',
      permissions: ['add_staff', 'assign_roles', 'manage_infra'],
    });
  });

  test('by HR never gives a role with rights that HR does not have', async () => {
    const hr = await portal.joinStaff('HR');
    expect(await create(hr, { ...kim, roles: ['Employee', 'Accountant'] })).toMatchObject({
      __typename: 'ForbiddenError',
      code: 'FORBIDDEN',
      message: 'You can’t grant the role Accountant. It can do things that you can’t do.',
    });
    expect(await portal.db.user.count()).toBe(1);
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toMatchObject([
      { userId: hr.key, entityId: 'Mutation.createStaff' },
    ]);
  });

  longTest('accepts an address once, in whatever case', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    await create(admin, kim);
    expect(await create(admin, { ...kim, email: ' KIM@example.com ' })).toMatchObject({
      __typename: 'ConflictError',
      message: 'A user with this email address already exists.',
    });
  });

  test('lists every issue', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    const { issues } = await create(admin, { email: '', password: 'Abcdefgh1', firstName: '', lastName: '' });
    expect(issues).toEqual([
      { path: ['email'], message: 'Email is required.' },
      { path: ['password'], message: 'Password must contain a special character.' },
      { path: ['firstName'], message: 'First name is required.' },
      { path: ['lastName'], message: 'Last name is required.' },
    ]);
    expect(await portal.db.user.count()).toBe(1);
  });

  test('over REST responds with 201 and the user', async () => {
    const { token } = await portal.joinStaff('HR');
    const response = await portal.rest('POST', '/staff', { token, body: kim });
    expect(response).toMatchObject({ status: 201, body: { data: { user: { email: kim.email } } } });
  });
});
