import { type DefinitionNode, type OperationDefinitionNode, type OperationTypeNode, parse } from 'graphql';

const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === 'OperationDefinition';

/** The operations of the text; undefined if it cannot be parsed: the server reports the error and its place. */
function operationsIn(query: string): readonly OperationDefinitionNode[] | undefined {
  try {
    return parse(query).definitions.filter(isOperation);
  } catch {
    return undefined;
  }
}

/** Which operation of the text to run, and its kind; undefined for one that does not exist. */
export function chooseOperation(
  query: string,
  operationName?: string | null,
): { name: string | undefined; kind: OperationTypeNode | undefined } {
  const operations = operationsIn(query);
  // For a moment after a change of tabs GraphiQL names the previous tab's operation; a single operation needs no name.
  const name = operations?.length === 1 ? undefined : (operationName ?? undefined);
  const asked = operations?.find((each) => name === undefined || each.name?.value === name);
  return { name, kind: asked?.operation };
}
