/**
 * The fast path for persisted operations, with every operation of the web client: each gets the same response as the
 * same text through Yoga.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  getOperationAST,
  isEnumType,
  type OperationDefinitionNode,
  parse,
  type TypeNode,
  validate,
} from 'graphql';
import { encodeId } from 'rules/ids';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readClientOperations } from '../../src/app/operations.ts';
import { schema } from '../../src/app/schema.ts';
import { createServer } from '../../src/app/server.ts';
import { UNKNOWN_OPERATION } from '../../src/graph/yoga/documentId.ts';
import { createRecords } from '../access/stage.ts';
import { longTest } from '../support/longTest.ts';
import { MISSING } from '../support/missing.ts';
import type { Operation, Stage } from '../support/operation.ts';
import { OPERATIONS } from '../support/operations.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';
import { variablesFor } from '../support/variables.ts';

let portal: TestPortal;
let server: Server;
let url: string;
let stage: Stage;
const callers = new Map<string, Actor | undefined>();
/** Requests that were passed on to Yoga. */
let left = 0;

beforeAll(async () => {
  portal = await openTestPortal();
  const driver = await portal.joinContractor({ dailyRate: 200 });
  const [admin, manager] = [await portal.joinStaff('IT_Admin'), await portal.joinStaff('Manager')];
  const newcomer = await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], mustChangePassword: true });
  for (const [name, caller] of Object.entries({ admin, manager, driver, newcomer }))
    callers.set(name, caller);
  callers.set('stranger', undefined);
  // A script's read-only token.
  const { made } = await ask(manager, TOKEN, {
    input: { name: 'Export', canWrite: false, expiresInDays: 30 },
  });
  callers.set('script', { ...manager, token: made.token });
  const days = ['2026-11-02', '2026-11-03', '2026-11-10', '2026-11-11'];
  for (const date of days) await ask(driver, LOG_DAY, { input: { date, worked: true } });
  const { result } = await ask(manager, PAY, {
    input: {
      ...{ userId: driver.id, weekStart: '2026-11-02', weekEnd: '2026-11-08' },
      weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 12.5 }],
    },
  });
  stage = { ...MISSING, driver, runId: result.payrollRun.id };
  server = createServer({
    app: {
      ...portal.app,
      fetch: (request, requestMeta) => {
        left += 1;
        return portal.app.fetch(request, requestMeta);
      },
    },
    trustProxy: 0,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});

const LOG_DAY = 'mutation($input: LogDayInput!) { result: logDay(input: $input) { __typename } }';
const TOKEN = `mutation($input: CreateAccessTokenInput!) { made: createAccessToken(input: $input) {
  ... on CreateAccessTokenPayload { token } } }`;
const PAY = `mutation($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  ... on ProcessWeeklyPayrollPayload { payrollRun { id } } } }`;

async function ask(who: Actor, document: string, variables: Record<string, unknown>) {
  const { data, errors } = await portal.graphql(document, variables, who.token);
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

const ACCEPT = 'application/graphql-response+json, application/json';

async function post(body: object, who?: Actor, accept = ACCEPT) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const headers = Object.fromEntries(response.headers);
  // The transport decides whether to declare the length, and the encoding; each request has an ID of its own.
  for (const name of ['date', 'transfer-encoding', 'content-length', 'content-encoding', 'x-request-id'])
    delete headers[name];
  return { status: response.status, headers, json: await response.json() };
}

/** Yoga's response to the text, and the fast path's response to the id. */
async function both(id: string, text: string, variables: object, who?: Actor, accept?: string) {
  const before = left;
  const byText = await post({ query: text, variables }, who, accept);
  // Only scripts see the cost.
  if (byText.json) delete (byText.json as { extensions?: object }).extensions;
  expect(left).toBe(before + 1);
  const byId = await post({ documentId: id, variables }, who, accept);
  expect(left).toBe(before + 1);
  return { byText, byId };
}

const operations = [...readClientOperations()].map(([id, text]) => {
  const definition = getOperationAST(parse(text)) as OperationDefinitionNode;
  return { id, text, definition, name: definition.name!.value };
});
const today = new URL('../../operations/today.json', import.meta.url);
const client = new Set(Object.keys(JSON.parse(readFileSync(today, 'utf8'))));
const ofKind = (kind: string) => operations.filter(({ definition }) => definition.operation === kind);

