/**
 * Who may grant which role: anyone who has all the rights of the role, according to the tables of who may do what. The
 * other tests in this folder check those tables against the schema's scopes and the policies, so this test needs no
 * order of roles.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';
import { ROLES, TRIED_ROLES } from './callers.ts';
import { collectRights, type Role } from './collectRights.ts';

// Rights about granting follow from the rule and cannot justify it.
const isAboutGranting = (right: string) => right.startsWith('Mutation.createStaff with');
const lacks = (granter: readonly Role[], role: Role) => {
  const held = collectRights(granter);
  return [...collectRights([role])].filter((right) => !held.has(right) && !isAboutGranting(right));
};

/** Each role alone, and pairs with more rights than either role alone. */
const GRANTERS: readonly (readonly Role[])[] = [
  ...TRIED_ROLES.map((role) => [role]),
  ['HR', 'Accountant'],
  ['HR', 'Manager'],
];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

let count = 0;
const newcomer = () => {
  count += 1;
  return {
    email: `newcomer.${count}@example.com`,
    password: 'Correct-Horse-2',
    firstName: 'New',
    lastName: 'Comer',
  };
};

const findByEmail = async (email: string) =>
  portal.db.user.findUnique({ where: { emailKey: email }, select: { roles: { select: { role: true } } } });

describe.each(GRANTERS.map((roles) => ({ name: roles.join(' and '), roles })))('$name', ({ roles }) => {
  let granter: Actor;
  beforeAll(async () => {
    granter = await portal.joinStaff(...roles);
  });
  const may = (right: string) => collectRights(roles).has(right);

  test.each(TRIED_ROLES)('gives %s to new staff only with all of its rights', async (role) => {
    const isAllowedTo = may('Mutation.createStaff , about driver') && lacks(roles, role).length === 0;
    const person = newcomer();
    const { status } = await portal.rest('POST', '/staff', {
      token: granter.token,
      body: { ...person, roles: ['Employee', role] },
    });
    expect(status).toBe(isAllowedTo ? 201 : 403);
    const made = await findByEmail(person.email);
    expect(made?.roles.some((held) => held.role === role) ?? false).toBe(isAllowedTo);

    const another = newcomer();
    const { data } = await portal.graphql(
      `mutation ($input: CreateStaffInput!) {
        result: createStaff(input: $input) { __typename ... on Error { code } } }`,
      { input: { ...another, roles: [role] } },
      granter.token,
    );
    expect(data?.result?.__typename === 'User').toBe(isAllowedTo);
    expect((await findByEmail(another.email)) !== null).toBe(isAllowedTo);
  });

  test.each(TRIED_ROLES)('assigns %s only with all of its rights', async (role) => {
    const isAllowedTo = may('Mutation.assignRole , about peer') && lacks(roles, role).length === 0;
    const clerk = await portal.joinStaff();
    const { status } = await portal.rest('POST', `/staff/${clerk.id}/roles`, {
      token: granter.token,
      body: { roleName: role },
    });
    expect(status).toBe(isAllowedTo ? 200 : 403);
    expect(await portal.db.roleAssignment.count({ where: { userId: clerk.key } })).toBe(isAllowedTo ? 1 : 0);
    // The portal grants exactly what the form would offer.
    const { data } = await portal.graphql(
      'query ($id: ID!) { node(id: $id) { ... on User { assignableRoles } } }',
      { id: clerk.id },
      granter.token,
    );
    expect(data.node.assignableRoles.includes(role)).toBe(isAllowedTo);
  });
});

test('administrators can grant every role, and HR only roles without rights of their own', () => {
  const givenBy = (...granter: Role[]) => ROLES.filter((role) => lacks(granter, role).length === 0);
  expect(givenBy('IT_Admin')).toEqual(ROLES);
  expect(givenBy('HR')).toEqual(['HR', 'Supervisor', 'Asst_Manager', 'Admin_Assistant', 'Employee']);
  expect(lacks(['HR'], 'Accountant')).toContain('Mutation.revealTaxNumber , about driver');
});
