/** Mutations return payloads, but the record itself to operations from before payloads existed. */
import { getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { recordStatements } from '../../test/support/statements.ts';
import { schema } from '../app/schema.ts';

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor();
});
afterAll(() => portal.close());

const mutations = schema.getMutationType()!.getFields();

/** A mutation's payloads. One without business errors returns no union. */
const payloadsOf = (name: string): string[] => {
  const result = getNamedType(mutations[name]!.type);
  const results = isUnionType(result) ? result.getTypes() : [result];
  return results.filter(isObjectType).flatMap((type) => (type.name.endsWith('Payload') ? [type.name] : []));
};

test('every result is one payload or a typed error, or the mutation makes way for one', () => {
  const others = Object.values(mutations).filter(({ name, deprecationReason }) => {
    const [, next] = /^Use (\w+)\.$/.exec(deprecationReason ?? '') ?? [];
    return [name, ...(next && mutations[next] ? [next] : [])].every((one) => payloadsOf(one).length !== 1);
  });
  expect(others.map(({ name }) => name)).toEqual([]);
});

/** Roles are read with the person, or by a separate statement. */
const PERSON = 'name isActive roles';

/** What the mutation returns for this selection, and how many statements it runs. */
async function activate(selection: string, fragments = '') {
  const text = `mutation ($input: SetUserActiveInput!) { result: setUserActive(input: $input) { __typename ${selection} } } ${fragments}`;
  const input = { userId: driver.id, isActive: true };
  let result: unknown;
  const statements = await recordStatements(portal.database.pool, async () => {
    const { data, errors } = await portal.graphql(text, { input }, admin.token);
    expect(errors).toBeUndefined();
    result = data.result;
  });
  return { result, statements: statements.length };
}

longTest(
  'the payload is for operations that select from it, the record itself for earlier ones',
  async () => {
    const person = { name: 'Robin Example', isActive: true, roles: [] };
    const payload = { __typename: 'SetUserActivePayload', user: person };

    const inline = await activate(`... on SetUserActivePayload { user { ${PERSON} } }`);
    expect(inline.result).toEqual(payload);
    const fragment = `fragment Done on SetUserActivePayload { user { ${PERSON} } }`;
    expect((await activate('... on SetUserActiveResult { ...Done }', fragment)).result).toEqual(payload);

    const earlier = await activate(`... on User { ${PERSON} }`);
    expect(earlier.result).toEqual({ __typename: 'User', ...person });
    expect((await activate('')).result).toEqual({ __typename: 'User' });

    expect(inline.statements).toBe(earlier.statements);
  },
);

longTest('a refusal is a typed error in either form', async () => {
  const refused = { __typename: 'ConflictError', code: 'LAST_ADMIN' };
  for (const form of ['SetUserActivePayload { user { id } }', 'User { id }']) {
    const { data } = await portal.graphql(
      `mutation ($input: SetUserActiveInput!) {
        result: setUserActive(input: $input) { __typename ... on Error { code } ... on ${form} }
      }`,
      { input: { userId: admin.id, isActive: false } },
      admin.token,
    );
    expect(data.result).toEqual(refused);
  }
});

const SET_ACTIVE = (selection: string) => `mutation ($input: SetUserActiveInput!, $id: ID!) {
  result: setUserActive(input: $input) { __typename ... on SetUserActivePayload { ${selection} } }
}`;

test('every payload leads on to everything else', () => {
  const without = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.name.endsWith('Payload') && !type.getFields().query,
  );
  expect(without).toEqual([]);
});

test('fields of a payload are read after the change, also without the record', async () => {
  const { isActive } = await portal.db.user.findUniqueOrThrow({ where: { id: driver.key } });
  const variables = { input: { userId: driver.id, isActive: !isActive }, id: driver.id };
  const { data, errors } = await portal.graphql(
    SET_ACTIVE('query { user(id: $id) { isActive } }'),
    variables,
    admin.token,
  );
  expect(errors).toBeUndefined();
  expect(data.result).toEqual({
    __typename: 'SetUserActivePayload',
    query: { user: { isActive: !isActive } },
  });
});

longTest('no one reads more there than in a query, and the change stays', async () => {
  const { data, errors } = await portal.graphql(
    `mutation { result: updateProfile(input: { phone: "(215) 555-0199" }) {
      ... on UpdateProfilePayload { user { phone } query { staffOverview { totalStaff } today } }
    } }`,
    {},
    (await portal.joinContractor()).token,
  );
  expect(data.result).toEqual({
    user: { phone: '(215) 555-0199' },
    query: { staffOverview: null, today: expect.any(String) },
  });
  expect(errors).toMatchObject([
    { path: ['result', 'query', 'staffOverview'], extensions: { code: 'FORBIDDEN' } },
  ]);
});

test('pages that cost too much there are refused before anything changes', async () => {
  const isActive = (await portal.db.user.findUniqueOrThrow({ where: { id: driver.key } })).isActive;
  const { errors } = await portal.graphql(
    `mutation ($input: SetUserActiveInput!, $first: Int!) { setUserActive(input: $input) {
      ... on SetUserActivePayload { query { contractors(first: $first) { nodes { history(first: $first) { nodes { sentence } } } } } }
    } }`,
    { input: { userId: driver.id, isActive: !isActive }, first: 1000 },
    admin.token,
  );
  expect(errors).toMatchObject([{ extensions: { code: 'COST_LIMIT' } }]);
  expect((await portal.db.user.findUniqueOrThrow({ where: { id: driver.key } })).isActive).toBe(isActive);
});
