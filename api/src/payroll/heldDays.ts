/** What a run does to the days of its payee's time log. */
import type { SignedInContext, Tx } from '../context.ts';
import { toDbDate } from '../lib/dates.ts';
import type { EntryCents } from './weekInput.ts';

/** Days with pay become worked, approved logs of the run; logs of days with expenses alone are held as they are. */
export async function holdDays(
  tx: Tx,
  context: SignedInContext,
  userId: string,
  runId: string,
  entries: EntryCents[],
) {
  const dates = (kept: EntryCents[]) => kept.map(({ date }) => toDbDate(date));
  const worked = dates(entries.filter(({ pay }) => pay > 0));
  const spentOnly = dates(entries.filter(({ pay, expenses }) => pay === 0 && expenses > 0));
  const asWorked = {
    worked: true,
    status: 'APPROVED',
    rejectionReason: null,
    decidedById: context.viewer.id,
    decidedAt: context.now(),
    payrollRunId: runId,
  } as const;
  await tx.timeLog.createMany({
    data: worked.map((date) => ({ ...asWorked, userId, date })),
    skipDuplicates: true,
  });
  await tx.timeLog.updateMany({ where: { userId, date: { in: worked } }, data: asWorked });
  if (spentOnly.length)
    await tx.timeLog.updateMany({
      where: { userId, date: { in: spentOnly } },
      data: { payrollRunId: runId },
    });
}
