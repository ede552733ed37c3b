/** What a paid week comes down to, for the servers that pay by statements of their own. */
import { randomUUID } from 'node:crypto';
import type { Day } from 'rules/days';
import { toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { computeDigest } from '../../api/src/audit/digest.ts';
import { SAMPLE_COMPANY } from '../../api/src/domains/company/sample.ts';
import {
  computeTotals,
  type PayrollWeekInput,
  toEntryCents,
} from '../../api/src/domains/payroll/weekInput.ts';

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

/** The totals in dollars, as the audit log states them. */
export const toAmounts = ({ totals }: Payment) => ({
  basePay: toAmount(totals.basePay),
  bonuses: toAmount(totals.bonuses),
  totalPay: toAmount(totals.totalPay),
});

interface By {
  callerId: string;
  now: Date;
  auditKey: Buffer;
  request: { id: string; ipAddress: string | null; userAgent: string | null };
}

/** The entry in the audit log, with its digest. */
export function toAuditEntry(
  payment: Payment,
  run: { id: string; number: number },
  { callerId, now, auditKey, request }: By,
) {
  const { userId, weekStart, payDate } = payment;
  const entry = {
    id: randomUUID() as string,
    timestamp: now,
    level: 'INFO' as const,
    action: 'PAYROLL_CALCULATED',
    entityType: 'PayrollRun',
    entityId: run.id,
    userId: callerId,
    ipAddress: request.ipAddress,
    userAgent: request.userAgent,
    requestId: request.id,
    newValues: { number: run.number, userId, weekStart, ...toAmounts(payment), payDate },
  };
  return { ...entry, digest: computeDigest(auditKey, { ...entry, oldValues: null }) };
}

type Company = Pick<
  typeof SAMPLE_COMPANY,
  'legalName' | 'street' | 'city' | 'state' | 'zip' | 'phone' | 'email' | 'usdotNumber' | 'mcNumber'
>;

/** The company as a statement names it; the sample where it has saved no record of its own. */
export function companyBlock(company: Company | null) {
  const { legalName, street, city, state, zip, phone, email, usdotNumber, mcNumber } =
    company ?? SAMPLE_COMPANY;
  return {
    ...{ legalName, phone, email, usdotNumber, mcNumber },
    address: { street, city, state, zip, country: null },
  };
}
