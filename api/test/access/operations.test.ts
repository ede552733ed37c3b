/**
 * Every root field, requested by every kind of caller about every kind of subject: the outcome must match the table in
 * support/operations.ts, and a refusal changes nothing, reveals nothing and leaves one audit entry.
 */
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { readFieldScopes } from '../../src/graph/pipeline/guards/preauthorize.ts';
import { FURTHER_CALLS, type FurtherCall } from '../support/furtherCalls.ts';
import type { Operation } from '../support/operation.ts';
import { OPERATIONS } from '../support/operations.ts';
import type { Subject } from '../support/rights.ts';
import { expectedOutcome, listSubjects, toKind } from './expected.ts';
import { type Cell, type Matrix, openMatrix, TIMEOUT_MS } from './matrix.ts';
import { toOutcome } from './outcome.ts';

vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.close());

test('every root field has its row, and every row a field', () => {
  const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
  const fields = roots.flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
  expect(OPERATIONS.map(({ field }) => field).sort()).toEqual(fields.sort());
});

// The short form tries only one refused role per row; this test covers all roles.
test('the scope of every root field names the roles of its row', () => {
  const agrees = ({ field, allowed }: Operation): boolean => {
    const [typeName = '', name = ''] = field.split('.');
    const type = schema.getType(typeName) as GraphQLObjectType;
    const scopes: Record<string, unknown> = { ...readFieldScopes(type.getFields()[name]!) };
    // granting.test.ts tries permissions with every role that has rights.
    if (scopes.permission) return true;
    if (allowed === 'everyone') return scopes.everyone === true;
    const roles = scopes.anyRole === undefined ? [] : [scopes.anyRole].flat();
    const expected = allowed === 'anyone' ? [] : [...allowed];
    return !scopes.everyone && roles.sort().join() === expected.sort().join();
  };
  expect(OPERATIONS.filter((row) => !agrees(row)).map(({ field }) => field)).toEqual([]);
});

test('a row lists the results per person exactly if its call names a person', () => {
  const [caller] = matrix.callers;
  const variables = ({ variables }: Operation, subject: Subject) =>
    JSON.stringify(variables?.(matrix.getStage(caller!, subject)));
  const naming = OPERATIONS.filter((row) => variables(row, 'driver') !== variables(row, 'missing'));
  const saying = OPERATIONS.filter(({ about }) => about?.missing);
  expect(saying.map(({ field }) => field)).toEqual(naming.map(({ field }) => field));
});

// Which roles may call is what the scopes above say. The short form calls what depends on the person it is about, too.
const all: readonly FurtherCall[] = [
  ...OPERATIONS.map((row) => ({ ...row, name: '' })),
  ...FURTHER_CALLS,
].filter(({ about }) => about || process.env.LONG);
/** Reads come first, because nothing needs a restore between them. */
const calls = [
  ...all.filter((row) => toKind(row) !== 'writes'),
  ...all.filter((row) => toKind(row) === 'writes'),
];

describe.each(calls)('$field $name', (operation) => {
  test('responds to each caller as the table says', async () => {
    const kind = toKind(operation);
    const { portal, getStage, listCells, findErrors } = matrix;
    const ask = async ({ caller, subject }: Cell) => {
      const variables = operation.variables?.(getStage(caller, subject)) ?? {};
      const response = await portal.graphql(operation.document, variables, caller.token, caller.ipAddress);
      return { outcome: toOutcome(response), text: JSON.stringify(response) };
    };
    const cells = listCells(listSubjects(operation), (caller, subject) =>
      expectedOutcome(operation, kind, caller, subject),
    );
    expect(
      await findErrors(cells, ask, {
        changes: kind === 'writes',
        names: [operation.enteredAs ?? operation.field],
      }),
    ).toEqual([]);
  });
});
