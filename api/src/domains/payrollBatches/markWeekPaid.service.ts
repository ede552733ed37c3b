/** A week's money has gone out: every run of it that is processed becomes paid. */
import { type Day, toUtcMidnight } from 'rules/days';
import { recordAll } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { statusEntry } from '../payroll/status.service.ts';

/** So many at once: others get their turn in between. */
const CHUNK = 100;

/** Marks the runs of everybody but the viewer, each with its audit entry; returns how many there were. */
export async function markWeekPaid(context: SignedInContext, weekStart: Day): Promise<number> {
  const toMark = {
    weekStart: toUtcMidnight(weekStart),
    status: 'PROCESSED',
    userId: { not: context.viewer.id },
  } as const;
  let marked = 0;
  for (;;) {
    const runs = await inTransaction(context.db, async (tx) => {
      const found = await tx.payrollRun.findMany({
        where: toMark,
        orderBy: { number: 'asc' },
        take: CHUNK,
        select: { id: true },
      });
      const keys = found.map(({ id }) => id);
      const changed = await tx.payrollRun.updateManyAndReturn({
        where: { ...toMark, id: { in: keys } },
        data: { status: 'PAID', paidAt: context.now() },
        select: { id: true, number: true, userId: true },
      });
      changed.sort((a, b) => a.number - b.number);
      if (changed.length)
        await recordAll(
          tx,
          context,
          changed.map((run) => statusEntry({ ...run, status: 'PROCESSED' }, 'PAID')),
        );
      return { found: keys.length, changed: changed.length };
    });
    marked += runs.changed;
    if (runs.found < CHUNK) return marked;
  }
}
