/** Telling what has changed, once it is true. */
import type { Context } from './context.ts';

/**
 * Publishes to all subscribers, in every process, what the context's work has changed so far. Runs after each
 * operation; a job without one calls it when its transaction has committed. What was rolled back after all is published
 * as well: subscribers refetch what they already have, and no harm is done.
 */
export function publishChanges(context: Context): void {
  context.bus.publish(context.changes.splice(0));
}
