/**
 * Other tests check the tables of who may do what against the portal; this file checks those tests. It removes each
 * rule alone, and a caller whom the tables refuse must then get in.
 */
import { type ExecutionArgs, execute, type GraphQLObjectType, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schema as portalSchema } from '../../../src/app/schema.ts';
import * as policies from '../../../src/viewer/policy.ts';
import { FURTHER_CALLS } from '../../support/furtherCalls.ts';
import { OBJECTS } from '../../support/objects.ts';
import type { Operation } from '../../support/operation.ts';
import { OPERATIONS } from '../../support/operations.ts';
import { REST_CALLS } from '../../support/restCalls.ts';
import type { Outcome, Subject } from '../../support/rights.ts';
import { VERDICTS } from '../../support/verdicts.ts';
import type { Caller } from '../callers.ts';
import { expectedOutcome, isAllowed, listSubjects, toKind } from '../expected.ts';
import { createFixtures, type Fixtures, OWNED } from '../fixtures.ts';
import { type Guards, removableGuards } from '../guards.ts';
import { type Matrix, openMatrix, TIMEOUT_MS } from '../matrix.ts';
import { toOutcome } from '../outcome.ts';
import { createProbe } from '../probe.ts';
import { expectedFieldOutcome, findReaders } from '../readers.ts';
import { ASKED_AGAIN, MISSED_AT, NOT_MISSED, REDUNDANT_GUARDS } from '../redundantGuards.ts';

const removed = vi.hoisted(() => ({ policy: '', preauthorize: false }));

vi.mock('../../../src/viewer/policy.ts', async (importOriginal) => {
  const policies = await importOriginal<Record<string, (...args: unknown[]) => unknown>>();
  const loosened = Object.entries(policies).map(([name, policy]) => [
    name,
    (...args: unknown[]) => (name === removed.policy ? null : policy(...args)),
  ]);
  return Object.fromEntries(loosened);
});

vi.mock('../../../src/graph/pipeline/guards/preauthorize.ts', async (importOriginal) => {
  const original =
    await importOriginal<typeof import('../../../src/graph/pipeline/guards/preauthorize.ts')>();
  const { preauthorize } = original;
  const refuse: typeof preauthorize.refuse = (...args) =>
    removed.preauthorize ? undefined : preauthorize.refuse(...args);
  return { ...original, preauthorize: { ...preauthorize, refuse } };
});

const ROOTS = ['Query', 'Mutation', 'Subscription'];

vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

let guards: Guards;
let matrix: Matrix;
let fixtures: Fixtures;
let probe: ReturnType<typeof createProbe>;
/** Sorted by how likely a missing rule lets them in, most likely first. */
let callers: readonly Caller[];
beforeAll(async () => {
  // Open the portal first: its entry points must read the rules before this test changes them.
  matrix = await openMatrix();
  guards = removableGuards();
  fixtures = await createFixtures(guards.schema, matrix);
  probe = createProbe(guards.schema);
  const order = ['contractor', 'HR', 'Manager', 'IT_Admin', 'Employee', 'anonymous', 'password change due'];
  callers = order.map((name) => matrix.callers.find((caller) => caller.name === name)!);
});
afterAll(() => matrix.close());

/** Whether any field of the type gives a caller a different outcome than the table. */
async function isReadOtherwise(typeName: string, names: readonly string[]): Promise<boolean> {
  const type = guards.schema.getType(typeName) as GraphQLObjectType;
  const row = OBJECTS.find(({ types }) => types.includes(typeName))!;
  const subjects: readonly Subject[] = OWNED[typeName] ? ['driver', 'own'] : ['driver'];
  for (const caller of callers)
    for (const subject of subjects) {
      const expected = (name: string) => expectedFieldOutcome(findReaders(row, name), caller, subject);
      const refused = names.filter((name) => expected(name) !== 'OK');
      if (!refused.length) continue;
      const source = await fixtures.of(typeName, caller, subject);
      const responses = await probe(type, refused, source, await fixtures.createContext(caller));
      if (refused.some((name) => responses.get(name)!.outcome !== expected(name))) return true;
    }
  return false;
}

async function runGuarded(row: Operation, args: ExecutionArgs): Promise<Outcome> {
  if (toKind(row) !== 'subscribes') return toOutcome(JSON.parse(JSON.stringify(await execute(args))));
  const events = await subscribe(args);
  if (!(Symbol.asyncIterator in events)) return toOutcome(JSON.parse(JSON.stringify(events)));
  await events.return();
  return 'OK';
}

