/**
 * Fields that can fail on their own are nullable on the wire and `@semanticNonNull` in the printed schema, so that an
 * error takes out one field, row or region and not the whole response. Resolvers stay strict: a field is declared
 * non-null, this plugin loosens it, and a null without an error is still an error.
 *
 * The rule is derived: fields of Query and Mutation, fields with their own scopes, what the viewer may do with a person,
 * the node of an edge, and the nodes of a connection. A list is loosened as a whole, never its items, because Relay 21 loses the errors of null items;
 * rows that can fail alone are nodes of edges.
 */
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLFieldResolver,
  GraphQLInt,
  GraphQLList,
  GraphQLSchema,
} from 'graphql';

const NAME = 'semanticNonNull';

const directive = new GraphQLDirective({
  name: NAME,
  description:
    'Never null, unless an entry in `errors` with the path of the field says why. `levels` counts the lists around what it means: 0 is the field itself.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'Always [0] in this schema.',
    },
  },
});

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      semanticNonNull: SemanticNonNullPlugin<Types>;
    }
  }
}

const ROOTS = ['Query', 'Mutation'];
/** Scopes that refuse no one who has reached a field below the root. */
const OPEN = ['everyone', 'signedIn'];

function failsAlone<Types extends SchemaTypes>({
  kind,
  name,
  parentType,
  pothosOptions,
}: PothosOutputFieldConfig<Types>): boolean {
  if (kind === 'Subscription') return false;
  if (ROOTS.includes(kind)) return true;
  if (name === 'node' && parentType.endsWith('Edge')) return true;
  if (name === 'nodes' && parentType.endsWith('Connection')) return true;
  // Each is about one button or part of the person's page; the rest of the person stays.
  if (parentType === 'User' && name.startsWith('viewerCan')) return true;
  const { authScopes = {} } = pothosOptions as { authScopes?: object };
  return typeof authScopes === 'function' || Object.keys(authScopes).some((scope) => !OPEN.includes(scope));
}

/** Whether the field of a built schema is loosened. */
export const isSemanticNonNull = ({
  extensions,
}: {
  extensions: Readonly<Record<string, unknown>>;
}): boolean => extensions[NAME] === true;

class SemanticNonNullPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    const { type, extensions } = field;
    if (type.nullable || !failsAlone(field)) return field;
    return { ...field, type: { ...type, nullable: true }, extensions: { ...extensions, [NAME]: true } };
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { extensions, parentType, name }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (!isSemanticNonNull({ extensions: extensions ?? {} })) return resolver;
    const check = (value: unknown) => {
      if (value == null) throw new Error(`${parentType}.${name} is null, and nothing says why.`);
      return value;
    };
    return (parent, args, context, info) => {
      const value: unknown = resolver(parent, args, context, info);
      return value instanceof Promise ? value.then(check) : check(value);
    };
  }

  override afterBuild(schema: GraphQLSchema) {
    return new GraphQLSchema({ ...schema.toConfig(), directives: [...schema.getDirectives(), directive] });
  }
}

SchemaBuilder.registerPlugin(NAME, SemanticNonNullPlugin);

export default NAME;
