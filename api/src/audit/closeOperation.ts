/** Finishes an operation. */
import { RequestCache } from '@pothos/plugin-scope-auth';
import type { Context } from '../operation/context.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { causedBy } from '../platform/live/change.ts';
import { record } from './record.ts';

/**
 * Records refusals; seals the operation's entries and publishes its changes after the response. Most operations have
 * none of these, so nothing to wait for.
 */
export function closeOperation(context: Context): Promise<void> | undefined {
  if (context.refusals.length > 0) return recordRefusals(context).then(() => finish(context));
  finish(context);
  return undefined;
}

function finish(context: Context): void {
  if (context.changes.length > 0) publishChanges(context);
  if (context.entries.splice(0).length > 0) context.sealer.wake();
  // Otherwise, cached scopes would keep the context in memory long after the response.
  RequestCache.clearForContext(context);
}

/**
 * Publishes to all subscribers, in every process, what the context's work has changed so far. Changes that were rolled
 * back are published too, which is harmless: subscribers refetch what they already have. The page that sent the request
 * is left out, because the response informs it.
 */
function publishChanges(context: Context): void {
  const { page } = context.request;
  const changes = context.changes.splice(0);
  context.bus.publish(page ? changes.map((change) => causedBy(page, change)) : changes);
}

/**
 * Records what a signed-in user requested and did not get, each distinct refusal of the operation once, and empties the
 * list. Refusals of anonymous callers are not recorded.
 */
export async function recordRefusals(context: Context): Promise<void> {
  // A forbidden field of a long list is refused for every row, but counts as one refusal.
  const different = new Map(
    context.refusals.splice(0).map((refusal) => [Object.values(refusal).join(), refusal]),
  );
  if (!context.viewer || different.size === 0) return;
  await inTransaction(context.db, async (tx) => {
    for (const { coordinate, reason } of different.values()) {
      await record(tx, context, {
        action: 'ACCESS_DENIED',
        entityType: 'Field',
        entityId: coordinate.slice(0, 80),
        newValues: { reason },
      });
    }
  });
}
