/**
 * Refuses operations of a caller who has spent their database budget, and mutations of a caller who has made the
 * maximum number of changes in five minutes, until some of the budget has come back.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { getOperationAST } from 'graphql';
import { assertWithin } from '../../../operation/spending.ts';
import type { Guard, Operation } from '../guard.ts';

/** So that a caller who keeps retrying is not refused a thousand times a second. */
const REFUSE_AFTER_MS = 500;

/** Refuses what the check throws, after a while; the caller's turn lasts until then. */
export function refuseLate(check: () => void): Promise<never> | undefined {
  try {
    check();
    return undefined;
  } catch (refusal) {
    return sleep(REFUSE_AFTER_MS).then(() => {
      throw refusal;
    });
  }
}

const countChanges = ({ document, operationName }: Operation): number => {
  const operation = getOperationAST(document, operationName);
  return operation?.operation === 'mutation' ? operation.selectionSet.selections.length : 0;
};

export const budget: Guard<'execute'> = {
  runs: 'execute',
  run: async ({ budgets, spending }, work, operation) => {
    const refusal =
      spending &&
      refuseLate(() => {
        assertWithin(budgets.database, spending.caller);
        const changes = countChanges(operation);
        if (changes === 0) return;
        assertWithin(budgets.changes, spending.caller);
        budgets.changes.spend(spending.caller, changes);
      });
    if (refusal) await refusal;
    return work();
  },
};
