/** IDs of the wrong type are refused wherever one is sent, on either entry point. */
import {
  GraphQLID,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { encodeId } from 'rules/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { schema } from '../../../app/schema.ts';
import { isOpenId, kindAt } from './idKinds.ts';

const KEY = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

/** A path to an ID in a field's arguments: names of arguments and fields, and 0 for the first item of a list. */
interface Way {
  field: GraphQLObjectType;
  name: string;
  path: string[];
  place: string;
  isFormer: boolean;
}

type Rest = Omit<Way, 'field' | 'name'>;

interface Input {
  type: GraphQLInputType;
  deprecationReason?: string | null | undefined;
}

/** Every path to an ID below an argument or a field, with the place that determines its type. */
function waysTo(place: string, { type, deprecationReason }: Input): Rest[] {
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return waysTo(place, { type: nullable.ofType, deprecationReason }).map((way) => ({
      ...way,
      path: ['0', ...way.path],
    }));
  if (isInputObjectType(nullable))
    return Object.values(nullable.getFields()).flatMap((field) =>
      waysTo(`${nullable.name}.${field.name}`, field).map((way) => ({
        ...way,
        path: [field.name, ...way.path],
      })),
    );
  return getNamedType(nullable) === GraphQLID
    ? [{ path: [], place, isFormer: deprecationReason != null }]
    : [];
}

const WAYS: Way[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) =>
    Object.values((type as GraphQLObjectType).getFields()).flatMap((field) =>
      field.args.flatMap((argument) =>
        waysTo(`${type.name}.${field.name}.${argument.name}`, argument).map((way) => ({
          ...way,
          field: type as GraphQLObjectType,
          name: field.name,
          path: [argument.name, ...way.path],
        })),
      ),
    ),
  );

/** Arguments with this value at the end of the path. */
const argumentsWith = (path: string[], value: string): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);

const sorted = (names: string[]) => [...new Set(names)].sort();

describe('every id that a client may send', () => {
  test('is of a kind that is known', () => {
    expect(WAYS.length).toBeGreaterThan(40);
    expect(
      sorted(WAYS.map(({ place }) => place).filter((place) => !kindAt(place) && !isOpenId(place))),
    ).toEqual([]);
  });

  test('has one name for each kind, beside id', () => {
    const names = new Map<string | undefined, string[]>();
    for (const { place } of WAYS.filter(({ isFormer }) => !isFormer)) {
      const name = place.slice(place.lastIndexOf('.') + 1).replace(/s$/, '');
      // The people to include or exclude have their own names, and those of a filter have its field's.
      if (['id', 'include', 'exclude', 'in'].includes(name)) continue;
      names.set(kindAt(place), [...(names.get(kindAt(place)) ?? []), name]);
    }
    expect(names.size).toBeGreaterThan(3);
    for (const [kind, given] of names) expect([kind, sorted(given)]).toEqual([kind, [given[0]]]);
    expect(names.get('User')?.[0]).toBe('userId');
  });

  test.each(
    WAYS.filter(({ place }) => !isOpenId(place)).map(
      (way) => [`${way.field.name}.${way.name}`, way] as const,
    ),
  )('%s refuses one of another kind', (_name, { field, name, path, place }) => {
    const foreign = encodeId(kindAt(place) === 'AuditLog' ? 'User' : 'AuditLog', KEY);
    const { resolve } = field.getFields()[name]!;
    const ask = () => resolve!({}, argumentsWith(path, foreign) as never, {}, {} as never);
    expect(ask).toThrow(/ must be the id of an? [a-z ]+\.$/);
    expect(ask).toThrow(
      expect.objectContaining({
        extensions: expect.objectContaining({
          code: 'VALIDATION',
          path: path.filter((part) => part !== 'input'),
          id: foreign,
        }),
      }),
    );
  });
});

describe('over HTTP', () => {
  let portal: TestPortal;
  let admin: Actor;
  let driver: Actor;
  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await portal.joinStaff('IT_Admin');
    driver = await portal.joinContractor();
  });
  afterAll(() => portal.close());

  const DAY = encodeId('TimeLog', KEY);

  test.each([
    ['/payroll', 'userId'],
    ['/time-logs', 'userId'],
    ['/tax-documents', 'userId'],
    ['/logs', 'userId'],
    ['/reports', 'contractorId'],
  ])("GET %s refuses a %s that is not a person's", async (path, name) => {
    for (const id of [DAY, '42', 'User_42']) {
      const { status, body } = await portal.rest('GET', `${path}?${name}=${id}`, { token: admin.token });
      expect([status, body]).toEqual([
        400,
        { error: `${name} must be the id of a user.`, code: 'VALIDATION' },
      ]);
    }
    // A possibly valid one is looked up.
    const { status } = await portal.rest('GET', `${path}?${name}=${driver.id}`, { token: admin.token });
    expect(status).toBe(200);
  });

  test('a body is refused with the name of the field, and a path leads nowhere', async () => {
    const report = await portal.rest('POST', '/reports/payroll-summary', {
      token: admin.token,
      body: { startDate: '2026-11-01', endDate: '2026-11-15', contractorId: DAY },
    });
    expect([report.status, report.body]).toEqual([
      400,
      { error: 'contractorId must be the id of a user.', code: 'VALIDATION' },
    ]);
    for (const path of [`/staff/${DAY}`, `/contractors/${DAY}`, `/payroll/${DAY}/statement`]) {
      const { status, body } = await portal.rest('GET', path, { token: admin.token });
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    const removed = await portal.rest('DELETE', `/reports/${DAY}`, { token: admin.token });
    expect([removed.status, removed.body.error]).toEqual([404, 'Report not found.']);
  });

  test('GraphQL says the same', async () => {
    const { errors } = await portal.graphql(
      'query($id: ID) { payrollRuns(userId: $id) { totalCount } }',
      { id: DAY },
      admin.token,
    );
    expect(errors).toMatchObject([
      {
        message: 'userId must be the id of a user.',
        extensions: { code: 'VALIDATION', path: ['userId'], kind: 'User' },
      },
    ]);
  });
});

describe('the rows of another person', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  test.each(['/payroll', '/time-logs', '/tax-documents'])(
    'GET %s refuses who may not read them',
    async (path) => {
      const [driver, other, hr, accountant] = [
        await portal.joinContractor(),
        await portal.joinContractor(),
        await portal.joinStaff('HR'),
        await portal.joinStaff('Accountant'),
      ];
      const ask = async ({ token }: Actor, id: string) =>
        (await portal.rest('GET', `${path}?userId=${id}`, { token })).status;
      expect(await ask(driver, driver.id)).toBe(200);
      expect(await ask(driver, other.id)).toBe(403);
      expect(await ask(hr, other.id)).toBe(403);
      expect(await ask(accountant, other.id)).toBe(200);
      const refused = await portal.audit({ action: 'ACCESS_DENIED' });
      expect(refused.map(({ userId }) => userId)).toEqual(expect.arrayContaining([driver.key, hr.key]));
    },
  );
});
