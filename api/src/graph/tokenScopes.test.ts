/** What an access token needs for each field: said everywhere, and consistent with the tables written from the contract. */
import SchemaBuilder from '@pothos/core';
import { ROLES_BY_RANK } from 'rules/roles';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../test/support/operations.ts';
import type { Allowed, Domain } from '../../test/support/rights.ts';
import { schema } from '../app/schema.ts';
import type { Need } from '../viewer/tokenRules.ts';
import { listUsableScopes, TOKEN_SCOPES } from '../viewer/tokenScopes.ts';
import type { builder as portalBuilder } from './builder.ts';
import TokenScopesPlugin, { needOfType, rootNeeds } from './tokenScopes.ts';

describe('the schema is not built', () => {
  /** A schema of one query with the plugin alone. */
  const build = (add: (builder: typeof portalBuilder) => void) => {
    const builder = new SchemaBuilder({ plugins: [TokenScopesPlugin] } as never) as typeof portalBuilder;
    add(builder);
    return () => builder.toSchema();
  };

  test('with a root field that does not say what a token needs', () => {
    const built = build((builder) =>
      builder.queryType({ fields: (t) => ({ weather: t.string({ resolve: () => 'dry' }) }) }),
    );
    expect(built).toThrow('Query.weather does not say what an access token needs');
  });

  test.each([
    ['a type', {}, 'User does'],
    ['a field of a person', { tokenScope: 'ANY_TOKEN' }, 'User.name does'],
  ] as const)('with %s that does not', (_what, options, message) => {
    const built = build((builder) => {
      const User = builder.objectRef<object>('User').implement({
        ...options,
        fields: (t) => ({ name: t.string({ resolve: () => 'Robin' }) }),
      });
      builder.queryType({
        fields: (t) => ({ user: t.field({ type: User, tokenScope: 'ANY_TOKEN', resolve: () => ({}) }) }),
      });
    });
    expect(built).toThrow(`${message} not say what an access token needs`);
  });
});

test('a list opens with what it lists', () => {
  const need = (type: string) => needOfType(schema.getType(type)!);
  expect(need('UserConnection')).toBe('ANY_TOKEN');
  expect(need('PayrollRunConnection')).toBe('PAYROLL_READ');
  expect(need('PayrollRunEdge')).toBe('PAYROLL_READ');
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
const needs = new Map(rootNeeds(schema).map(({ coordinate, need }) => [coordinate, need]));

describe('the scope of a root field', () => {
  test.each(root.map((operation) => [operation.field, operation] as const))(
    '%s is of its domain',
    (field, { domain, token }) => {
      const need = needs.get(field);
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
        .map(({ field }) => needs.get(field) as string);
      // Everyone can read themselves.
      const expected = TOKEN_SCOPES.filter((scope) => scope === 'PEOPLE_READ' || open.includes(scope));
      expect(listUsableScopes({ roles: role ? [role] : [] }), role ?? 'no role').toEqual(expected);
    }
  });
});
