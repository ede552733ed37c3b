/** Records refusals: what a signed-in user requested and did not get. */
import type { Context } from '../operation/context.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { record } from './record.ts';

/**
 * Records each distinct refusal of the operation once, and empties the list. Refusals of anonymous callers are not
 * recorded.
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
