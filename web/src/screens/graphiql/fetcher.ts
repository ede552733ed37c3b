import { type DefinitionNode, type OperationDefinitionNode, parse } from 'graphql';
import { Observable, type RequestParameters } from 'relay-runtime';
import { UnauthenticatedFailure } from '../../kit/relay/failures';
import { fetchGraphQL } from '../../kit/relay/fetchGraphQL';
import { openStream } from '../../kit/relay/openStream';
import { sessionRefused } from '../../kit/session/sessionOver';
import { currentSession } from '../../kit/session/sessionStore';

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> };

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

const CHANGES_ARE_OFF = 'This would change data. Switch on “Allow changes” and run it again.';

/**
 * Through the portal's own entry point: the same session, and the same end of it. Subscriptions go on until they are
 * stopped, and mutations are sent only while changes are allowed.
 */
export const createFetcher =
  (allowsChanges: () => boolean) =>
  ({ query, operationName, variables = {} }: Asked) => {
    const operations = operationsIn(query);
    // GraphiQL says for a moment after a change of tabs which operation of the previous tab to run; a single one needs
    // no name.
    const name = operations?.length === 1 ? undefined : operationName;
    const asked = operations?.find((each) => name === undefined || each.name?.value === name);
    if (asked?.operation === 'mutation' && !allowsChanges()) throw new Error(CHANGES_ARE_OFF);
    return asked?.operation === 'subscription'
      ? openObservable({ query, operationName: name ?? undefined, variables })
      : fetchGraphQL({ text: query, name } as RequestParameters, variables);
  };

/** The events of a subscription, for as long as somebody listens. */
const openObservable = (operation: Parameters<typeof openStream>[0]) =>
  Observable.create<unknown>((sink) => {
    const leaving = new AbortController();
    const session = currentSession();
    async function follow(): Promise<void> {
      try {
        for await (const result of openStream(operation, leaving.signal)) sink.next(result);
        sink.complete();
      } catch (error) {
        if (error instanceof UnauthenticatedFailure) await sessionRefused(session);
        sink.error(error as Error);
      }
    }
    void follow();
    return () => leaving.abort();
  });
