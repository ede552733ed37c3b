/**
 * Every mutation returns a payload. A mutation that changes one record returns it under the name of its type, `{ user {
 * … } }`. Only a mutation that returns more defines its own payload. This is derived: such a mutation declares the
 * record as its type and resolves to it.
 *
 * Before payloads existed, the result was the record itself. It still is for operations that do not select it from the
 * payload.
 *
 * Each payload has `query`, so that one request can also fetch what else has changed, such as the counts above a list.
 * It runs after the change, with the scopes, cost and token rules of any query.
 */
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  unwrapOutputFieldType,
} from '@pothos/core';
import { errorTypeMap } from '@pothos/plugin-errors';
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { selects } from './selects.ts';

const NAME = 'payloads';
/** The field of every payload that leads to the query root. */
const QUERY = 'query';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      payloads: PayloadsPlugin<Types>;
    }
  }
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const uncapitalized = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
const inWords = (typeName: string) => typeName.replace(/\B[A-Z]/g, ' $&').toLowerCase();

/** Whether the type is the payload of a mutation of one record and has only that record. */
export const isRecordPayload = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): boolean =>
  extensions[NAME] === true;

interface Form {
  /** The payload's field. */
  name: string;
  record: string;
}

/** Builders whose own payloads have the field already, because a schema may be built again. */
const extended = new WeakSet<object>();

const queryField = <Types extends SchemaTypes>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, unknown>) =>
  t.field({
    type: 'Query' as never,
    description:
      'Everything else, read after the change, so that its effects elsewhere come in the same request. It responds to the caller as a query does.',
    resolve: () => ({}) as never,
  } as never);

class PayloadsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override beforeBuild() {
    if (extended.has(this.builder)) return;
    extended.add(this.builder);
    for (const { name, kind } of [...this.builder.configStore.typeConfigs.values()])
      if (kind === 'Object' && name.endsWith('Payload'))
        this.builder.objectField(name as never, QUERY, queryField as never);
  }

  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    const { errors } = field.pothosOptions;
    if (field.kind !== 'Mutation' || !errors) return field;
    const { name: record } = this.buildCache.getTypeConfig(unwrapOutputFieldType(field.type));
    if (record.endsWith('Payload')) return field;
    const name = uncapitalized(record);
    const payload = `${capitalized(field.name)}Payload`;
    const union = errors.union ?? this.builder.options.errors?.defaultUnionOptions;
    // Changes the options in place, once. A second build of the schema recognizes them by the field.
    if (!errors.result)
      field.pothosOptions.errors = {
        ...errors,
        directResult: false,
        result: {
          name: payload,
          description: `The result of \`${field.name}\`.`,
          extensions: { [NAME]: true },
          fields: (t: never) => ({ [QUERY]: queryField(t) }),
        } as never,
        dataField: { name, description: `The ${inWords(record)} as it is now.` },
        union: {
          ...errors.union,
          description: `${union?.description} \`${record}\` itself is only for operations that do not select it from the payload.`,
          types: [...((errors.types ?? []) as never[]), payload, record],
          resolveType: (value: object, _context: object, info: GraphQLResolveInfo) =>
            errorTypeMap.get(value) ?? (selects(info, [name, QUERY]) ? payload : record),
        },
      };
    return { ...field, extensions: { ...field.extensions, [NAME]: { name, record } satisfies Form } };
  }

  /**
   * Resolves an old operation's selection on the record. If it selects only `query`, the whole record is read, because
   * Prisma cannot read nothing.
   */
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const form = extensions?.[NAME] as Form | undefined;
    if (!form) return resolver;
    return (root, args, context, info) => {
      if (selects(info, [form.name])) return resolver(root, args, context, info);
      const returnType = info.schema.getType(form.record) as GraphQLObjectType;
      return resolver(root, args, context, { ...info, returnType });
    };
  }
}

SchemaBuilder.registerPlugin(NAME, PayloadsPlugin);

export default NAME;
