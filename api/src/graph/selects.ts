/** Looks ahead at what an operation selects below the field being resolved. */
import {
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionSetNode,
} from 'graphql';

/** Whether one of the subfields is selected, directly or through fragments. */
export function selects(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  const { fragments, variableValues } = info;
  const isIn = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.if === true) return false;
      if (getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.if === false) return false;
      if (selection.kind === 'Field') return names.includes(selection.name.value);
      const fragment = selection.kind === 'InlineFragment' ? selection : fragments[selection.name.value];
      return fragment !== undefined && isIn(fragment.selectionSet);
    });
  return info.fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isIn(selectionSet));
}
