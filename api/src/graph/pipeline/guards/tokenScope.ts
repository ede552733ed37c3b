/** Refuses what an access token is not allowed to do, before anything runs. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Asked, findClosed } from '../../../viewer/tokenRules.ts';
import { needOfField, needOfType } from '../../tokenScopes.ts';
import type { Guard } from '../guard.ts';

/** Documents are parsed once and sent many times. */
const known = new WeakMap<OperationDefinitionNode, Asked>();

/**
 * Every field in the operation, at every level, ignoring @skip and @include. The text may be invalid; validation
 * handles unknown names.
 */
export function listNeeds(
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
): Asked {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === 'FragmentDefinition' ? [[each.name.value, each] as const] : [],
    ),
  );
  const needs: Asked['needs'][number][] = [];
  const visited = new Set<string>();
  const visit = ({ selections }: SelectionSetNode, parent: string | undefined) => {
    const type = parent === undefined ? undefined : schema.getType(parent);
    for (const selection of selections) {
      if (selection.kind === 'InlineFragment') {
        visit(selection.selectionSet, selection.typeCondition?.name.value ?? parent);
      } else if (selection.kind === 'FragmentSpread') {
        const fragment = fragments.get(selection.name.value);
        if (!fragment || visited.has(fragment.name.value)) continue;
        visited.add(fragment.name.value);
        visit(fragment.selectionSet, fragment.typeCondition.name.value);
      } else if (isObjectType(type) || isInterfaceType(type)) {
        const field = type.getFields()[selection.name.value];
        if (!field) continue;
        const coordinate = `${type.name}.${field.name}`;
        const value = getNamedType(field.type);
        needs.push({ coordinate, need: needOfField(type, field) });
        if (isObjectType(value)) needs.push({ coordinate, need: needOfType(value) });
        if (selection.selectionSet && isCompositeType(value)) visit(selection.selectionSet, value.name);
      }
    }
  };
  visit(node.selectionSet, schema.getRootType(node.operation)?.name);
  return { operation: node.operation, needs };
}

/** Records the refusal in the audit log. */
export const tokenScope: Guard<'start'> = {
  runs: 'start',
  refuse: (schema, { document, operationName }, _variables, context) => {
    if (!context.viewer?.accessToken) return undefined;
    const node = getOperationAST(document, operationName);
    if (!node) return undefined;
    const asked = known.get(node) ?? listNeeds(schema, document, node);
    known.set(node, asked);
    const closed = findClosed(context.viewer, asked);
    if (!closed) return undefined;
    context.refusals.push(closed);
    return new GraphQLError(closed.reason, { extensions: { code: 'FORBIDDEN' } });
  },
};
