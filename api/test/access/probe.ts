/**
 * Selects the fields of one object directly: the object is the root of a schema with the portal's own types and rules.
 */
import {
  execute,
  type GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import type { Context } from '../../src/operation/context.ts';

/** Values for required arguments. */
const ARGUMENTS: Record<string, string> = {
  'TaxSeason.row': '(userId: "User_0190aaaa-0000-7000-8000-000000000000")',
};

/** The object types below the roots. */
export const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
  );
};

/** Such as `amount` or `user { __typename }`. */
export function writeSelection(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const coordinate = `${type.name}.${field.name}`;
  if (field.args.some(isRequiredArgument) && !ARGUMENTS[coordinate])
    throw new Error(`${coordinate} needs arguments: say which.`);
  const inner = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${field.name}${ARGUMENTS[coordinate] ?? ''}${inner}`;
}

/** The results of all fields of an object: 'OK' or the code of the refusal, with the returned value. */
export function createProbe(schema: GraphQLSchema) {
  const types = objectTypes(schema);
  const probe = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Probe',
      fields: Object.fromEntries(
        types.map((type) => [type.name, { type, resolve: (source: unknown) => source }]),
      ),
    }),
    types: Object.values(schema.getTypeMap()),
  });
  const documents = new Map<string, ReturnType<typeof parse>>();
  const writeDocument = (type: GraphQLObjectType, names: readonly string[]) => {
    const text = names
      .map((name) => `${name}: ${type.name} { ${writeSelection(type, type.getFields()[name]!)} }`)
      .join(' ');
    const known = documents.get(text) ?? parse(`{ ${text} }`);
    documents.set(text, known);
    return known;
  };

  return async (
    type: GraphQLObjectType,
    names: readonly string[],
    source: unknown,
    contextValue: Context,
  ) => {
    const { data, errors = [] } = await execute({
      schema: probe,
      document: writeDocument(type, names),
      rootValue: source,
      contextValue,
    });
    return new Map(
      names.map((name) => {
        const error = errors.find(({ path }) => path?.[0] === name);
        const outcome = error ? String(error.extensions.code ?? error.message) : 'OK';
        const object = data?.[name] as Record<string, unknown> | null | undefined;
        return [name, { outcome, text: JSON.stringify(object?.[name] ?? null) }];
      }),
    );
  };
}
