/**
 * The request that the running code belongs to: gives log lines and fault reports its id without passing it along, and
 * collects on the way what the one line about it says at its end.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** What may be said about a request: names of ours, and never anything that was typed. */
export interface RequestNotes {
  /** The pattern of the address, as in /api/staff/:id. */
  route?: string;
  /** The GraphQL operation, by a name from a list of ours. */
  operation?: string;
  /** The database key of who asked. */
  userId?: string;
  /** Why GraphQL refused, as in FORBIDDEN. */
  code?: string;
  /** One of the many that nobody reads about: files, and whether the portal is well. */
  isQuiet?: boolean;
}

const scope = new AsyncLocalStorage<{ requestId: string; notes: RequestNotes }>();

export const inRequest = <Result>(requestId: string, work: () => Result): Result =>
  scope.run({ requestId, notes: {} }, work);

/** The fields that every log line of a request carries; empty outside of one. */
export function requestFields(): { requestId?: string } {
  const store = scope.getStore();
  return store ? { requestId: store.requestId } : {};
}

/** Adds to what is known of the running request; nothing outside of one. */
export function note(notes: RequestNotes): void {
  Object.assign(scope.getStore()?.notes ?? {}, notes);
}

/** What is known of the running request so far. */
export const requestNotes = (): Readonly<RequestNotes> => scope.getStore()?.notes ?? {};
