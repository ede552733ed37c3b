/** Recording refusals: what a signed-in user requested and did not get. */
import type { Context } from '../operation/context.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { record } from './record.ts';

/** Enters each different refusal of the operation once, and empties the list. Strangers' refusals are not entered. */
export async function recordRefusals(context: Context): Promise<void> {
  // A forbidden field of a long list is refused for every row and is still one refusal.
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
