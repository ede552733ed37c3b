/** Requests that may be sent again: the key of the first one is kept with the run that answered it. */
import type { SignedInContext, Tx } from '../context.ts';
import { ConflictError } from '../graphql/errors.ts';
import { fromDecimal } from '../lib/money.ts';
import { fingerprint, type PayrollWeekInput, processedMessage } from './weekInput.ts';

/** The run's key, and the sentence that says what was processed. */
export interface ProcessedWeek {
  runId: string;
  message: string;
}

/** The answer that the key's first request got. Throws ConflictError when that was a different request. */
export async function earlierAnswer(
  context: SignedInContext,
  input: PayrollWeekInput,
): Promise<ProcessedWeek | null> {
  if (!input.idempotencyKey) return null;
  const earlier = await context.db.idempotencyKey.findUnique({
    where: { userId_key: { userId: context.viewer.id, key: input.idempotencyKey } },
    select: {
      requestHash: true,
      run: { select: { id: true, basePay: true, bonuses: true, totalPay: true } },
    },
  });
  if (!earlier) return null;
  if (earlier.requestHash !== fingerprint(input))
    throw new ConflictError('This Idempotency-Key was used for a different request.');
  const { id, basePay, bonuses, totalPay } = earlier.run;
  const totals = {
    basePay: fromDecimal(basePay),
    bonuses: fromDecimal(bonuses),
    totalPay: fromDecimal(totalPay),
  };
  return { runId: id, message: processedMessage(totals) };
}

/** Keeps the request's key, if it has one. A key that is taken is a unique violation and takes the run back with it. */
export async function rememberRequest(
  tx: Tx,
  context: SignedInContext,
  input: PayrollWeekInput,
  runId: string,
): Promise<void> {
  if (!input.idempotencyKey) return;
  await tx.idempotencyKey.create({
    data: {
      userId: context.viewer.id,
      key: input.idempotencyKey,
      requestHash: fingerprint(input),
      runId,
      createdAt: context.now(),
    },
  });
}
