/** A payday: everyone's week paid in one batch, in the process that also serves those who look at their home page. */
import { randomUUID } from 'node:crypto';
import { LAG, NEIGHBOR, SITTING } from '../bars.ts';
import { foundCompany } from '../company/company.ts';
import { placeBeside } from '../company/placeBeside.ts';
import type { Volumes } from '../company/volumes.ts';
import { SITTING_WEEK } from '../company/weeks.ts';
import type { Volley } from '../load/volley.ts';
import { computeMedian } from '../measure/statistics.ts';
import { toBody, webDocument } from '../operations/documents.ts';
import { printList } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import { startPortal } from '../servers/fleet.ts';
import { startIdle } from '../servers/launch.ts';
import { askGraph, startBatch, untilFinished } from './asking.ts';
import type { Part } from './part.ts';

const TOTALS = `{ payrollBoard(weekStart: "${SITTING_WEEK}") { totals { ready totalPay } } }`;
const VOLLEYS_ALONE = 5;
const REQUESTS = 100;

/** As many people to pay as the measured company has, besides those who are inactive or archived. */
const paydayVolumes = (volumes: Volumes): Volumes => ({
  ...volumes,
  users: Math.round(volumes.users * 1.5),
  sitting: volumes.users,
  auditEntries: 1_000,
});

export const payday: Part = {
  name: 'payday',
  run: async ({ company: { place }, volumes, load, oneWeekLimit }) => {
    const own = paydayVolumes(volumes);
    const { sitting } = own;
    const company = await foundCompany(await placeBeside(place, 'payday'), own);
    const { manager, drivers } = company;
    const portal = await startPortal(company.place);
    const idle = startIdle();
    try {
      const document = webDocument('EmployeeDashboardQuery');
      const homes: Volley = {
        url: portal.url,
        shots: drivers.map(({ key, token }) => ({
          token,
          body: toBody(document, { userId: `User_${key}` }, portal),
        })),
        ...{ connections: 1, amount: REQUESTS, isOnceEach: false },
      };
      const readHomes = async () => (await load.fire(homes)).p95;
      await readHomes();
      const alone: number[] = [];
      while (alone.length < VOLLEYS_ALONE) alone.push(await readHomes());

      const { totals } = (await askGraph(portal, manager, TOTALS)).payrollBoard;
      await Promise.all([portal.used(), idle.used()]);
      const start = performance.now();
      const batch = await startBatch(portal, manager, 'PayrollBatch', {
        weekStart: SITTING_WEEK,
        expected: { contractors: totals.ready, totalPay: totals.totalPay },
        idempotencyKey: randomUUID(),
      });
      const accepted = performance.now() - start;
      let isOver = false;
      const finished = untilFinished(portal, manager, 'PayrollBatch', batch).finally(() => {
        isOver = true;
      });
      const beside: number[] = [];
      while (!isOver) beside.push(await readHomes());
      const done = await finished;
      const seconds = (performance.now() - start) / 1000;
      const [{ cpuMs, lagP99Ms, lagMaxMs }, machine] = await Promise.all([portal.used(), idle.used()]);
      if (done !== sitting) throw new Error(`${done} of ${sitting} were paid`);

      const share = oneWeekLimit && (oneWeekLimit * sitting) / (seconds * 1000);
      const waits = computeMedian(beside) / computeMedian(alone);
      printList(`Paying ${sitting} people in one sitting`, [
        ['accepted', `${accepted.toFixed(0)} ms`],
        ['all of it', `${seconds.toFixed(1)} s`],
        ['people a second', (sitting / seconds).toFixed(0)],
        ...(share ? [['of the weeks that the limit pays in that time', share.toFixed(2)] as const] : []),
        ['CPU for a person', `${(cpuMs / sitting).toFixed(1)} ms`],
        ['event loop late, 99 of 100 and longest', `${lagP99Ms.toFixed(1)} / ${lagMaxMs.toFixed(1)} ms`],
        ['the same of an idle process, 99 of 100', `${machine.lagP99Ms.toFixed(1)} ms`],
        ['95 of 100 home pages meanwhile, times alone', waits.toFixed(2)],
      ]);
      return [
        ...(share ? [promised('A payday, of the weeks paid at the limit', share, SITTING)] : []),
        promised(
          'A payday: the event loop, ms later than an idle one',
          Math.max(0, lagP99Ms - machine.lagP99Ms),
          LAG,
        ),
        promised('A payday: home pages meanwhile, times alone', waits, NEIGHBOR),
      ];
    } finally {
      idle.stop();
      await portal.stop();
    }
  },
};
