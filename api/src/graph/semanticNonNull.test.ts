import {
  buildSchema,
  GraphQLNonNull,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../app/schema.ts';
import { printedSchema } from './printedSchema.ts';

const printed = buildSchema(printedSchema(schema));

/** The fields that say `@semanticNonNull`, as 'Type.field'. */
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

it('lets the node of every edge fail alone', () => {
  for (const type of Object.values(printed.getTypeMap()))
    if (isObjectType(type) && type.name.endsWith('Edge'))
      expect(marked.map(({ place }) => place)).toContain(`${type.name}.node`);
});

it('marks fields that only some may read, and leaves those that nobody is refused', () => {
  const places = marked.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(['User.taxProfiles', 'User.email', 'IrisFiles.file']));
  expect(places).not.toContain('TimeLog.date');
  expect(places).not.toContain('ValidationError.message');
  expect(places).not.toContain('TimeLog.viewerCanDecide');
});

it('never loosens the items of a list: Relay loses their errors', () => {
  for (const { place, field } of marked) {
    const type = getNullableType(field.type);
    if (isListType(type)) expect(type.ofType instanceof GraphQLNonNull, place).toBe(true);
    const [directive] = field.astNode!.directives!.filter(({ name }) => name.value === 'semanticNonNull');
    expect(directive!.arguments, place).toEqual([]);
  }
});
