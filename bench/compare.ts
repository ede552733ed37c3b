/** Compares the operations of the portal with those of the other servers. */

import type pg from 'pg';
import { measureOperation, type Outcome } from './measure/operation.ts';
import type { Plan } from './measure/rounds.ts';
import { countsStatements } from './measure/statements.ts';
import { computeMedian } from './measure/statistics.ts';
import type { Operation } from './operations/operation.ts';
import type { Stage } from './parts/part.ts';
import { printOutcome } from './report/print.ts';
import { checkPromises, type Promised } from './report/promises.ts';
import { LIMIT } from './servers/fleet.ts';
import type { Running } from './servers/launch.ts';

interface Comparison extends Pick<Stage, 'company' | 'load'> {
  pool: pg.Pool;
  servers: readonly Running[];
  isQuick: boolean;
}

const PLANS: Record<'whole' | 'quick', Plan> = {
  whole: { rounds: 5, slot: 3, singleSlot: 1 },
  quick: { rounds: 5, slot: 1, singleSlot: 0.5 },
};

/** Milliseconds of the limit's response to a single client. */
const timeAtLimit = ({ measured }: Outcome): number =>
  computeMedian(measured.find(({ name }) => name === LIMIT)!.single.map(({ p50 }) => p50));

/** Measures the operations one after the other and prints each as soon as it is done. */
export async function compare(
  operations: readonly Operation[],
  { isQuick, ...bench }: Comparison,
): Promise<{ promises: Promised[]; oneWeekLimit: number | undefined }> {
  const promises: Promised[] = [];
  let oneWeekLimit: number | undefined;
  const plan = PLANS[isQuick ? 'quick' : 'whole'];
  const counts = await countsStatements(bench.pool);
  for (const operation of operations) {
    const outcome = await measureOperation(operation, { ...bench, plan, countsStatements: counts });
    printOutcome(outcome);
    promises.push(...checkPromises(outcome));
    if (operation.isWrite) oneWeekLimit = timeAtLimit(outcome);
  }
  return { promises, oneWeekLimit };
}
