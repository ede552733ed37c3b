/** Paying two hundred people in one batch. */
import { randomUUID } from 'node:crypto';
import { SITTING } from '../company/weeks.ts';
import { printList } from '../report/print.ts';
import { askGraph, startBatch, untilFinished } from './asking.ts';
import type { Part } from './part.ts';

const WEEK = SITTING.weekStart;
const TOTALS = `{ payrollBoard(weekStart: "${WEEK}") { totals { ready totalPay } } }`;

export const everybody: Part = {
  name: 'everybody',
  run: async ({ portal, company, oneWeekLimit }) => {
    const { manager } = company;
    const { totals } = (await askGraph(portal, manager, TOTALS)).payrollBoard;
    await portal.used();
    const start = performance.now();
    const batch = await startBatch(portal, manager, 'PayrollBatch', {
      weekStart: WEEK,
      expected: { contractors: totals.ready, totalPay: totals.totalPay },
      idempotencyKey: randomUUID(),
    });
    const done = await untilFinished(portal, manager, 'PayrollBatch', batch);
    const seconds = (performance.now() - start) / 1000;
    const { cpuMs, lagP99Ms, lagMaxMs } = await portal.used();
    if (done !== SITTING.people) throw new Error(`${done} of ${SITTING.people} were paid`);

    const each = (seconds * 1000) / SITTING.people;
    printList(`Paying ${SITTING.people} people in one sitting`, [
      ['all of it', `${seconds.toFixed(1)} s`],
      ['a person', `${each.toFixed(1)} ms`],
      ...(oneWeekLimit
        ? [['a person, times a week paid at the limit', (each / oneWeekLimit).toFixed(1)] as const]
        : []),
      ['CPU for a person', `${(cpuMs / SITTING.people).toFixed(1)} ms`],
      ['event loop delay, 99 of 100 and longest', `${lagP99Ms.toFixed(1)} / ${lagMaxMs.toFixed(1)} ms`],
    ]);
    return [];
  },
};
