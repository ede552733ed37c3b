/** The portal accepts no invisible characters in text that people type: the test tries every text of every mutation. */
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { kindAt } from '../../src/graph/pipeline/guards/idKinds.ts';
import { toId } from '../../src/operation/ids.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';

/** Secrets, keys and values that programs write: people do not read them, or they are checked cell by cell. */
const UNREAD = [
  ...['password', 'newPassword', 'currentPassword', 'token', 'code', 'passkey', 'response'],
  ...['idempotencyKey', 'requestKey', 'revision', 'text', 'header', 'search'],
];

const NO_ONE = '0190aaaa-0000-7000-8000-000000000000';

let portal: TestPortal;
let admin: Actor;
beforeAll(async () => {
  portal = await openTestPortal({ registration: 'approval' });
  admin = await portal.joinStaff('IT_Admin');
});
afterAll(() => portal.close());

const withoutNull = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? type.ofType : type);

/** A value that the schema accepts, with the text in every text field of this name. */
function fillIn(given: GraphQLInputType, field: string, text: string, name = '', place = ''): unknown {
  const type = withoutNull(given);
  if (isListType(type)) return [fillIn(type.ofType, field, text, name, place)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(
          (part) =>
            isNonNullType(part.type) || part.name === field || isInputObjectType(getNamedType(part.type)),
        )
        .map((part) => [part.name, fillIn(part.type, field, text, part.name, `${type.name}.${part.name}`)]),
    );
  if (type.toString() === 'ID') return toId(kindAt(place) ?? 'User', NO_ONE);
  if (type.toString() === 'String') return name === field ? text : 'x';
  const known: Record<string, unknown> = {
    ...{ Date: '2026-11-16', Money: 1, Int: 1, Boolean: true, FileBytes: 'AAAA' },
    ...{ DateTime: '2026-11-16T00:00:00.000Z' },
  };
  return isEnumType(type) ? type.getValues()[0]!.name : known[type.toString()];
}

/** The text fields of an input, except those in `UNREAD`. */
function textsOf(type: GraphQLInputType): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    getNamedType(field.type).name === 'String'
      ? UNREAD.includes(field.name)
        ? []
        : [field.name]
      : textsOf(field.type),
  );
}

const CASES = Object.values(schema.getMutationType()!.getFields()).flatMap(({ name, args }) =>
  args.flatMap((arg) => [...new Set(textsOf(arg.type))].map((field) => ({ name, input: arg.type, field }))),
);

test('there are many such texts', () => {
  expect(CASES.length).toBeGreaterThan(60);
});

test.each(CASES)('$name: $field', async ({ name, input, field }) => {
  const before = await fingerprint(portal.database);
  for (const text of ['Eve\u200b', '\u202eevE', 'Eve\u0007', '\u3164']) {
    const { data, errors } = await portal.graphql(
      `mutation ($input: ${input}) { result: ${name}(input: $input) { ... on ValidationError { issues { path message } } } }`,
      { input: fillIn(input, field, text) },
      admin.token,
    );
    expect(errors).toBeUndefined();
    const [issue] = data.result.issues ?? [];
    expect(issue?.path.join('.'), JSON.stringify(data)).toContain(field);
    expect(issue.message).toMatch(/has a character that can’t be seen/);
  }
  expect(await fingerprint(portal.database)).toBe(before);
});