describe('operations of every version that was ever released', () => {
  longTest('fit the schema of today', () => {
    const misfits = operations.flatMap(({ id, name, text }) =>
      validate(schema, parse(text)).map(({ message }) => `${name} (${id.slice(0, 8)}): ${message}`),
    );
    expect(misfits).toEqual([]);
  });

  it('are served to a caller with access, if they only read', async () => {
    expect(operations.filter(({ id }) => !client.has(id)).length).toBeGreaterThan(100);
    const admin = await portal.joinStaff('IT_Admin', 'Manager');
    const records = await createRecords(portal, admin, await portal.joinContractor());
    const entry = encodeId('AuditLog', (await portal.db.auditLog.findFirstOrThrow()).id);
    const ids = [
      ...[records.driver.id, entry],
      ...Object.values(records).filter((value) => typeof value === 'string'),
    ];
    const material = { ids, any: admin.id, needed: { Int: 7, String: records.invitationToken } };
    // One in twelve operations of earlier clients, because today's are compared below; all in the long form.
    const asked = ofKind('query').filter(
      ({ id }, index) => (!client.has(id) && index % 12 === 0) || process.env.LONG,
    );
    for (const { id, name, text } of asked) {
      const before = left;
      const { json } = await post(
        { documentId: id, variables: variablesFor(schema, parse(text), material) },
        admin,
      );
      expect([name, json.errors, left]).toEqual([name, undefined, before]);
    }
  });
});

/** Values for a query's variables, by name. */
function valuesByName({ variableDefinitions = [] }: OperationDefinitionNode, id: string) {
  const valueFor = (name: string): unknown => {
    if (/^(id|userId|contractor|contractorId|person)$/.test(name)) return id;
    if (name === 'runId') return stage.runId;
    if (/^(first|last|.*First|.*Days)$/.test(name)) return name === 'last' ? undefined : 7;
    if (/^(has|is)[A-Z]/.test(name)) return true;
    if (name === 'year') return 2026;
    if (/week|from|startDate/i.test(name)) return '2026-11-02';
    if (name === 'endDate') return '2026-11-30';
    return name === 'search' ? 'robin' : undefined;
  };
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return Object.fromEntries(names.map((name) => [name, valueFor(name)]));
}

/** Values of the right type for an operation's required variables. */
function requiredValues({ variableDefinitions = [] }: OperationDefinitionNode) {
  const valueFor = (type: TypeNode): unknown => {
    if (type.kind === 'NonNullType') return valueFor(type.type);
    if (type.kind === 'ListType') return [];
    const named = schema.getType(type.name.value);
    if (isEnumType(named)) return named.getValues()[0]!.name;
    return { ID: stage.driver.id, Date: '2026-11-02', Boolean: true, Int: 7 }[type.name.value] ?? '';
  };
  return Object.fromEntries(
    variableDefinitions
      .filter(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue)
      .map(({ variable, type }) => [variable.name.value, valueFor(type)]),
  );
}

/** Operations of earlier clients were compared when they were current; the long form compares them again. */
const compared = (kind: string) => ofKind(kind).filter(({ id }) => client.has(id) || process.env.LONG);

/** One in `every`, because both paths treat all of a kind alike; all in the long form. */
const thin = <One>(all: readonly One[], every: number) =>
  all.filter((_, place) => place % every === 0 || process.env.LONG).map((one, turn) => ({ ...one, turn }));

/** One at a time; all in the long form. */
const inTurn = <Value>(values: readonly Value[], turn: number): readonly Value[] =>
  process.env.LONG ? values : [values[turn % values.length]!];

/** For every third query, the short form adds one caller in turn who reads only their own data or nothing. */
const others = (turn: number) => {
  if (turn % 3 !== 0 && !process.env.LONG) return [];
  return inTurn(['driver', 'stranger', 'manager', 'newcomer', 'script'], turn / 3);
};
/** The callers of each query: the one with the most rights, and others. */
const asking = (turn: number) => ['admin', ...others(turn)].map((name) => callers.get(name));

describe.each(thin(compared('query'), 10))('$name', ({ id, text, definition, turn }) => {
  it('gets the same response both ways, no matter who asks', async () => {
    for (const [place, who] of asking(turn).entries()) {
      const takesId = definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'id');
      for (const about of takesId && place === 0 ? [stage.driver.id, stage.runId] : [stage.driver.id]) {
        const { byText, byId } = await both(id, text, valuesByName(definition, about), who);
        expect(byId).toEqual(byText);
      }
    }
  });
});

