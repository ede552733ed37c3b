/**
 * The request that is being handled: its id, and what its log line says at the end. Code that has it passes it along;
 * the rest finds it here.
 */
import { ScopedStorage } from './scopedStorage.ts';

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
  /** One of the many that no one reads about: files, and whether the portal is well. */
  isQuiet?: boolean;
}

export interface RequestScope {
  readonly requestId: string;
  readonly notes: RequestNotes;
}

const running = new ScopedStorage<RequestScope>();

export const openScope = (requestId: string): RequestScope => ({ requestId, notes: {} });

/** Runs the work as a part of the request, so that it need not be handed the scope. */
export const inRequest = <Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> =>
  running.run(scope, work);

/**
 * The request that is being handled; undefined outside of one. For work that continues after its response has begun.
 */
export const requestScope = (): RequestScope | undefined => running.value;

/** The fields that every log line of a request carries; empty outside of one. */
export function requestFields(scope = running.value): { requestId?: string } {
  return scope ? { requestId: scope.requestId } : {};
}

/** Adds to what is known of the request; nothing outside of one. */
export function note(notes: RequestNotes, scope = running.value): void {
  if (scope) Object.assign(scope.notes, notes);
}
