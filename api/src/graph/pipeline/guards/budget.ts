/** Refuses the operations of a caller who has used up their share of the database, until some of it has come back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { assertWithin } from '../../../operation/spending.ts';
import type { Guard } from '../guard.ts';

/** It takes a caller's turn to be refused: who asks again and again is not refused a thousand times a second. */
const REFUSE_AFTER_MS = 500;

export const budget: Guard<'execute'> = {
  runs: 'execute',
  run: async ({ budgets, spending }, work) => {
    try {
      if (spending) assertWithin(budgets.database, spending.caller);
    } catch (refusal) {
      await sleep(REFUSE_AFTER_MS);
      throw refusal;
    }
    return work();
  },
};
