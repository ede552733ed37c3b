import {
  buildSchema,
  execute,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../app/schema.ts';
import { printedSchema } from './printedSchema.ts';

const printed = buildSchema(printedSchema(schema));

/** The fields with `@semanticNonNull`, as 'Type.field'. */
const marked = Object.values(printed.getTypeMap()).flatMap((type) =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields())
        .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull'))
        .map((field) => ({ place: `${type.name}.${field.name}`, field }))
    : [],
);

it('lets every field of Query and Mutation fail alone', () => {
  for (const type of [printed.getQueryType()!, printed.getMutationType()!])
    for (const { name, type: of } of Object.values(type.getFields()))
      expect(of instanceof GraphQLNonNull, `${type.name}.${name}`).toBe(false);
});

it('lets the node of every edge and the nodes of every page fail alone', () => {
  for (const type of Object.values(printed.getTypeMap()))
    for (const [suffix, field] of [
      ['Edge', 'node'],
      ['Connection', 'nodes'],
    ] as const)
      if (isObjectType(type) && type.name.endsWith(suffix))
        expect(marked.map(({ place }) => place)).toContain(`${type.name}.${field}`);
});

it('takes one row of the edges when it fails, and all of the nodes, each with an error', async () => {
  const page = { edges: [{ node: { cells: [] } }, { node: null }] };
  const type = schema.getType('ReportRowConnection') as GraphQLObjectType;
  const fields = { page: { type, resolve: () => page } };
  const { data, errors } = await execute({
    schema: new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Page', fields }) }),
    document: parse('{ page { edges { node { __typename } } nodes { __typename } } }'),
    contextValue: {},
  });
  expect(data).toEqual({
    page: { edges: [{ node: { __typename: 'ReportRow' } }, { node: null }], nodes: null },
  });
  expect(errors?.map(({ path }) => path)).toEqual([
    ['page', 'edges', 1, 'node'],
    ['page', 'nodes', 1],
  ]);
});

it('marks fields that only some may read, and leaves those that no one is refused', () => {
  const places = marked.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(['User.taxProfiles', 'User.email', 'IrisFiles.file']));
  expect(places).not.toContain('TimeLog.date');
  expect(places).not.toContain('ValidationError.message');
  expect(places).not.toContain('TimeLog.viewerCanDecide');
});

it('lets what the viewer may do with a person fail alone, without the person', () => {
  const rights = Object.keys((printed.getType('User') as GraphQLObjectType).getFields()).filter((name) =>
    name.startsWith('viewerCan'),
  );
  expect(rights.length).toBeGreaterThan(0);
  expect(marked.map(({ place }) => place)).toEqual(
    expect.arrayContaining(rights.map((name) => `User.${name}`)),
  );
});

it('never loosens the items of a list: Relay loses their errors', () => {
  for (const { place, field } of marked) {
    const type = getNullableType(field.type);
    if (isListType(type)) expect(type.ofType instanceof GraphQLNonNull, place).toBe(true);
    const [directive] = field.astNode!.directives!.filter(({ name }) => name.value === 'semanticNonNull');
    expect(directive!.arguments, place).toEqual([]);
  }
});
