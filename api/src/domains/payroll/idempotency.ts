/** Requests that may be sent again: the key of the first one is stored with the run it created. */
import { fromDecimal, sumCents } from 'rules/money';
import { ConflictError } from '../../operation/errors.ts';
import type { RequestKey } from './insertRun.ts';
import { describeNetting } from './netting.ts';
import type { EarlierRequest } from './payee.ts';
import { fingerprint, type PayrollWeekInput, processedMessage } from './weekInput.ts';

/** The run's key, and the message that says what was processed. */
export interface ProcessedWeek {
  runId: string;
  message: string;
}

/** What the first response said of money that had left before; of it, the run's lines tell how much was taken off. */
function sayPaidBefore({ paidBefore, totalPay, net }: EarlierRequest): string | null {
  if (paidBefore.length === 0) return null;
  const before = sumCents(paidBefore.map((of) => of.compensation + of.reimbursement + of.deduction));
  const taken = fromDecimal(totalPay) - fromDecimal(net);
  return describeNetting(paidBefore, { net: fromDecimal(net), overpaid: before - taken });
}

/** The response that the key's first request got. Throws ConflictError when that was a different request. */
export function replay(earlier: EarlierRequest, input: PayrollWeekInput): ProcessedWeek {
  if (earlier.requestHash !== fingerprint(input))
    throw new ConflictError('This Idempotency-Key was used for a different request.');
  const totals = {
    basePay: fromDecimal(earlier.basePay),
    bonuses: fromDecimal(earlier.bonuses),
    totalPay: fromDecimal(earlier.totalPay),
  };
  return { runId: earlier.runId, message: processedMessage(totals, sayPaidBefore(earlier)) };
}

/** The request as its run remembers it; none without a key. */
export const toRequestKey = (input: PayrollWeekInput): RequestKey | undefined =>
  input.idempotencyKey ? { key: input.idempotencyKey, requestHash: fingerprint(input) } : undefined;
