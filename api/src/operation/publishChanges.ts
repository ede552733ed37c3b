/** Telling what has changed, once it is true. */
import { causedBy } from '../platform/live/change.ts';
import type { Context } from './context.ts';

/**
 * Publishes to all subscribers, in every process, what the context's work has changed so far. Runs after each
 * operation; a job without one calls it when its transaction has committed. What was rolled back after all is published
 * as well: subscribers refetch what they already have, and no harm is done. The page that sent the request does not
 * hear of it: the response has told it.
 */
export function publishChanges(context: Context): void {
  const { page } = context.request;
  const changes = context.changes.splice(0);
  context.bus.publish(page ? changes.map((change) => causedBy(page, change)) : changes);
}
