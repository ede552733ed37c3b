/** The person a run is for, locked so that nobody archives them while they are being paid. */
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import type { RawTx } from '../../platform/sql/transaction.ts';

export const ARCHIVED_PAYEE = 'An archived user cannot be paid.';

/** What an idempotency key was used for before; amounts in dollars. */
export interface EarlierRequest {
  requestHash: string;
  runId: string;
  basePay: number;
  bonuses: number;
  totalPay: number;
}

export interface LockedPayee {
  isArchived: boolean;
  /** What the request's key was used for. */
  earlier: EarlierRequest | null;
}

/** Locks the payee's row for the transaction; null for nobody. `key` is the request's idempotency key. */
export async function lockPayee(
  tx: RawTx,
  { viewer }: SignedInContext,
  userId: string,
  key: string | null = null,
): Promise<LockedPayee | null> {
  const [payee] = await tx.$queryRaw<LockedPayee[]>`
    SELECT "archivedAt" IS NOT NULL AS "isArchived",
      (SELECT row_to_json(used) FROM (
        SELECT request."requestHash", request."runId", run."basePay", run.bonuses, run."totalPay"
        FROM "IdempotencyKey" request JOIN "PayrollRun" run ON run.id = request."runId"
        WHERE request."userId" = ${viewer.id}::uuid AND request.key = ${key}
      ) used) AS earlier
    FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  return payee ?? null;
}

/** Throws NotFoundError for nobody and ConflictError for an archived payee. */
export function assertPayable(payee: LockedPayee | null): void {
  if (!payee) throw new NotFoundError('User');
  if (payee.isArchived) throw new ConflictError(ARCHIVED_PAYEE);
}
