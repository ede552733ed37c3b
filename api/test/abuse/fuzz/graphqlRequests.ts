/** Operations built from the portal's own schema: mostly valid, with fitting and hostile arguments, and some broken. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Arbitrary } from './arbitrary.ts';
import type { FuzzRequest } from './restRequests.ts';
import { amountFor, arbitraryWeek, dayFor, hostile, idFor, integerFor, textFor } from './values.ts';

const MAX_DEPTH = 6;
const MAX_FIELDS = 4;

interface Writing {
  arbitrary: Arbitrary;
  schema: GraphQLSchema;
  /** The variables' declarations and values so far. */
  declared: string[];
  variables: Record<string, unknown>;
  /** The root field, which tells what names like id mean. */
  where: string;
}

function writeInput(writing: Writing, type: GraphQLInputType, name: string): unknown {
  const { arbitrary, where } = writing;
  if (arbitrary.oneIn(25)) return hostile(arbitrary);
  if (isNonNullType(type)) return writeInput(writing, type.ofType, name);
  if (isListType(type))
    return Array.from({ length: arbitrary.below(arbitrary.oneIn(12) ? 30 : 4) }, () =>
      writeInput(writing, type.ofType, name),
    );
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) =>
      isNonNullType(field.type) ? !arbitrary.oneIn(40) : arbitrary.oneIn(2),
    );
    return Object.fromEntries(
      fields.map((field: GraphQLInputField) => [field.name, writeInput(writing, field.type, field.name)]),
    );
  }
  if (isEnumType(type)) return arbitrary.pick(type.getValues()).name;
  switch (type.name) {
    case 'ID':
      return idFor(arbitrary, name, where);
    case 'Int':
      return integerFor(arbitrary, name);
    case 'Boolean':
      return arbitrary.oneIn(2);
    case 'Date':
      return dayFor(arbitrary, name);
    case 'DateTime':
      return arbitrary.pick(['2026-11-18T17:00:00Z', '2026-11-18', '+275760-09-13T00:00:00.000Z', 'never']);
    case 'Money':
      return amountFor(arbitrary);
    default:
      return textFor(arbitrary, name, where);
  }
}

/** The arguments in parentheses, as variables, because these carry any value. */
function writeArguments(writing: Writing, args: readonly GraphQLArgument[]): string {
  const { arbitrary, declared, variables } = writing;
  const given = args.filter((arg) => (isNonNullType(arg.type) ? !arbitrary.oneIn(60) : arbitrary.oneIn(3)));
  const written = given.map((arg) => {
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${arbitrary.oneIn(60) ? 'String' : arg.type}`);
    // Nested lists of a thousand are refused for their cost, and most requests should get a response.
    variables[name] =
      /^(first|last)$/.test(arg.name) && !arbitrary.oneIn(5)
        ? 1 + arbitrary.below(5)
        : writeInput(writing, arg.type, arg.name);
    return `${arg.name}: $${name}`;
  });
  return written.length ? `(${written.join(', ')})` : '';
}

function writeField(
  writing: Writing,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  name = '',
): string {
  const { arbitrary } = writing;
  const alias = name || (arbitrary.oneIn(25) ? `a${arbitrary.below(3)}: ` : '');
  const directive = arbitrary.oneIn(60)
    ? arbitrary.pick([' @include(if: true)', ' @skip(if: false)', ' @skip(if: true)', ' @none'])
    : '';
  return `${alias}${field.name}${writeArguments(writing, field.args)}${directive}${writeSelection(writing, field.type, depth - 1)}`;
}

function writeSelection(writing: Writing, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const { arbitrary, schema } = writing;
  if (isAbstractType(named)) {
    const members = arbitrary
      .some(schema.getPossibleTypes(named), 2)
      .filter(({ name }) => !name.endsWith('Error'));
    const spreads = members.map((member) => `... on ${member.name}${writeFields(writing, member, depth)}`);
    const error = named.name.endsWith('Result') ? ['... on Error { message code }'] : [];
    return ` { __typename ${[...spreads, ...error].join(' ')} }`;
  }
  return isObjectType(named) ? writeFields(writing, named, depth) : '';
}

function writeFields(writing: Writing, type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter(
    (field) => depth > 0 || !isCompositeType(getNamedType(field.type)),
  );
  const chosen = fields.length ? writing.arbitrary.some(fields, MAX_FIELDS) : [];
  // Ids and other values for later requests are included where they exist.
  const known = ['id', 'revision', 'resetToken'].filter(
    (name) => type.getFields()[name] && !chosen.some((field) => field.name === name),
  );
  return ` { ${['__typename', ...known, ...chosen.map((field) => writeField(writing, field, depth))].join(' ')} }`;
}

/** Corrupts one character of the document. */
function spoilt({ below, pick }: Arbitrary, document: string): string {
  const at = below(document.length);
  return (
    document.slice(0, at) +
    pick(['', '{', '}', '"', '$', '\u0000', '...', '#', '@', '\ud800']) +
    document.slice(at + 1)
  );
}

const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"query":42}',
  '{"query":null}',
  '{"query":"{","variables":{}}',
  '{"query":"{ today }","variables":[]}',
  '{"query":"{ today }","variables":"x"}',
  '{"query":"{ today }","operationName":"none"}',
  '{"query":"{ today }","operationName":7}',
  '{"query":"{ today }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
  '{"id":"x"}',
  '[{"query":"{ today }"},{"query":"{ today }"}]',
  `{"query":"{ ${'today '.repeat(3000)} }"}`,
  `{"query":"${'{ node(id: 1) '.repeat(900)}"}`,
  '{"query":"{ viewer { ...A } } fragment A on User { ...B } fragment B on User { ...A }"}',
  '{"query":"query A { today } query B { today }"}',
  `{"query":"{ today }","variables":{"a":"${'z'.repeat(150_000)}"}}`,
  '{"query":"{ __schema { types { name fields { name } } } }"}',
  '{"query":"{ __type(name: \\"User\\") { name } }"}',
];

export function graphqlRequest(arbitrary: Arbitrary, schema: GraphQLSchema, caller: number): FuzzRequest {
  const monday = arbitraryWeek(arbitrary);
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const request = { method: 'POST', path: '/graphql', headers, caller, monday };
  if (arbitrary.oneIn(40)) return { ...request, body: arbitrary.pick(BROKEN_BODIES) };
  const kind = arbitrary.pick([
    'query',
    'query',
    'query',
    'mutation',
    'mutation',
    'mutation',
    'mutation',
    'subscription',
  ] as const);
  const root = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[kind]!;
  const writing: Writing = { arbitrary, schema, declared: [], variables: {}, where: '' };
  const fields = Array.from(
    { length: kind === 'subscription' || !arbitrary.oneIn(6) ? 1 : 2 + arbitrary.below(2) },
    (_, index) => {
      const field = arbitrary.pick(Object.values(root.getFields()));
      writing.where = field.name;
      return writeField({ ...writing }, field, 1 + arbitrary.below(MAX_DEPTH), `r${index}: `);
    },
  );
  const declarations = writing.declared.length ? `(${writing.declared.join(', ')})` : '';
  const document = `${kind} Fuzz${declarations} { ${fields.join(' ')} }`;
  if (kind === 'subscription')
    headers.accept = arbitrary.oneIn(10) ? 'application/json' : 'text/event-stream';
  const body = JSON.stringify({
    query: arbitrary.oneIn(30) ? spoilt(arbitrary, document) : document,
    variables: writing.variables,
  });
  return { ...request, body };
}
