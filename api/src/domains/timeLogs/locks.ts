/**
 * Days on a payroll run. A day with pay or expenses on a valid run is locked, whether or not it has a time log. The
 * log's own `payrollRunId` records the same, so that the where clause of a write fails if a run takes the day at that
 * moment.
 */

import { formatDay } from 'rules/dayFormats';
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { lockedByRunMessage } from 'rules/messages';
import type { Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';

/** The locked days among these, each with the number of its run. */
export async function lockedDays(tx: Tx, userId: string, days: readonly Day[]): Promise<Map<Day, number>> {
  const entries = await tx.payrollEntry.findMany({
    where: {
      date: { in: days.map(toUtcMidnight) },
      OR: [{ pay: { gt: 0 } }, { expenses: { gt: 0 } }],
      run: { userId, status: { not: 'VOID' } },
    },
    select: { date: true, run: { select: { number: true } } },
  });
  return new Map(entries.map(({ date, run }) => [fromUtcMidnight(date), run.number]));
}

/** Throws a LOCKED ConflictError if one of the days is on a run. Set `named` for a submission of several days. */
export async function assertUnlocked(tx: Tx, userId: string, days: readonly Day[], named = false) {
  const [held] = await lockedDays(tx, userId, days);
  if (!held) return;
  const [day, number] = held;
  throw new ConflictError(lockedByRunMessage(number, named ? formatDay(day) : undefined), 'LOCKED');
}
