/**
 * What an access token needs for a field: `tokenScope`, an option of the field or its type. Every root field, every
 * field of a person and every type says its own, or the schema is not built, because pay must not be readable through a
 * person. Only errors, payloads and connections say none: they need what the field that returns them needs, or what
 * they list.
 */
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import type { Need } from '../viewer/tokenRules.ts';

const NAME = 'tokenScopes';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      tokenScopes: TokenScopesPlugin<Types>;
    }
    export interface ObjectTypeOptions<Types extends SchemaTypes = SchemaTypes, Shape = unknown> {
      /** What an access token needs for fields that do not say it themselves. */
      tokenScope?: Need;
    }
    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** What an access token needs for the field. */
      tokenScope?: Need;
    }
  }
}

/** Types whose fields each say what they need. */
const EACH_FIELD = new Set(['Query', 'Mutation', 'User']);
const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);
const OPENS_WITH_ITS_FIELD = /(Error|Payload)$/;
const LISTS = /(Connection|Edge)$/;

class TokenScopesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    const { kind, name, extensions } = config;
    if (kind !== 'Object' || ROOTS.has(name)) return config;
    if (OPENS_WITH_ITS_FIELD.test(name) || LISTS.test(name)) return config;
    return { ...config, extensions: { ...extensions, ...keep(config, name) } };
  }

  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { parentType, name, extensions } = field;
    // Relay's `id` opens with its record.
    const isOwnField = EACH_FIELD.has(parentType) && name !== 'id';
    if (!isOwnField && !field.pothosOptions.tokenScope) return field;
    return { ...field, extensions: { ...extensions, ...keep(field, `${parentType}.${name}`) } };
  }
}

function keep({ pothosOptions }: { pothosOptions: { tokenScope?: Need } }, coordinate: string) {
  const { tokenScope } = pothosOptions;
  if (!tokenScope) throw new Error(`${coordinate} does not say what an access token needs: tokenScope.`);
  return { [NAME]: tokenScope };
}

const readNeed = ({ extensions }: Pick<GraphQLNamedType, 'extensions'>): Need | undefined =>
  extensions[NAME] as Need | undefined;

/** What reading a type needs. */
export function needOfType(type: GraphQLNamedType): Need {
  const need = readNeed(type);
  if (need) return need;
  if (isObjectType(type) && LISTS.test(type.name)) {
    const { node, edges } = type.getFields();
    return needOfType(getNamedType((node ?? edges)!.type));
  }
  return OPENS_WITH_ITS_FIELD.test(type.name) || type.name === 'Node' ? 'ANY_TOKEN' : 'SESSION';
}

/** What a field needs, apart from the type of its value. */
export const needOfField = (type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): Need =>
  readNeed(field) ?? needOfType(type);

/** Each root field, with what it needs. */
export const rootNeeds = (schema: GraphQLSchema): { coordinate: string; field: string; need: Need }[] =>
  [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).map((field) => ({
      ...{ coordinate: `${root.name}.${field.name}`, field: field.name },
      need: needOfField(root, field),
    })),
  );

SchemaBuilder.registerPlugin(NAME, TokenScopesPlugin);

export default NAME;
