/** Refuses what an access token may not do, before anything of the operation runs. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { type Asked, tokenOpens } from '../../../viewer/tokenRules.ts';
import { fieldsIn } from '../../selectedFields.ts';
import type { Guard } from '../guard.ts';

const FILE = 'File';

/** Whether a root field can return a file, itself or as a field of its result. */
function returnsFile(schema: GraphQLSchema, field: GraphQLField<unknown, unknown> | undefined): boolean {
  if (!field) return false;
  const type = getNamedType(field.type);
  const types: readonly GraphQLNamedType[] = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const isFile = ({ name }: GraphQLNamedType) => name === FILE;
  return types.some(
    (each) =>
      isFile(each) ||
      (isObjectType(each) &&
        Object.values(each.getFields()).some((inner) => isFile(getNamedType(inner.type)))),
  );
}

function listRequestedFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
): Asked {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === 'FragmentDefinition' ? [[each.name.value, each] as const] : [],
    ),
  );
  const fields = fieldsIn(node.selectionSet, (name) => fragments.get(name));
  const queries = schema.getQueryType()?.getFields() ?? {};
  return {
    operation: node.operation,
    fields,
    downloads: node.operation === 'query' ? fields.filter((name) => returnsFile(schema, queries[name])) : [],
  };
}

/** Notes the refusal for the audit log. */
export const tokenScope: Guard<'start'> = {
  runs: 'start',
  refuse: (schema, { document, operationName }, _variables, context) => {
    if (!context.viewer?.accessToken) return undefined;
    const node = getOperationAST(document, operationName);
    if (!node) return undefined;
    const asked = listRequestedFields(schema, document, node);
    const reason = tokenOpens(context.viewer, asked);
    if (reason === null) return undefined;
    const type = `${node.operation.charAt(0).toUpperCase()}${node.operation.slice(1)}`;
    context.refusals.push({ coordinate: `${type}.${asked.fields[0]}`, reason });
    return new GraphQLError(reason, { extensions: { code: 'FORBIDDEN' } });
  },
};
