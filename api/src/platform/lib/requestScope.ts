/**
 * The current request: its ID and the notes for its log line. Code that has it passes it along; other code finds it
 * here.
 */
import { ScopedStorage } from './scopedStorage.ts';

/** What may be logged about a request: our own terms, never typed text. */
export interface RequestNotes {
  /** The pattern of the address, such as /api/staff/:id. */
  route?: string;
  /** The GraphQL operation, by a name from our own list. */
  operation?: string;
  /** The viewer's database key. */
  userId?: string;
  /** Why GraphQL refused it, such as FORBIDDEN. */
  code?: string;
  /** Frequent requests that no one reads about: files and health checks. */
  isQuiet?: boolean;
}

/** What others call the request: a proxy or client, and a trace through several systems. */
export interface GivenIds {
  clientRequestId?: string;
  traceId?: string;
}

export interface RequestScope {
  readonly requestId: string;
  readonly given: GivenIds | undefined;
  readonly notes: RequestNotes;
}

const running = new ScopedStorage<RequestScope>();

export const openScope = (requestId: string, given?: GivenIds): RequestScope => ({
  requestId,
  given,
  notes: {},
});

/** Runs the work as part of the request, so that the scope need not be passed. */
export const inRequest = <Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> =>
  running.run(scope, work);

/** The current request; undefined outside of one. For work that continues after its response has started. */
export const requestScope = (): RequestScope | undefined => running.value;

/** The fields of every log line of a request; empty outside of one. */
export function requestFields(scope = running.value): { requestId?: string } {
  return scope ? { requestId: scope.requestId } : {};
}

/** Adds notes to the request; does nothing outside of one. */
export function note(notes: RequestNotes, scope = running.value): void {
  if (scope) Object.assign(scope.notes, notes);
}
