/** What people can see of each other. */
import { ROLES_BY_RANK, type RoleName } from 'rules/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';

const EVERYONE = ROLES_BY_RANK;
const READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR', 'Accountant'];
const CONTACTS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR'];

/** Each field of another person, and the roles that see it. */
const VISIBLE: Record<string, readonly RoleName[]> = {
  kind: EVERYONE,
  firstName: EVERYONE,
  lastName: EVERYONE,
  name: EVERYONE,
  email: READERS,
  phone: CONTACTS,
  'address { street }': CONTACTS,
  'contact { email phone }': CONTACTS,
  'schedule { date }': CONTACTS,
  dailyRate: READERS,
  dailyRateFrom: READERS,
  roles: READERS,
  permissions: READERS,
  role: READERS,
  isActive: READERS,
  archived: READERS,
  archivedAt: READERS,
  needsPasswordChange: READERS,
  passwordChanged: READERS,
  createdAt: READERS,
  updatedAt: READERS,
};

const FIELDS = Object.keys(VISIBLE);

let portal: TestPortal;
let sam: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  sam = await portal.join({ dailyRate: 250 });
  await portal.db.user.update({ where: { id: sam.key }, data: { street: '1 Dock Road', phone: '555-0100' } });
});
afterAll(() => portal.close());

/** Fewer than the 15 aliases that a query may have. */
const AT_ONCE = 11;

async function seenFields({ token }: Actor, id = sam.id): Promise<string[]> {
  const seen: string[] = [];
  for (let from = 0; from < FIELDS.length; from += AT_ONCE) {
    const asked = FIELDS.slice(from, from + AT_ONCE);
    const nodes = asked.map((field, index) => `of${index}: node(id: $id) { ... on User { ${field} } }`);
    const { data, errors = [] } = await portal.graphql(
      `query ($id: ID!) { ${nodes.join(' ')} }`,
      { id },
      token,
    );
    for (const { extensions } of errors) expect(extensions.code).toBe('FORBIDDEN');
    const refused = new Set(errors.map(({ path }) => path?.[0]));
    for (const [index, field] of asked.entries()) {
      const node = data[`of${index}`];
      if (refused.has(`of${index}`)) expect(JSON.stringify(node)).not.toMatch(/Dock|0100|250|example/);
      else if (node) seen.push(field);
    }
  }
  return seen;
}

describe('of another person', () => {
  test.each(EVERYONE)('%s sees what the role needs', async (role) => {
    const viewer = await portal.joinStaff(role);
    expect(await seenFields(viewer)).toEqual(FIELDS.filter((field) => VISIBLE[field]!.includes(role)));
  });

  longTest('a contractor sees the name', async () => {
    const viewer = await portal.joinContractor();
    expect(await seenFields(viewer)).toEqual(['kind', 'firstName', 'lastName', 'name']);
  });
});

test('everyone sees all of their own record', async () => {
  expect(await seenFields(sam)).toEqual(FIELDS);
});

test('permissions follow from roles', async () => {
  const { data } = await portal.graphql(
    '{ viewer { role roles permissions passwordChanged archived } }',
    {},
    (await portal.joinStaff('Employee', 'HR')).token,
  );
  expect(data.viewer).toEqual({
    role: 'HR',
    roles: ['HR', 'Employee'],
    permissions: ['add_staff'],
    passwordChanged: true,
    archived: false,
  });
});

test.each([
  ['IT_Admin', { viewerCanEdit: true, viewerCanDeactivate: true, viewerCanSetDailyRate: true }],
  ['Manager', { viewerCanEdit: true, viewerCanDeactivate: true, viewerCanSetDailyRate: true }],
  ['HR', { viewerCanEdit: false, viewerCanDeactivate: false, viewerCanSetDailyRate: false }],
] as const)('%s learns what may be done with a contractor', async (role, may) => {
  const viewer = await portal.joinStaff(role);
  const document =
    'query ($id: ID!) { node(id: $id) { ... on User { viewerCanEdit viewerCanDeactivate viewerCanSetDailyRate } } }';
  const { data } = await portal.graphql(document, { id: sam.id }, viewer.token);
  expect(data.node).toEqual(may);
});

test('the viewer is complete, whatever the same query selected before', async () => {
  const { id, token } = await portal.joinStaff('Accountant');
  const document = `query ($more: Boolean!) {
    viewer { id kind } viewer @include(if: $more) { firstName roles }
  }`;
  for (const more of [false, true, false]) {
    const { data } = await portal.graphql(document, { more }, token);
    expect(data.viewer).toEqual({
      ...{ id, kind: 'STAFF' },
      ...(more && { firstName: expect.any(String), roles: ['Accountant'] }),
    });
  }
});

test.each([
  ['the session tells what is asked', '{ viewer { id kind createdAt } }', 1],
  ['one more statement reads all the rest', '{ viewer { id firstName lastName phone roles } }', 2],
])('of the viewer %s', async (_how, document, expected) => {
  const { token } = await portal.joinStaff('Accountant');
  const statements = await recordStatements(portal.database.pool, async () => {
    const { errors } = await portal.graphql(document, {}, token);
    expect(errors).toBeUndefined();
  });
  expect(statements).toHaveLength(expected);
});
