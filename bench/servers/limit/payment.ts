/** The result of a paid week. */
import { randomUUID } from 'node:crypto';
import type { Day } from 'rules/days';
import { toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { computeDigest } from '../../../api/src/audit/digest.ts';
import {
  computeTotals,
  type PayrollWeekInput,
  toEntryCents,
} from '../../../api/src/domains/payroll/weekInput.ts';
import type { Surroundings } from './ask.ts';

export type Payment = ReturnType<typeof toPayment>;

export function toPayment(input: PayrollWeekInput, now: Date, timeZone: string) {
  const entries = toEntryCents(input).map((entry) => ({ ...entry, id: randomUUID() as string }));
  return {
    userId: input.userId.slice('User_'.length),
    weekStart: input.weekStart as Day,
    weekEnd: input.weekEnd as Day,
    payDate: todayIn(now, timeZone),
    entries,
    totals: computeTotals(entries),
  };
}

/** The entry in the audit log, with its digest. */
export function toAuditEntry(
  { userId, weekStart, payDate, totals }: Payment,
  run: { id: string; number: number },
  { caller, now, auditKey, request }: Surroundings,
) {
  const entry = {
    id: randomUUID() as string,
    timestamp: now,
    level: 'INFO' as const,
    action: 'PAYROLL_CALCULATED',
    entityType: 'PayrollRun',
    entityId: run.id,
    userId: caller.id,
    ipAddress: request.ipAddress,
    userAgent: request.userAgent,
    requestId: request.id,
    newValues: {
      number: run.number,
      userId,
      weekStart,
      basePay: toAmount(totals.basePay),
      bonuses: toAmount(totals.bonuses),
      totalPay: toAmount(totals.totalPay),
      payDate,
    },
  };
  return { ...entry, digest: computeDigest(auditKey, { ...entry, oldValues: null }) };
}
