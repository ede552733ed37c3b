/** The rules for access tokens: complete, and consistent with the tables written from the contract. */
import { isObjectType } from 'graphql';
import { ROLES_BY_RANK } from 'rules/roles';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../test/support/operations.ts';
import type { Allowed, Domain } from '../../test/support/rights.ts';
import { schema } from '../app/schema.ts';
import {
  FIELD_NEEDS,
  findClosed,
  MUTATION_NEEDS,
  type Need,
  needOfField,
  needOfType,
  QUERY_NEEDS,
  TYPE_NEEDS,
} from './tokenRules.ts';
import { completeScopes, listUsableScopes, TOKEN_SCOPES } from './tokenScopes.ts';

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()).sort() : [];
};
const objects = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
);

describe('the rows', () => {
  test('are one for each root field', () => {
    expect(Object.keys(QUERY_NEEDS).sort()).toEqual(fieldsOf('Query'));
    expect(Object.keys(MUTATION_NEEDS).sort()).toEqual(fieldsOf('Mutation'));
  });

  test('are one for each type, connections with what they list, errors and payloads apart', () => {
    const listed = objects
      .map(({ name }) => name)
      .filter((name) => !/^(Query|Mutation|Subscription)$|(Connection|Edge|Error|Payload)$/.test(name));
    expect(Object.keys(TYPE_NEEDS).sort()).toEqual(listed.sort());
    for (const { name } of objects)
      if (/(Connection|Edge)$/.test(name))
        expect([name, TYPE_NEEDS[name.replace(/Connection|Edge/, '')] ?? name]).toEqual([
          name,
          name.startsWith('History') ? name : needOfType(name),
        ]);
  });

  test('are one for each field of a user, and exist in other types', () => {
    expect(Object.keys(FIELD_NEEDS.User!).sort()).toEqual(fieldsOf('User'));
    for (const [type, rows] of Object.entries(FIELD_NEEDS))
      for (const field of Object.keys(rows)) expect(fieldsOf(type), type).toContain(field);
  });

  test('close fields without a scope', () => {
    expect([needOfField('Query', 'new'), needOfField('Mutation', 'new'), needOfType('New')]).toEqual(
      Array<Need>(3).fill('SESSION'),
    );
  });
});

/** The scope areas of the contract's domains. All others are open to every token or to none. */
const AREAS: Partial<Record<Domain, string>> = {
  Contractors: 'PEOPLE',
  'Staff and the archive': 'PEOPLE',
  'Time logs': 'TIME_LOGS',
  Payroll: 'PAYROLL',
  Tax: 'TAX',
  Reports: 'REPORTS',
  'The audit log': 'LOGS',
};
/** Numbers from several areas; each area needs its own scope. */
const ELSEWHERE: Readonly<Record<string, Need>> = {
  'Query.adminOverview': 'PEOPLE_READ',
  'Query.managerOverview': 'PEOPLE_READ',
};
const isOpenToRole = (allowed: Allowed, role: (typeof ROLES_BY_RANK)[number] | null) =>
  typeof allowed === 'string' || (role !== null && allowed.includes(role));
const root = OPERATIONS.filter(({ field }) => !field.startsWith('Subscription.'));
const needOf = (field: string) => needOfField(...(field.split('.') as [string, string]));

describe('the scope of a root field', () => {
  test.each(root.map((operation) => [operation.field, operation] as const))(
    '%s is of its domain',
    (field, { domain, token }) => {
      const need = needOf(field);
      const isChange = field.startsWith('Mutation.');
      expect(need === 'SESSION').toBe(token === 'never' || (isChange && token !== 'writes'));
      if (need === 'SESSION' || need === 'ANY_TOKEN') return;
      const expected = ELSEWHERE[field] ?? `${AREAS[domain]}_${isChange ? 'WRITE' : 'READ'}`;
      expect(need).toBe(expected);
    },
  );

  test('is usable by exactly those who may call one of its fields', () => {
    for (const role of [...ROLES_BY_RANK, null]) {
      const open = root
        .filter(({ allowed }) => isOpenToRole(allowed, role))
        .map(({ field }) => needOf(field) as string);
      // Everyone can read themselves.
      const expected = TOKEN_SCOPES.filter((scope) => scope === 'PEOPLE_READ' || open.includes(scope));
      expect(listUsableScopes({ roles: role ? [role] : [] }), role ?? 'no role').toEqual(expected);
    }
  });
});

test('a write scope includes reading its area and nothing else', () => {
  expect(completeScopes(['PAYROLL_WRITE', 'TAX_READ', 'PAYROLL_WRITE'])).toEqual([
    'PAYROLL_READ',
    'PAYROLL_WRITE',
    'TAX_READ',
  ]);
});

test('a session is bound by none of it', () => {
  const asked = {
    operation: 'mutation' as const,
    needs: [{ coordinate: 'Mutation.createStaff', need: 'SESSION' as const }],
  };
  expect(findClosed({}, asked)).toBeNull();
  expect(findClosed({ accessToken: { scopes: TOKEN_SCOPES } }, asked)).toMatchObject({
    coordinate: 'Mutation.createStaff',
  });
});
