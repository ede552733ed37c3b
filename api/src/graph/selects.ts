/** Looks ahead at what an operation selects below the field being resolved. */
import {
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionSetNode,
} from 'graphql';

/** Whether one of the subfields is selected, or one of the fields at these paths; directly or through fragments. */
export function selects(
  info: GraphQLResolveInfo,
  names: readonly string[],
  paths: readonly (readonly string[])[] = [[]],
): boolean {
  const { fragments, variableValues } = info;
  const isIn = ({ selections }: SelectionSetNode, path: readonly string[]): boolean =>
    selections.some((selection) => {
      if (getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.if === true) return false;
      if (getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.if === false) return false;
      if (selection.kind !== 'Field') {
        const fragment = selection.kind === 'InlineFragment' ? selection : fragments[selection.name.value];
        return fragment !== undefined && isIn(fragment.selectionSet, path);
      }
      const { name, selectionSet } = selection;
      const [step, ...rest] = path;
      if (step === undefined) return names.includes(name.value);
      return step === name.value && selectionSet !== undefined && isIn(selectionSet, rest);
    });
  return info.fieldNodes.some(
    ({ selectionSet }) => selectionSet !== undefined && paths.some((path) => isIn(selectionSet, path)),
  );
}
