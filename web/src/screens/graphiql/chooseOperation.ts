import { type DefinitionNode, type OperationDefinitionNode, type OperationTypeNode, parse } from 'graphql';

const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === 'OperationDefinition';

/** The operations of the text; undefined if it cannot be read: the server says what is wrong with it, and where. */
function operationsIn(query: string): readonly OperationDefinitionNode[] | undefined {
  try {
    return parse(query).definitions.filter(isOperation);
  } catch {
    return undefined;
  }
}

/** Which operation of the text is to run, and what kind it is; the kind of one that is not there is undefined. */
export function chooseOperation(
  query: string,
  operationName?: string | null,
): { name: string | undefined; kind: OperationTypeNode | undefined } {
  const operations = operationsIn(query);
  // GraphiQL says for a moment after a change of tabs which operation of the previous tab to run; a single one needs no
  // name.
  const name = operations?.length === 1 ? undefined : (operationName ?? undefined);
  const asked = operations?.find((each) => name === undefined || each.name?.value === name);
  return { name, kind: asked?.operation };
}
