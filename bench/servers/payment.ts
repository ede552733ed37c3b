/** What a paid week comes down to, for the servers that pay by statements of their own. */
import { randomUUID } from 'node:crypto';
import { digestOf } from '../../api/src/audit/digest.ts';
import { SAMPLE_COMPANY } from '../../api/src/domains/company/sample.ts';
import { entriesOf, type PayrollWeekInput, totalsOf } from '../../api/src/domains/payroll/weekInput.ts';
import type { Day } from 'rules/days';
import { todayIn } from 'rules/zonedDays';
import { toAmount } from 'rules/money';

export type Payment = ReturnType<typeof paymentOf>;

export function paymentOf(input: PayrollWeekInput, now: Date, timeZone: string) {
  const entries = entriesOf(input).map((entry) => ({ ...entry, id: randomUUID() as string }));
  return {
    userId: input.userId.slice('User_'.length),
    weekStart: input.weekStart as Day,
    weekEnd: input.weekEnd as Day,
    payDate: todayIn(now, timeZone),
    entries,
    totals: totalsOf(entries),
  };
}

/** The totals in dollars, as answers and the audit log say them. */
export const amountsOf = ({ totals }: Payment) => ({
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
export function auditEntryOf(
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
    newValues: { number: run.number, userId, weekStart, ...amountsOf(payment), payDate },
  };
  return { ...entry, digest: digestOf(auditKey, { ...entry, oldValues: null }) };
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
