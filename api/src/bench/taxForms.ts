/** A thousand forms as one job, in the process that also answers: how long anybody else has to wait meanwhile. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { seasons } from '../taxDocuments/seasonTesting.ts';
import type { TestPortal } from '../testing/portal.ts';

const FORMS = 1_000;
const YEAR = 2025;
/** Milliseconds. */
const RESOLUTION = 1;
const LONGEST = 50;

const milliseconds = (nanoseconds: number): number => nanoseconds / 1e6;

/** Makes the forms by a job of the portal's own; prints the delays of the event loop and answers whether all were short. */
export async function taxForms(portal: TestPortal): Promise<boolean> {
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
  const start = performance.now();
  await finished((await tax.start(admin, YEAR)).batch.id);
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  const { totals } = await tax.season(admin, YEAR);
  if (totals.generated !== FORMS) throw new Error(`${totals.generated} forms were made`);
  const longest = milliseconds(delay.max);
  console.log(`\n${FORMS.toLocaleString('en-US')} forms as one job, from pressing the button on`);
  for (const [name, value] of [
    ['all of it', `${seconds.toFixed(1)} s`],
    ['a form', `${((seconds / FORMS) * 1000).toFixed(1)} ms`],
    ['event loop delay, median', `${milliseconds(delay.percentile(50)).toFixed(1)} ms`],
    ['event loop delay, 99 of 100', `${milliseconds(delay.percentile(99)).toFixed(1)} ms`],
    [`event loop delay, longest (bound: ${LONGEST} ms)`, `${longest.toFixed(1)} ms`],
  ] as const)
    console.log(`${name.padEnd(46)}${value.padStart(12)}`);
  return longest <= LONGEST;
}

const PROGRESS = 'query ($id: ID!) { node(id: $id) { ... on TaxDocumentBatch { finishedAt done } } }';
