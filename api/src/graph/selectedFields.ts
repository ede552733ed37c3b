/** The fields that a selection names at its first level, those of fragments included, whatever @skip and @include say. */
import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

export function fieldsIn(
  { selections }: SelectionSetNode,
  findFragment: (name: string) => FragmentDefinitionNode | undefined,
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection.name.value];
    if (selection.kind === 'InlineFragment') return fieldsIn(selection.selectionSet, findFragment);
    const fragment = findFragment(selection.name.value);
    return fragment ? fieldsIn(fragment.selectionSet, findFragment) : [];
  });
}

/** What is selected of the field that is being resolved. */
export const selectedFields = ({ fieldNodes, fragments }: GraphQLResolveInfo): string[] =>
  fieldNodes.flatMap(({ selectionSet }) =>
    selectionSet ? fieldsIn(selectionSet, (name) => fragments[name]) : [],
  );
