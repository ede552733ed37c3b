/**
 * An operation's name in the log and metrics. Clients choose operation names, so only the portal's own count. Any other
 * operation goes by its first root field, so that the schema limits how many names there are.
 */
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { note } from '../../platform/lib/requestScope.ts';
import { type Operations, readOperationName } from '../persisted/operations.ts';

/** The names of the web client's operations. */
export const operationNamesIn = (operations: Operations): ReadonlySet<string> =>
  new Set([...operations.values()].map(readOperationName));

/** The first field of the operation if the schema has it; otherwise 'unknown'. */
function rootField(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): string {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  const names = selectionSet.selections.flatMap((node) => (node.kind === 'Field' ? node.name.value : []));
  return names.find((name) => Object.hasOwn(fields, name)) ?? 'unknown';
}

/** Such as `StaffScreenQuery` or `mutation submitWeek`. */
export function operationLabel(
  schema: GraphQLSchema,
  known: ReadonlySet<string>,
  document: DocumentNode,
  operationName?: string | null,
): string {
  const operation = getOperationAST(document, operationName ?? undefined);
  if (!operation) return 'unknown';
  const name = operation.name?.value;
  return name && known.has(name) ? name : `${operation.operation} ${rootField(schema, operation)}`;
}

/** Notes the operation of a request, whether it is allowed or not. */
export const noteOperation = (schema: GraphQLSchema, known: ReadonlySet<string>): Plugin => ({
  onParse({ context }) {
    return ({ result }) => {
      const { params } = context as { params?: { operationName?: string | null } };
      const document = result && 'kind' in result ? (result as DocumentNode) : null;
      note({
        operation: document ? operationLabel(schema, known, document, params?.operationName) : 'unknown',
      });
    };
  },
});
