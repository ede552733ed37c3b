/** Paying many people in one batch. */
import { randomUUID } from 'node:crypto';
import { SITTING_WEEK } from '../company/weeks.ts';
import { printList } from '../report/print.ts';
import { askGraph, startBatch, untilFinished } from './asking.ts';
import type { Part } from './part.ts';

const TOTALS = `{ payrollBoard(weekStart: "${SITTING_WEEK}") { totals { ready totalPay } } }`;

export const everybody: Part = {
  name: 'everybody',
  run: async ({ portal, company: { manager }, volumes: { sitting }, oneWeekLimit }) => {
    const { totals } = (await askGraph(portal, manager, TOTALS)).payrollBoard;
    await portal.used();
    const start = performance.now();
    const batch = await startBatch(portal, manager, 'PayrollBatch', {
      weekStart: SITTING_WEEK,
      expected: { contractors: totals.ready, totalPay: totals.totalPay },
      idempotencyKey: randomUUID(),
    });
    const done = await untilFinished(portal, manager, 'PayrollBatch', batch);
    const seconds = (performance.now() - start) / 1000;
    const { cpuMs, lagP99Ms, lagMaxMs } = await portal.used();
    if (done !== sitting) throw new Error(`${done} of ${sitting} were paid`);

    const each = (seconds * 1000) / sitting;
    printList(`Paying ${sitting} people in one sitting`, [
      ['all of it', `${seconds.toFixed(1)} s`],
      ['a person', `${each.toFixed(1)} ms`],
      ...(oneWeekLimit
        ? [['a person, times a week paid at the limit', (each / oneWeekLimit).toFixed(1)] as const]
        : []),
      ['CPU for a person', `${(cpuMs / sitting).toFixed(1)} ms`],
      ['event loop delay, 99 of 100 and longest', `${lagP99Ms.toFixed(1)} / ${lagMaxMs.toFixed(1)} ms`],
    ]);
    return [];
  },
};
