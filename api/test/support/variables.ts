/** Values for a query's variables, built from their types and, for ids, from the type that the argument takes. */
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type NamedTypeNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { decodeId } from 'rules/ids';
import { kindAt } from '../../src/graph/pipeline/guards/idKinds.ts';

const GIVEN: Readonly<Record<string, unknown>> = { Boolean: true, Date: '2026-11-02', Money: 7 };

interface Material {
  /** The id of a record of each kind. */
  ids: readonly string[];
  /** For arguments that accept any kind. */
  any: string;
  /** Values for required texts and numbers; variables that filter, count or continue a list are omitted. */
  needed: Readonly<Record<'Int' | 'String', unknown>>;
}

/** The argument that each variable fills, such as 'Query.report.id'. */
function placesOf(schema: GraphQLSchema, document: DocumentNode): Map<string, string> {
  const places = new Map<string, string>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument: ({ name, value }) => {
        const field = `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
        if (value.kind === Kind.VARIABLE) places.set(value.name.value, `${field}.${name.value}`);
      },
    }),
  );
  return places;
}

export function variablesFor(schema: GraphQLSchema, document: DocumentNode, { ids, any, needed }: Material) {
  const places = placesOf(schema, document);
  const valueFor = (place: string, type: GraphQLInputType): unknown => {
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues()[0]!.name;
    if (isInputObjectType(named)) {
      const fields = Object.values(named.getFields()).filter(isRequiredInputField);
      const value = Object.fromEntries(
        fields.map((field) => [field.name, valueFor(`${named.name}.${field.name}`, field.type)]),
      );
      return isListType(isNonNullType(type) ? type.ofType : type) ? [value] : value;
    }
    if (named.name === 'Int' || named.name === 'String')
      return isNonNullType(type) ? needed[named.name] : undefined;
    if (named.name !== 'ID') return GIVEN[named.name];
    const kind = kindAt(place);
    return kind ? ids.find((id) => decodeId(id)?.typename === kind) : any;
  };
  const declared = document.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? (each.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    declared.map(({ variable, type }) => [
      variable.name.value,
      valueFor(
        places.get(variable.name.value) ?? '',
        typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType,
      ),
    ]),
  );
}
