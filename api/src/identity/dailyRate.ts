/** The daily rate: what it is today, and what it was from which day on. */
import { record } from '../auditLogs/record.ts';
import type { Context, Tx } from '../context.ts';
import { toDbDate, todayIn } from '../lib/dates.ts';
import { type Cents, fromDecimal, toAmount, toDecimal } from '../lib/money.ts';

const shown = (cents: Cents | null) => (cents === null ? null : toAmount(cents));

/** Sets the rate from the company's today on, or takes it away with null. A rate that stays the same leaves no trace. */
export async function setDailyRate(
  tx: Tx,
  context: Context,
  userId: string,
  cents: Cents | null,
): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { dailyRate: true } });
  const before = user.dailyRate === null ? null : fromDecimal(user.dailyRate);
  if (before === cents) return;

  const dailyRate = cents === null ? null : toDecimal(cents);
  const effectiveFrom = toDbDate(todayIn(context.now(), context.timeZone));
  await tx.user.update({ where: { id: userId }, data: { dailyRate }, select: { id: true } });
  await tx.payRate.upsert({
    where: { userId_effectiveFrom: { userId, effectiveFrom } },
    create: { userId, dailyRate, effectiveFrom, createdAt: context.now() },
    update: { dailyRate },
    select: { id: true },
  });
  await record(tx, context, {
    action: 'DAILY_RATE_CHANGED',
    level: 'WARNING',
    entityType: 'User',
    entityId: userId,
    oldValues: { dailyRate: shown(before) },
    newValues: { dailyRate: shown(cents) },
  });
}
