/**
 * Only people who may read another person's pay (`canReadPay`) can read the amounts. This file lists, with a reason,
 * every Money field on another person's record that others can reach through the schema.
 */
import { type GraphQLNamedType, getNamedType, isAbstractType, isObjectType } from 'graphql';
import type { RoleName } from 'rules/roles';
import { expect, test } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { isRecordPayload } from '../../src/graph/payloads.ts';
import { OBJECTS, type Readers } from '../support/objects.ts';
import { OPERATIONS } from '../support/operations.ts';
import { PAYROLL_READERS } from '../support/rights.ts';
import { isAllowed } from './expected.ts';
import { findReaders } from './readers.ts';

const LISTED: Readonly<Record<string, string>> = {
  'User.dailyRate': 'HR agrees on rates with those whom it hires.',
  'PayRate.dailyRate': 'HR agrees on rates with those whom it hires.',
  'ContractorStats.basePay': 'It is null for who may not read the pay.',
  'ContractorStats.expenses': 'It is null for who may not read the pay.',
  'ContractorStats.totalPay': 'It is null for who may not read the pay.',
  'ReceiptConnection.totalAmount': 'Who does not read payroll gets a list of their own receipts alone.',
};

const rowOf = new Map(OBJECTS.flatMap((row) => row.types.map((name) => [name, row] as const)));

/** Whether the role can read the field on another person's record. */
function readsOfOthers(readers: Readers, roles: readonly RoleName[]): boolean {
  if (typeof readers === 'object' && 'inSession' in readers) return isAllowed(readers.inSession, { roles });
  return isAllowed(typeof readers === 'object' && 'own' in readers ? readers.roles : readers, { roles });
}

/** The Money fields that a person with these roles can reach from the operations they may call. */
function findMoney(roles: readonly RoleName[]): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const enter = (type: GraphQLNamedType): void => {
    if (seen.has(type.name)) return;
    seen.add(type.name);
    if (isAbstractType(type)) for (const member of schema.getPossibleTypes(type)) enter(member);
    if (!isObjectType(type) || type === schema.getQueryType()) return;
    const row = rowOf.get(type.name);
    for (const field of Object.values(type.getFields())) {
      if (row ? !readsOfOthers(findReaders(row, field.name), roles) : !isRecordPayload(type)) continue;
      const inner = getNamedType(field.type);
      if (inner.name === 'Money') found.add(`${type.name}.${field.name}`);
      else enter(inner);
    }
  };
  for (const { field, allowed } of OPERATIONS) {
    if (!isAllowed(allowed, { roles })) continue;
    const [typeName = '', name = ''] = field.split('.');
    const type = schema.getType(typeName);
    if (isObjectType(type)) enter(getNamedType(type.getFields()[name]!.type));
  }
  return [...found].sort();
}

const OTHERS: readonly RoleName[] = ['HR', 'Supervisor', 'Asst_Manager', 'Admin_Assistant', 'Employee'];

test('people who read payroll see money', () => {
  expect(findMoney(PAYROLL_READERS)).toEqual(expect.arrayContaining(['PayrollRun.net', 'Payment.amount']));
});

test('people who may not read others’ pay see only the listed amounts', () => {
  expect([...new Set(OTHERS.flatMap((role) => findMoney([role])))].sort()).toEqual(
    Object.keys(LISTED).sort(),
  );
});

test('a contractor without a role sees only those too', () => {
  expect(findMoney([])).toEqual(['ReceiptConnection.totalAmount']);
});
