/**
 * Refuses operations of a caller who has spent their database budget, and mutations of a caller who has made the
 * maximum number of changes in five minutes, until some of the budget has come back.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { getOperationAST } from 'graphql';
import { assertWithin } from '../../../operation/spending.ts';
import type { Guard, Operation } from '../guard.ts';

/**
 * A refusal takes the caller's turn for this long, so that a caller who keeps retrying is not refused a thousand times
 * a second.
 */
const REFUSE_AFTER_MS = 500;

const countChanges = ({ document, operationName }: Operation): number => {
  const operation = getOperationAST(document, operationName);
  return operation?.operation === 'mutation' ? operation.selectionSet.selections.length : 0;
};

export const budget: Guard<'execute'> = {
  runs: 'execute',
  run: async ({ budgets, spending }, work, operation) => {
    try {
      if (spending) {
        assertWithin(budgets.database, spending.caller);
        const changes = countChanges(operation);
        if (changes > 0) {
          assertWithin(budgets.changes, spending.caller);
          budgets.changes.spend(spending.caller, changes);
        }
      }
    } catch (refusal) {
      await sleep(REFUSE_AFTER_MS);
      throw refusal;
    }
    return work();
  },
};
