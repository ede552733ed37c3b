import { buildSchema, parse, visit } from 'graphql';
import { measureCost } from '../../api/src/graph/pipeline/guards/costLimit';
import { QUERY_LIMITS } from '../../api/src/graph/pipeline/limits';
import operationsText from '../../operations.json?raw';
import schemaText from '../../schema.graphql?raw';

export const MOST = QUERY_LIMITS.cost;

/** What the server says that an operation of the client costs with pages of so many rows. */
export function operationCost(name: string, page: number): number {
  const texts = Object.values(JSON.parse(operationsText) as Record<string, string>);
  const document = parse(texts.find((text) => text.includes(` ${name}(`))!);
  const sized = visit(document, {
    Argument: (node) =>
      node.name.value === 'first' && node.value.kind === 'Variable'
        ? { ...node, value: { kind: 'IntValue', value: String(page) } }
        : undefined,
  });
  return measureCost(buildSchema(schemaText), sized);
}
