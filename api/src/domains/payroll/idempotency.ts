/** Requests that can be repeated: the key of the first one is stored with the run it created. */
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import { assertSameRequest } from '../../operation/errors.ts';
import { describeDeducted } from './pay/deductions.ts';
import { describePriorPayments } from './pay/priorPayments.ts';
import type { EarlierRequest } from './payee.ts';
import type { RequestKey } from './saveRun.ts';
import { fingerprint, type PayrollWeekInput, processedMessage } from './weekInput.ts';

/** The run's key, and the message that says what was processed. */
export interface ProcessedWeek {
  runId: string;
  message: string;
}

/** What plans took, as a positive amount. */
const takenByPlans = (deducted: EarlierRequest['deducted']): Cents => 0 - fromDecimal(deducted);

/** What the first response said about earlier payments, rebuilt from the amounts that the run's lines took off. */
function sayPaidBefore({ paidBefore, totalPay, net, deducted }: EarlierRequest): string | null {
  if (paidBefore.length === 0) return null;
  const before = sumCents(paidBefore.map((of) => of.compensation + of.reimbursement + of.deduction));
  // Without what plans took.
  const takenOff = fromDecimal(totalPay) - fromDecimal(net) - takenByPlans(deducted);
  return describePriorPayments(paidBefore, { net: fromDecimal(net), overpaid: before - takenOff });
}

/** The response to the key's first request. Throws ConflictError if that was a different request. */
export function replay(earlier: EarlierRequest, input: PayrollWeekInput): ProcessedWeek {
  assertSameRequest(earlier.requestHash === fingerprint(input));
  const totals = {
    basePay: fromDecimal(earlier.basePay),
    bonuses: fromDecimal(earlier.bonuses),
    totalPay: fromDecimal(earlier.totalPay),
  };
  const deducted = describeDeducted(takenByPlans(earlier.deducted), fromDecimal(earlier.net));
  return { runId: earlier.runId, message: processedMessage(totals, sayPaidBefore(earlier), deducted) };
}

/** The key as the run stores it; undefined without one. */
export const toRequestKey = (input: PayrollWeekInput): RequestKey | undefined =>
  input.idempotencyKey ? { key: input.idempotencyKey, requestHash: fingerprint(input) } : undefined;
