/** The first-level fields of a selection, including fields in fragments, ignoring @skip and @include. */
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

/** The fields selected below the field being resolved. */
export const selectedFields = ({ fieldNodes, fragments }: GraphQLResolveInfo): string[] =>
  fieldNodes.flatMap(({ selectionSet }) =>
    selectionSet ? fieldsIn(selectionSet, (name) => fragments[name]) : [],
  );
