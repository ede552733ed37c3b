/** Access tokens at the door: what they may not do is refused before anything of the operation runs. */
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  getOperationAST,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { tokenOpens } from '../identity/tokenRules.ts';

/** The root fields of a selection, those of fragments included, whatever @skip and @include will say. */
function rootFields(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection.name.value];
    if (selection.kind === 'InlineFragment') return rootFields(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (node) => node.kind === 'FragmentDefinition' && node.name.value === selection.name.value,
    );
    return fragment?.kind === 'FragmentDefinition' ? rootFields(document, fragment.selectionSet) : [];
  });
}

/** The refusal for a viewer whose access token does not open the operation, noted for the audit log; else undefined. */
export function tokenRefusal(
  context: Context,
  document: DocumentNode,
  operationName?: string | null,
): GraphQLError | undefined {
  if (!context.viewer?.accessToken) return undefined;
  const node = getOperationAST(document, operationName);
  if (!node) return undefined;
  const fields = rootFields(document, node.selectionSet);
  const reason = tokenOpens(context.viewer, { operation: node.operation, fields });
  if (reason === null) return undefined;
  const type = `${node.operation.charAt(0).toUpperCase()}${node.operation.slice(1)}`;
  context.refusals.push({ coordinate: `${type}.${fields[0]}`, reason });
  return new GraphQLError(reason, { extensions: { code: 'FORBIDDEN' } });
}

/** Refuses what access tokens may not do; `afterOperation` enters the refusal. */
export function tokenDoor(afterOperation: (context: Context) => Promise<void>): Plugin<Context> {
  async function refuse({ args, setResultAndStopExecution }: Hook): Promise<void> {
    const context = args.contextValue as Context;
    const refusal = tokenRefusal(context, args.document, args.operationName);
    if (!refusal) return;
    await afterOperation(context);
    setResultAndStopExecution({ errors: [refusal] });
  }
  return { onExecute: refuse, onSubscribe: refuse };
}

interface Hook {
  args: ExecutionArgs;
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void;
}
