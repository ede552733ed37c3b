import { Observable, type RequestParameters } from 'relay-runtime';
import { UnauthenticatedFailure } from '../../kit/relay/failures';
import { fetchGraphQL } from '../../kit/relay/fetchGraphQL';
import { openStream } from '../../kit/relay/openStream';
import { sessionRefused } from '../../kit/session/sessionOver';
import { currentSession } from '../../kit/session/sessionStore';
import { chooseOperation } from './chooseOperation';

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> };

const CHANGES_ARE_OFF = 'This would change data. Turn on “Allow changes” and run it again.';

/** A failure as a result: of an error GraphiQL would show the place in the code as well. */
const failed = ({ message }: { message: string }) => ({ errors: [{ message }] });

/**
 * Uses the portal's own entry point: the same session, and the same end of it. Subscriptions run until they are
 * stopped, and mutations are sent only while changes are allowed.
 */
export const createFetcher =
  (allowsChanges: () => boolean) =>
  ({ query, operationName, variables = {} }: Asked) => {
    const { name, kind } = chooseOperation(query, operationName);
    if (kind === 'mutation' && !allowsChanges()) return failed({ message: CHANGES_ARE_OFF });
    return kind === 'subscription'
      ? openObservable({ query, operationName: name, variables })
      : fetchGraphQL({ text: query, name } as RequestParameters, variables).catch(failed);
  };

/** The events of a subscription, as long as someone listens. */
const openObservable = (operation: Parameters<typeof openStream>[0]) =>
  Observable.create<unknown>((sink) => {
    const leaving = new AbortController();
    const session = currentSession();
    async function follow(): Promise<void> {
      try {
        for await (const result of openStream(operation, leaving.signal)) sink.next(result);
      } catch (error) {
        if (error instanceof UnauthenticatedFailure) await sessionRefused(session);
        sink.next(failed(error as Error));
      }
      sink.complete();
    }
    void follow();
    return () => leaving.abort();
  });