describe.each(thin(compared('mutation'), 15))('$name', ({ id, text, definition, turn }) => {
  it('is refused the same both ways', async () => {
    if (definition.variableDefinitions?.length) {
      const variables = { ...requiredValues(definition), input: { of: 'no kind' } };
      const { byText, byId } = await both(id, text, variables, callers.get('admin'));
      expect(byId).toEqual(byText);
    }
    // Both paths check the same rights, so the short form tries every third field.
    if (turn % 3 !== 0 && !process.env.LONG) return;
    const field = definition.selectionSet.selections[0]!;
    const row = field.kind === 'Field' && findRow(`Mutation.${field.name.value}`);
    if (!row || row.allowed === 'everyone') return;
    const variables = { ...requiredValues(definition), ...row.variables?.(stage) };
    for (const name of inTurn(
      ['stranger', 'script', ...(row.allowed === 'anyone' ? [] : ['driver'])],
      turn / 3,
    )) {
      const { byText, byId } = await both(id, text, variables, callers.get(name));
      expect(byId.json.errors?.length).toBe(1);
      expect(byId).toEqual(byText);
    }
  });
});

const findRow = (field: string): Operation | undefined => OPERATIONS.find((row) => row.field === field);
const operation = (name: string) => operations.find((known) => known.name === name)!;

it('serves a query of the client without an error', async () => {
  const { id, definition } = operation('AuditLogsScreenQuery');
  const { status, headers, json } = await post(
    { documentId: id, operationName: 'AuditLogsScreenQuery', variables: valuesByName(definition, '') },
    callers.get('admin'),
  );
  expect({ status, errors: json.errors }).toEqual({ status: 200, errors: undefined });
  expect(headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
  expect(json.data.auditLogs.edges.length).toBeGreaterThan(0);
});

it('serves it without a store that makes Node follow every promise', async () => {
  const entered = vi.spyOn(AsyncLocalStorage.prototype, 'run');
  onTestFinished(() => entered.mockRestore());
  const { id, text } = operation('NoticeBellQuery');
  await post({ documentId: id, variables: {} }, callers.get('driver'));
  expect(entered).not.toHaveBeenCalled();
  await post({ query: text, variables: {} }, callers.get('driver'));
  expect(entered).toHaveBeenCalled();
});

it('sends the headers that an operation adds to its response', async () => {
  const { id } = operation('useSignOutMutation');
  const { headers, json } = await post({ documentId: id, variables: {} }, await portal.joinContractor());
  expect([headers['clear-site-data'], json.errors]).toEqual(['"cache"', undefined]);
  const again = await post({ documentId: id, variables: {} });
  expect(again.headers).not.toHaveProperty('clear-site-data');
});

it('records a refusal in the audit log', async () => {
  const { id, definition } = operation('ManagerDashboardQuery');
  const before = (await portal.audit({ action: 'ACCESS_DENIED' })).length;
  await post({ documentId: id, variables: valuesByName(definition, '') }, callers.get('driver'));
  expect((await portal.audit({ action: 'ACCESS_DENIED' })).length).toBeGreaterThan(before);
});

it('refuses a text that cannot be stored, and too large a page', async () => {
  const { id, text } = operation('ContractorsScreenQuery');
  for (const variables of [{ first: 10, search: 'a\u0000b' }, { first: -1 }, { first: 2.5 }, {}]) {
    const { byText, byId } = await both(id, text, variables, callers.get('admin'), 'application/json');
    expect(byId.json.errors?.length).toBe(1);
    expect(byId).toEqual(byText);
  }
});

longTest('measures pages by their size', async () => {
  for (const [name, first] of [
    ['ContractorsScreenQuery', 1000],
    ['collectDaysQuery', 1000],
    ['collectDaysQuery', 10],
  ] as const) {
    const { id, text } = operation(name);
    const { byText, byId } = await both(id, text, { first }, callers.get('manager'));
    expect(byId).toEqual(byText);
  }
});

it('reveals only the number of an internal error', async () => {
  const { id, text } = operation('ContractorsScreenQuery');
  const { sql } = portal.services;
  portal.services.sql = { ...sql, read: () => Promise.reject(new Error('secret of the house')) };
  const { byText, byId } = await both(id, text, { first: 10 }, callers.get('admin'));
  portal.services.sql = sql;
  const [of, as] = [byText, byId].map(({ json }) => json.errors[0]);
  expect(as).toEqual({ ...of, extensions: { ...of.extensions, requestId: as.extensions.requestId } });
  expect(as.extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) });
  expect(JSON.stringify(byId)).not.toContain('secret');
});

it('refuses an operation that it does not know, and one with a text beside its id', async () => {
  const { id, text } = operation('ContractorsScreenQuery');
  for (const body of [
    { documentId: 'f'.repeat(64), variables: {} },
    { documentId: id, query: text },
  ]) {
    const { status, json } = await post(body, callers.get('admin'));
    expect({ status, errors: json.errors }).toEqual({
      status: 400,
      errors: [{ message: UNKNOWN_OPERATION, extensions: { code: 'BAD_USER_INPUT' } }],
    });
  }
});
