/** The schema as sorted text, with `@semanticNonNull` added, because graphql-js does not print applied directives. */
import {
  type FieldDefinitionNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  visit,
} from 'graphql';
import { isSemanticNonNull } from './semanticNonNull.ts';

export function printedSchema(schema: GraphQLSchema): string {
  const text = printSchema(lexicographicSortSchema(schema));
  const ends: number[] = [];
  const collect = ({
    name,
    fields = [],
  }: {
    name: { value: string };
    fields?: readonly FieldDefinitionNode[];
  }) => {
    const type = schema.getType(name.value);
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    for (const field of fields)
      if (isSemanticNonNull(type.getFields()[field.name.value]!)) ends.push(field.type.loc!.end);
  };
  visit(parse(text), { ObjectTypeDefinition: collect, InterfaceTypeDefinition: collect });
  const starts = [0, ...ends];
  return `${starts.map((start, at) => text.slice(start, ends[at])).join(' @semanticNonNull')}\n`;
}
