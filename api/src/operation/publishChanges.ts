/** Publishes changes once they are committed. */
import { causedBy } from '../platform/live/change.ts';
import type { Context } from './context.ts';

/**
 * Publishes to all subscribers, in every process, what the context's work has changed so far. Runs after each
 * operation; a job without one calls it when its transaction has committed. Changes that were rolled back are published
 * too, which is harmless: subscribers refetch what they already have. The page that sent the request is left out,
 * because the response informs it.
 */
export function publishChanges(context: Context): void {
  const { page } = context.request;
  const changes = context.changes.splice(0);
  context.bus.publish(page ? changes.map((change) => causedBy(page, change)) : changes);
}
