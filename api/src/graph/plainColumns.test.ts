/** Columns that a row has are resolved synchronously. */
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { schema } from '../app/schema.ts';
import { type Context, systemContext } from '../operation/context.ts';
import { asResult, holding } from './plainColumns.ts';

let portal: TestPortal;
let admin: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.joinStaff('IT_Admin');
});
afterAll(() => portal.close());

/** What the field returns for the row, in an administrator's request. */
function tell(field: string, row: object, type = 'User'): unknown {
  const context: Context = {
    ...systemContext(portal.services),
    viewer: {
      ...{ id: admin.key, sessionId: admin.key, roles: ['IT_Admin'] as const, permissions: [] },
      mustChangePassword: false,
    },
  };
  const { resolve } = (schema.getType(type) as GraphQLObjectType).getFields()[field]!;
  return resolve!(row, {}, context, { fieldName: field } as GraphQLResolveInfo);
}

test('an id and a column are not promises', () => {
  expect(tell('id', { id: admin.key })).toBe(admin.id);
  expect(tell('firstName', { id: admin.key, firstName: 'Ada' })).toBe('Ada');
  expect(tell('name', { id: admin.key, firstName: 'Ada', lastName: 'Ash' })).toBe('Ada Ash');
  expect(tell('phone', { id: admin.key, phone: null })).toBe(null);
});

test('neither is a related row, or that there is none', () => {
  const isReplaced = (run: object) => tell('isReplaced', { userId: admin.key, ...run }, 'PayrollRun');
  expect(isReplaced({ replacedBy: { id: admin.key } })).toBe(true);
  expect(isReplaced({ replacedBy: null })).toBe(false);
});

test('a related row that a typed statement has read is not looked up', () => {
  const payrollRun = { id: admin.key, userId: admin.key };
  const log = { id: admin.key, userId: admin.key };
  expect(tell('payrollRun', holding({ ...log, payrollRun }), 'TimeLog')).toBe(payrollRun);
  expect(tell('payrollRun', holding({ ...log, payrollRun: null }), 'TimeLog')).toBe(null);
  // Prisma's plugin has to hear of those that it read itself, and reads those that are missing.
  for (const row of [{ ...log, payrollRun }, holding(log)])
    expect(() => tell('payrollRun', row, 'TimeLog')).toThrow(TypeError);
});

const ROLES = [{ role: 'IT_Admin' }];

test('neither is a list that the row holds whole', () => {
  for (const select of [{ role: true }, { role: true, assignedAt: true }])
    expect(tell('role', holding({ id: admin.key, roles: ROLES }, { roles: { select } }))).toBe('IT_Admin');
});

test.each([
  ['without a column', { roles: { select: { assignedAt: true } } }],
  ['as another one', { payRates: { select: { role: true } } }],
])('a list that was read %s is read again', (_how, lists) => {
  const row = holding({ id: admin.key, roles: ROLES }, lists);
  expect(() => tell('role', row)).toThrow(TypeError);
});

test('a list that is wanted in part is read again', () => {
  const row = holding({ sessions: [] }, { sessions: { select: { id: true } } });
  const wanted = (rest: object) => asResult({ select: { sessions: { select: { id: true }, ...rest } } }, row);
  expect(wanted({ orderBy: { id: 'asc' } })).toBe(row);
  expect(wanted({ take: 1 })).toBeUndefined();
  expect(wanted({ where: { isBrowser: true } })).toBeUndefined();
});

test('columns that the row may not contain are read', () => {
  const isReplaced = (run: object) => tell('isReplaced', { userId: admin.key, ...run }, 'PayrollRun');
  const unsure = [
    () => tell('firstName', { id: admin.key }),
    () => isReplaced({}),
    () => isReplaced({ replacedBy: { number: 12 } }),
    // It is unknown which filter read these.
    () => tell('role', { id: admin.key, roles: [{ role: 'Manager' }] }),
  ];
  // There is no query here that could read it.
  for (const ask of unsure) expect(ask).toThrow(TypeError);
});
