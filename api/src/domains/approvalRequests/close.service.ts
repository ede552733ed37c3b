/** How a request ends: approved, declined or withdrawn. It ends once, even if someone else tries at the same moment. */
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canDecideRequest, canWithdrawRequest } from '../../viewer/policy.ts';
import { type FoundRequest, findRequest, statusAt } from './find.ts';
import { closedRequest } from './open.sql.ts';
import { wantedMoney } from './wantedMoney.ts';

const ENDS = {
  DONE: { action: 'REQUEST_APPROVED', adjective: 'approved' },
  DECLINED: { action: 'REQUEST_DECLINED', adjective: 'declined' },
  WITHDRAWN: { action: 'REQUEST_WITHDRAWN', adjective: 'withdrawn' },
  EXPIRED: { action: 'REQUEST_EXPIRED', adjective: 'expired' },
} as const;

const refusal = (status: keyof typeof ENDS): ConflictError =>
  new ConflictError(
    status === 'EXPIRED'
      ? 'This request has expired. Request it again.'
      : `This request is already ${ENDS[status].adjective}.`,
    'INVALID_TRANSITION',
  );

/** Closes it, records that and notifies the requester. Throws an INVALID_TRANSITION ConflictError for a closed one. */
export async function closeRequest(
  tx: Tx,
  context: SignedInContext,
  request: FoundRequest,
  status: 'DONE' | 'DECLINED' | 'WITHDRAWN',
  reason: string | null = null,
): Promise<void> {
  const { id, number, kind, askedById: userId, amount } = request;
  const known = statusAt(request, context.now());
  if (known !== 'OPEN') throw refusal(known);
  const changed = await changeIn(
    tx,
    closedRequest({ id, status, by: context.viewer.id, reason, now: context.now() }),
  );
  if (changed === 0) {
    const left = await tx.approvalRequest.findUnique({ where: { id }, select: { status: true } });
    // It is deleted with its subject.
    if (!left) throw new NotFoundError('Approval request');
    throw refusal(left.status === 'OPEN' ? 'EXPIRED' : left.status);
  }
  await record(tx, context, {
    action: ENDS[status].action,
    entityType: 'ApprovalRequest',
    entityId: id,
    newValues: {
      ...{ request: number, kind, userId },
      ...(amount === null ? {} : { amount }),
      ...(reason ? { reason } : {}),
    },
  });
  if (status !== 'WITHDRAWN') await notifyAsker(tx, context, request, status === 'DONE');
}

function notifyAsker(
  tx: Tx,
  context: SignedInContext,
  { kind, amount, askedById: aboutId, aboutId: aboutOwn }: FoundRequest,
  isApproved: boolean,
): Promise<void> {
  if (kind === 'CHANGE_LIMIT')
    return notify(tx, context, { kind: 'LIMIT_CHANGE_DECIDED', aboutId, facts: { isApproved } });
  if (kind === 'DELETE_USER')
    return notify(tx, context, { kind: 'DELETION_DECIDED', aboutId, facts: { isApproved } });
  if (amount === null) {
    const isOwn = aboutOwn === aboutId;
    return notify(tx, context, { kind: 'BANK_CHANGE_DECIDED', aboutId, facts: { isApproved, isOwn } });
  }
  const facts = { amount, isApproved, ...wantedMoney(kind) };
  return notify(tx, context, { kind: 'APPROVAL_DECIDED', aboutId, facts });
}

/** Declines it. Returns the key. Throws NotFoundError, ForbiddenError, and ConflictError for a closed one. */
export async function declineRequest(
  context: SignedInContext,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  const request = await findRequest(context.db, id);
  assertAllowed(context, 'Mutation.declineRequest', canDecideRequest(context.viewer, request));
  await inTransaction(context.db, (tx) => closeRequest(tx, context, request, 'DECLINED', reason));
  return request.id;
}

/** Withdraws it. Returns the key. Throws NotFoundError, ForbiddenError, and ConflictError for a closed one. */
export async function withdrawRequest(context: SignedInContext, { id }: { id: string }): Promise<string> {
  const request = await findRequest(context.db, id);
  assertAllowed(context, 'Mutation.withdrawRequest', canWithdrawRequest(context.viewer, request));
  await inTransaction(context.db, (tx) => closeRequest(tx, context, request, 'WITHDRAWN'));
  return request.id;
}
