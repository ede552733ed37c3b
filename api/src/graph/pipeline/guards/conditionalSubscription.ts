/**
 * Refuses a subscription whose only field may be skipped. The library would not find the field, which would be an
 * internal error.
 */
import { type DocumentNode, GraphQLError, getOperationAST, type SelectionSetNode } from 'graphql';
import type { Guard } from '../guard.ts';

function mayBeSkipped(document: DocumentNode, { selections }: SelectionSetNode): boolean {
  return selections.some((node) => {
    if (node.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include')) return true;
    if (node.kind === 'Field') return false;
    if (node.kind === 'InlineFragment') return mayBeSkipped(document, node.selectionSet);
    const fragment = document.definitions.find(
      (other) => other.kind === 'FragmentDefinition' && other.name.value === node.name.value,
    );
    return fragment?.kind === 'FragmentDefinition' && mayBeSkipped(document, fragment.selectionSet);
  });
}

export const conditionalSubscription: Guard<'start'> = {
  runs: 'start',
  refuse: (_schema, { document, operationName }) => {
    const operation = getOperationAST(document, operationName);
    return operation?.operation === 'subscription' && mayBeSkipped(document, operation.selectionSet)
      ? new GraphQLError('The field of a subscription can neither be skipped nor included on a condition.', {
          extensions: { code: 'BAD_USER_INPUT' },
        })
      : undefined;
  },
};
