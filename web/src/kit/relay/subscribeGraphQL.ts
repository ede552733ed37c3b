import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from 'relay-runtime';
import { noteDemands, sessionRefused } from '../session/sessionOver';
import { currentSession } from '../session/sessionStore';
import { UnauthenticatedFailure } from './failures';
import { openStream } from './openStream';

const BACK_OFF_MS = { least: 500, most: 10_000 };

/** A stream that the server cannot continue now but may later. */
class NotNow extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('The server has no room for the subscription now.');
    this.seconds = seconds;
  }
}

/**
 * A lasting subscription: it reconnects automatically after a lost connection, a server restart or a refusal for lack
 * of
 * room, with growing delays. It completes when the server completes it, continues with a new session of the same user,
 * and fails with an UnauthenticatedFailure when the session is over, which ends it as any other operation does.
 */
export function subscribeGraphQL(
  request: RequestParameters,
  variables: Variables,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let wait = BACK_OFF_MS.least;

    async function follow(): Promise<void> {
      const operation = { documentId: request.id ?? '', operationName: request.name, variables };
      for await (const result of openStream(operation, signal)) {
        assertWelcome(result.errors);
        wait = BACK_OFF_MS.least;
        sink.next(result as GraphQLResponse);
      }
    }

    async function stayOpen(): Promise<void> {
      while (!signal.aborted) {
        const session = currentSession();
        try {
          await follow();
          return sink.complete();
        } catch (error) {
          if (error instanceof UnauthenticatedFailure) {
            if (await sessionRefused(session)) continue;
            return sink.error(error);
          }
          const least = error instanceof NotNow ? error.seconds * 1000 : 0;
          // Spreads the reconnects, so a server that comes back does not get all pages at once.
          await pause(Math.max(least, wait * (0.5 + Math.random())), signal);
          wait = Math.min(wait * 2, BACK_OFF_MS.most);
        }
      }
    }

    void stayOpen();
    return () => leaving.abort();
  });
}

type Errors = readonly { readonly extensions?: Record<string, unknown> | undefined }[];

/** Throws what the server's refusal means for the stream; the reader of the results handles other errors. */
function assertWelcome(errors: Errors | undefined): void {
  for (const { extensions } of errors ?? []) {
    if (extensions?.code === 'UNAUTHENTICATED') throw new UnauthenticatedFailure();
    if (extensions?.code === 'UNAVAILABLE' || extensions?.code === 'RATE_LIMITED')
      throw new NotNow(Number(extensions.retryAfter ?? 0));
    noteDemands([extensions?.code as string | undefined]);
  }
}

/** Waits for the given milliseconds, or until the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = window.setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
