/** Roles: assigned and removed, and the administrators that must remain. */
import { ROLES_BY_RANK, type RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest, RACES } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let admin: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  admin = await portal.joinStaff('IT_Admin');
});

const change =
  (name: 'assignRole' | 'removeRole', type: string) =>
  async ({ token }: Actor, { id }: Actor, role: RoleName) => {
    const { data, errors } = await portal.graphql(
      `mutation ($input: ${type}!) { result: ${name}(input: $input) {
        __typename ... on Error { code message } ... on User { roles role permissions } } }`,
      { input: { userId: id, role } },
      token,
    );
    expect(errors).toBeUndefined();
    return data.result;
  };
const assign = change('assignRole', 'AssignRoleInput');
const remove = change('removeRole', 'RemoveRoleInput');

const activeAdmins = () =>
  portal.db.user.count({
    where: { isActive: true, archivedAt: null, roles: { some: { role: 'IT_Admin' } } },
  });

describe('a role', () => {
  test.each(family(ROLES_BY_RANK, 2))(
    'is given and taken away, with an entry for each (%s)',
    async (role) => {
      const clerk = await portal.joinStaff();
      expect(await assign(admin, clerk, role)).toMatchObject({ roles: [role], role });
      expect(await remove(admin, clerk, role)).toMatchObject({ roles: [], role: 'User', permissions: [] });
      const entries = (await portal.audit()).filter(({ action }) => action.startsWith('ROLE_'));
      expect(entries).toMatchObject([
        {
          action: 'ROLE_ASSIGNED',
          level: 'WARNING',
          userId: admin.key,
          entityId: clerk.key,
          oldValues: { roles: [] },
          newValues: { roles: [role] },
        },
        { action: 'ROLE_REMOVED', oldValues: { roles: [role] }, newValues: { roles: [] } },
      ]);
    },
  );

  longTest('takes effect with the next request, in the same session', async () => {
    const clerk = await portal.joinStaff();
    const readsStaff = async () =>
      (await portal.rest('GET', '/staff', { token: clerk.token })).status === 200;
    expect(await readsStaff()).toBe(false);
    await assign(admin, clerk, 'HR');
    expect(await readsStaff()).toBe(true);
    await remove(admin, clerk, 'HR');
    expect(await readsStaff()).toBe(false);
  });

  test('is given once, and taken only from someone who has it', async () => {
    const clerk = await portal.joinStaff('HR');
    expect(await assign(admin, clerk, 'HR')).toMatchObject({
      code: 'CONFLICT',
      message: 'This user already has the role HR.',
    });
    expect(await remove(admin, clerk, 'Manager')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('can never be changed for oneself', async () => {
    await portal.joinStaff('IT_Admin');
    expect(await assign(admin, admin, 'Manager')).toMatchObject({
      __typename: 'ForbiddenError',
      message: 'You can’t change your own roles.',
    });
    expect(await remove(admin, admin, 'IT_Admin')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toMatchObject([
      { userId: admin.key, entityId: 'Mutation.assignRole' },
      { userId: admin.key, entityId: 'Mutation.removeRole' },
    ]);
  });

  test('is for staff alone', async () => {
    const driver = await portal.joinContractor();
    expect(await assign(admin, driver, 'Employee')).toMatchObject({
      code: 'VALIDATION',
      message: 'Contractors have no roles.',
    });
    expect(await portal.db.roleAssignment.count({ where: { userId: driver.key } })).toBe(0);
  });

  test('stays as it is in the archive', async () => {
    const clerk = await portal.joinStaff('HR');
    await portal.db.user.update({ where: { id: clerk.key }, data: { archivedAt: new Date() } });
    expect(await assign(admin, clerk, 'IT_Admin')).toMatchObject({ code: 'CONFLICT' });
    expect(await remove(admin, clerk, 'HR')).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the last administrator', () => {
  test('any other may be removed, the last stays', async () => {
    const other = await portal.joinStaff('IT_Admin');
    const sleeping = await portal.joinStaff('IT_Admin');
    await portal.db.user.update({ where: { id: sleeping.key }, data: { isActive: false } });
    expect(await remove(admin, other, 'IT_Admin')).toMatchObject({ roles: [] });
    expect(await activeAdmins()).toBe(1);
  });

  test('an inactive one may lose the role', async () => {
    const sleeping = await portal.joinStaff('IT_Admin');
    await portal.db.user.update({ where: { id: sleeping.key }, data: { isActive: false } });
    expect(await remove(admin, sleeping, 'IT_Admin')).toMatchObject({ roles: [] });
  });

  test('remains when two demote each other at once, ten times each', async () => {
    const other = await portal.joinStaff('IT_Admin');
    for (let round = 0; round < RACES; round += 1) {
      await portal.db.roleAssignment.createMany({
        data: [admin, other].map(({ key }) => ({ userId: key, role: 'IT_Admin' as const })),
        skipDuplicates: true,
      });
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const [one, target] = index % 2 ? [admin, other] : [other, admin];
          return portal.rest('DELETE', `/staff/${target.id}/roles/IT_Admin`, { token: one.token });
        }),
      );
      expect(await activeAdmins()).toBe(1);
      // One succeeded. A viewer who lost the role by it is refused access, and no request fails with an internal error.
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status } of responses) expect([200, 403, 404, 409]).toContain(status);
    }
  });

  test('remains when two deactivate each other at once', async () => {
    const other = await portal.joinStaff('IT_Admin');
    for (let round = 0; round < RACES; round += 1) {
      await portal.db.user.updateMany({ data: { isActive: true } });
      admin.token = await portal.signIn(admin.key);
      other.token = await portal.signIn(other.key);
      await Promise.all(
        [
          [admin, other],
          [other, admin],
        ].map(([one, target]) =>
          portal.rest('PATCH', `/staff/${target!.id}/status`, {
            token: one!.token,
            body: { isActive: false },
          }),
        ),
      );
      expect(await activeAdmins()).toBe(1);
    }
  });
});

test('over REST: 200 with the user, 400 for a word that is not a role', async () => {
  const clerk = await portal.joinStaff('Employee');
  const call = (method: string, path: string, body?: object) =>
    portal.rest(method, `/staff/${clerk.id}${path}`, { token: admin.token, ...(body ? { body } : {}) });
  expect(await call('POST', '/roles', { roleName: 'Supervisor' })).toMatchObject({
    status: 200,
    body: { data: { user: { roles: ['Supervisor', 'Employee'], role: 'Supervisor' } } },
  });
  expect(await call('DELETE', '/roles/Employee')).toMatchObject({
    status: 200,
    body: { data: { user: { roles: ['Supervisor'] } } },
  });
  expect(await call('POST', '/roles', { roleName: 'Boss' })).toMatchObject({ status: 400 });
  expect(await call('DELETE', '/roles/Boss')).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
});