/** Whether the row's call lets in a caller whom the table refuses. */
async function isLetIn(row: Operation): Promise<boolean> {
  const document = parse(row.document);
  for (const caller of callers)
    for (const subject of listSubjects(row)) {
      const expected = expectedOutcome(row, toKind(row), caller, subject);
      if (expected === 'OK') continue;
      const variableValues = row.variables?.(matrix.getStage(caller, subject)) ?? {};
      const contextValue = await fixtures.createContext(caller);
      const args = { schema: guards.schema, document, variableValues, contextValue };
      if ((await runGuarded(row, args)) !== expected) {
        await matrix.restore();
        return true;
      }
    }
  return false;
}

async function isFound(name: string): Promise<boolean> {
  const [typeName = '', field] = name.split('.');
  if (!ROOTS.includes(typeName)) {
    const type = portalSchema.getType(typeName) as GraphQLObjectType;
    return isReadOtherwise(typeName, field ? [field] : Object.keys(type.getFields()));
  }
  // A root type's rule stands alone if the field has no rule.
  const isAlone = (row: Operation) => row.field.startsWith(`${name}.`) && !guards.names.includes(row.field);
  const rows = OPERATIONS.filter((row) => (field ? row.field === name : isAlone(row)));
  for (const row of rows) if (await isLetIn(row)) return true;
  return false;
}

async function withoutPolicy<T>(policy: string, work: () => Promise<T>): Promise<T> {
  removed.policy = policy;
  try {
    return await work();
  } finally {
    removed.policy = '';
  }
}

test('the tables notice when any rule of the schema is removed', async () => {
  const unnoticed: string[] = [];
  for (const name of guards.names)
    if (!(await guards.without(name, () => isFound(name)))) unnoticed.push(name);
  const redundantGuards = Object.values(REDUNDANT_GUARDS).flatMap((pairs) => pairs.map(([name]) => name));
  expect(unnoticed.sort()).toEqual([...redundantGuards, ...Object.keys(ASKED_AGAIN)].sort());
});

test.each(Object.values(REDUNDANT_GUARDS).flat())('%s is missed together with %s', async (...ruleNames) => {
  const [name = '', other = ''] = ruleNames;
  const look = () => isFound(ROOTS.includes(name) ? other : name);
  const without = (rule: string, work: () => Promise<boolean>) =>
    rule in policies ? withoutPolicy(rule, work) : guards.without(rule, work);
  expect(await ruleNames.reduce((work, rule) => () => without(rule, work), look)()).toBe(true);
});

/** Whether the field returns true for a caller without the right. */
async function isPromised(name: string): Promise<boolean> {
  const [typeName = '', field = ''] = name.split('.');
  const type = guards.schema.getType(typeName) as GraphQLObjectType;
  const row = OBJECTS.find(({ types }) => types.includes(typeName))!;
  for (const caller of callers.filter(({ standing }) => standing === 'working'))
    for (const subject of ['driver', 'own', 'archived'] as const) {
      if (expectedFieldOutcome(findReaders(row, field), caller, subject) !== 'OK') continue;
      if (isAllowed(VERDICTS[name]?.[subject] ?? [], caller)) continue;
      const source = await fixtures.of(typeName, caller, subject);
      const responses = await probe(type, [field], source, await fixtures.createContext(caller));
      if (responses.get(field)!.text === 'true') return true;
    }
  return false;
}

const calls = new Map<string, Operation>([
  ...OPERATIONS.map((row) => [row.field, row] as const),
  ...FURTHER_CALLS.map((row) => [`${row.field} ${row.name}`, row] as const),
]);

test('every policy is named', () => {
  const names = Object.keys(policies).filter((name) => name.startsWith('can'));
  expect([...Object.keys(MISSED_AT), ...Object.keys(NOT_MISSED)].sort()).toEqual(names.sort());
});

test.each(Object.entries(MISSED_AT))('without %s, %s responds differently', async (policy, where) => {
  const call = calls.get(where);
  const isWrong = () => (call ? isLetIn(call) : isPromised(where));
  expect(await isWrong()).toBe(false);
  expect(await withoutPolicy(policy, isWrong)).toBe(true);
});

/**
 * Only GraphQL decides who may do what; the REST entry point only makes sure that an anonymous caller gets no other
 * error first.
 */
test.each(REST_CALLS.filter(({ allowed, body }) => allowed !== 'everyone' && body))(
  'without its check at the entry point, $route reads the body of an anonymous caller',
  async ({ route }) => {
    const [method = '', path = ''] = route.split(' ');
    const status = async () => (await matrix.portal.rest(method, path, { body: '{ broken' })).status;
    removed.preauthorize = true;
    try {
      expect(await status()).toBe(400);
    } finally {
      removed.preauthorize = false;
    }
    expect(await status()).toBe(401);
  },
);
