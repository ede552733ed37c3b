/** A long run in one process per core: each works on its own portal and database. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Outcome, type Plan, sumOutcomes } from './run.ts';

const LANE = fileURLToPath(new URL('./lane.ts', import.meta.url));

function runLane(plan: Plan): Promise<Outcome> {
  const lane = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', LANE, JSON.stringify(plan)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  return new Promise((resolve, reject) => {
    lane.once('message', (outcome) => resolve(outcome as Outcome));
    lane.once('exit', (status) => reject(new Error(`A lane of the fuzz ended with exit status ${status}.`)));
  });
}

/** Together, the lanes use the same seeds as one run. */
export async function runInLanes({ firstSeed, requests }: Pick<Plan, 'firstSeed' | 'requests'>) {
  const lanes = availableParallelism();
  return sumOutcomes(
    await Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        runLane({
          firstSeed: firstSeed + lane,
          seedStep: lanes,
          requests: Math.floor((requests + lane) / lanes),
        }),
      ),
    ),
  );
}
