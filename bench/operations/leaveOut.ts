/** Removes from a screen what only the portal can compute: its own rules, written once. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  visit,
} from 'graphql';

/** The names in use: fragments that are spread, variables that are read. */
function namesIn(nodes: readonly (OperationDefinitionNode | FragmentDefinitionNode)[]) {
  const [fragments, variables] = [new Set<string>(), new Set<string>()];
  for (const node of nodes) {
    const selections = {
      kind: Kind.DOCUMENT,
      definitions: [{ ...node, variableDefinitions: [] }],
    } as DocumentNode;
    visit(selections, {
      FragmentSpread: ({ name }) => void fragments.add(name.value),
      Variable: ({ name }) => void variables.add(name.value),
    });
  }
  return { fragments, variables };
}

/**
 * The text without the regions of the screen named by their fragments, and without what only they use. Throws an Error
 * if the screen has no such region.
 */
export function leaveOut(text: string, regions: readonly string[]): string {
  const found = new Set<string>();
  /** Records which region a selection belongs to; undefined if it stays. */
  const regionOf = (selection: SelectionNode): string | undefined => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return undefined;
    const { value } = selection.name;
    const region = regions.find((name) => value === name || value.startsWith(`${name}_`));
    if (region) found.add(region);
    return region;
  };
  /** A selection for a region alone: nothing else stays, or only the id that the compiler adds. */
  const isOfRegions = ({ selectionSet, loc }: FieldNode | InlineFragmentNode, before: Set<unknown>) =>
    selectionSet?.selections.length === 0 ||
    (before.has(loc) &&
      selectionSet?.selections.every((left) => left.kind === Kind.FIELD && left.name.value === 'id'));
  const withRegions = new Set<unknown>();
  const selected = {
    enter: (node: FieldNode | InlineFragmentNode) => {
      if (node.selectionSet?.selections.some(regionOf)) withRegions.add(node.loc);
    },
    leave: (node: FieldNode | InlineFragmentNode) => (isOfRegions(node, withRegions) ? null : undefined),
  };
  const { definitions } = visit(parse(text), {
    FragmentSpread: (node) => (regionOf(node) ? null : undefined),
    Field: selected,
    InlineFragment: selected,
  });
  const missing = regions.find((region) => !found.has(region));
  if (missing) throw new Error(`The screen has no region ${missing}.`);
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
  const kept: (OperationDefinitionNode | FragmentDefinitionNode)[] = [operation];
  // The list grows during the loop, so nested fragments are visited too.
  for (const definition of kept)
    kept.push(
      ...fragments.filter(
        (each) => !kept.includes(each) && namesIn([definition]).fragments.has(each.name.value),
      ),
    );
  const { variables } = namesIn(kept);
  const variableDefinitions =
    operation.variableDefinitions?.filter(({ variable }) => variables.has(variable.name.value)) ?? [];
  return print({
    kind: Kind.DOCUMENT,
    definitions: [{ ...operation, variableDefinitions }, ...kept.slice(1)],
  });
}
