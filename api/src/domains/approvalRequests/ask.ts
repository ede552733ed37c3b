/** Asking for a second person: in the transaction that would otherwise have done the thing itself. */
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { ApprovalRequestKind } from '../../platform/db/generated/client/enums.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { openRequests } from './open.sql.ts';

/** How long there is for the second yes. */
const OPEN_MS = 7 * 86_400_000;

export interface Wanted {
  kind: ApprovalRequestKind;
  amount: Cents;
  /** What the kind needs to do it later. */
  content: Prisma.InputJsonObject;
  /** Keys of the runs to be paid, in the order in which they were chosen. */
  runs: readonly string[];
  /** Keys of those who are paid: they neither decide about it nor hear of it. */
  payees: readonly string[];
}

/** The same request is sent again, by who sent it: it is the one that waits. */
const AWAITED = 'These payroll runs await the approval of a second person. Withdraw that request first.';

/**
 * Makes a request and tells everybody who may approve it; returns its key, and that of the one that waits if it is the
 * same. The caller has locked the payees. Throws ConflictError where another one waits for one of the runs.
 */
export async function askForApproval(tx: Tx, context: SignedInContext, wanted: Wanted): Promise<string> {
  const { kind, amount, runs, payees } = wanted;
  const askedById = context.viewer.id;
  const content = { ...wanted.content, runs: [...runs] };
  const now = context.now();
  const waiting = await rowsIn(tx, openRequests({ runs: [...runs], now }));
  const same = waiting.find(
    (one) => one.askedById === askedById && isSame(one.content, content) && waiting.length === 1,
  );
  if (same) return same.id;
  if (waiting.length > 0) throw new ConflictError(AWAITED);
  const { id, number } = await tx.approvalRequest.create({
    data: {
      ...{ kind, askedById, content, createdAt: now, expiresAt: new Date(now.getTime() + OPEN_MS) },
      amount: toDecimal(amount),
      runs: { create: runs.map((runId, position) => ({ runId, position })) },
    },
    select: { id: true, number: true },
  });
  await record(tx, context, {
    action: 'APPROVAL_REQUESTED',
    entityType: 'ApprovalRequest',
    entityId: id,
    newValues: { request: number, kind, userId: askedById, amount: toAmount(amount) },
  });
  await notify(tx, context, {
    kind: 'APPROVAL_REQUESTED',
    aboutId: askedById,
    facts: { amount: toAmount(amount) },
    apart: payees,
  });
  return id;
}

/** The database orders the names of JSON as it likes. */
const toText = (value: unknown): string =>
  JSON.stringify(Object.entries(value as object).sort(([one], [other]) => (one < other ? -1 : 1)));
const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);
