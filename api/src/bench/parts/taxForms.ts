/** A thousand forms as one job, in the process that also answers: how long anybody else has to wait meanwhile. */
import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { seasons } from '../../taxSeason/testing.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { LAG } from '../bars.ts';
import { printList } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import type { Part } from './part.ts';

const FORMS = 1_000;
const YEAR = 2025;
/** Milliseconds. */
const RESOLUTION = 1;

const milliseconds = (nanoseconds: number): number => nanoseconds / 1e6;

/** What Linux has counted of the first thread, the one with the event loop: nanoseconds on a processor come first. */
const FIRST_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** The event loop's processor time so far, in milliseconds; where Linux does not tell, that of all threads, which is never too little. */
function processorTime(): number {
  if (existsSync(FIRST_THREAD))
    return milliseconds(Number.parseInt(readFileSync(FIRST_THREAD, 'latin1'), 10));
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The processor time between two turns of the event loop, at the most: how long it is kept busy, also where a busy
 * machine makes everything late.
 */
function longestTurn(): () => number {
  let longest = 0;
  let last = processorTime();
  const timer = setInterval(() => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
  }, RESOLUTION);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/**
 * Makes the forms by a job of the portal's own; prints the delays of the event loop and answers its longest turn in
 * milliseconds: on an idle machine the delay and the processor time are the same.
 */
async function makeForms(portal: TestPortal): Promise<number> {
  const tax = seasons(portal);
  const admin = await portal.joinStaff('IT_Admin');
  await tax.saveCompany();
  await portal.startJobs();
  // The first few warm the code up and are not counted.
  await tax.joinPayees(20, YEAR - 1);
  await finished((await tax.start(admin, YEAR - 1)).batch.id);
  await tax.joinPayees(FORMS, YEAR, 20);

  async function finished(id: string): Promise<void> {
    while (!(await tax.ask(PROGRESS, { id }, admin)).node.finishedAt) await sleep(100);
  }

  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const stop = longestTurn();
  const start = performance.now();
  await finished((await tax.start(admin, YEAR)).batch.id);
  const seconds = (performance.now() - start) / 1000;
  const turn = stop();
  delay.disable();
  const { totals } = await tax.season(admin, YEAR);
  if (totals.generated !== FORMS) throw new Error(`${totals.generated} forms were made`);
  printList(`${FORMS.toLocaleString('en-US')} forms as one job, from pressing the button on`, [
    ['all of it', `${seconds.toFixed(1)} s`],
    ['a form', `${((seconds / FORMS) * 1000).toFixed(1)} ms`],
    ['event loop delay, median', `${milliseconds(delay.percentile(50)).toFixed(1)} ms`],
    ['event loop delay, 99 of 100', `${milliseconds(delay.percentile(99)).toFixed(1)} ms`],
    ['event loop delay, longest', `${milliseconds(delay.max).toFixed(1)} ms`],
    ['longest turn, processor time', `${turn.toFixed(1)} ms`],
  ]);
  return turn;
}

export const taxForms: Part = {
  name: 'forms',
  run: async () => {
    const portal = await openTestPortal();
    try {
      return [promised('The longest turn while a thousand forms are made, ms', await makeForms(portal), LAG)];
    } finally {
      await portal.close();
    }
  },
};

const PROGRESS = 'query ($id: ID!) { node(id: $id) { ... on TaxDocumentBatch { finishedAt done } } }';
