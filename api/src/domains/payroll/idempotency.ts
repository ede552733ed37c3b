/** Requests that may be sent again: the key of the first one is stored with the run it created. */
import { fromDecimal } from 'rules/money';
import { ConflictError } from '../../operation/errors.ts';
import type { RequestKey } from './insertRun.ts';
import type { EarlierRequest } from './payee.ts';
import { fingerprint, type PayrollWeekInput, processedMessage } from './weekInput.ts';

/** The run's key, and the message that says what was processed. */
export interface ProcessedWeek {
  runId: string;
  message: string;
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
  return { runId: earlier.runId, message: processedMessage(totals) };
}

/** The request as its run remembers it; none without a key. */
export const toRequestKey = (input: PayrollWeekInput): RequestKey | undefined =>
  input.idempotencyKey ? { key: input.idempotencyKey, requestHash: fingerprint(input) } : undefined;
