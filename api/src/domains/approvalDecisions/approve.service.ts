/** The second approval: the request is carried out in the same transaction, or it stays open. */
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canApproveRequest, findKindRefusal } from '../../viewer/policy.ts';
import { findStandings, toSecondPerson } from '../../viewer/secondPerson.ts';
import { closeRequest } from '../approvalRequests/close.service.ts';
import { type FoundRequest, findRequest } from '../approvalRequests/find.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { WAYS } from './kinds.ts';

/** Deleting someone with a large audit log takes seconds. */
const LONG_MS = 60_000;

/** Both people must be allowed to do it; the requester must still be. */
async function assertMayStillAsk(tx: Tx, { kind, askedById, aboutId }: FoundRequest): Promise<void> {
  const asker = await tx.user.findUnique({
    where: { id: askedById },
    select: { isActive: true, archivedAt: true, roles: { select: { role: true } } },
  });
  const roles = asker?.roles.map(({ role }) => role) ?? [];
  // Everyone may ask for the account that they are paid to.
  const isOwn = kind === 'SET_BANK_ACCOUNT' && aboutId === askedById;
  if (!asker?.isActive || asker.archivedAt || (!isOwn && findKindRefusal({ roles }, kind) !== null))
    throw new ConflictError(
      'The person who asked can no longer do this. Decline it and request it yourself.',
    );
}

/**
 * Approves a request and carries it out. Returns its key. Throws NotFoundError, ForbiddenError, ConflictError for a
 * closed one, and whatever prevents carrying it out.
 */
export async function approveRequest(context: SignedInContext, { id }: { id: string }): Promise<string> {
  const request = await findRequest(context.db, id);
  const standings = await findStandings((statement) => context.sql.rows(statement), context, [
    request.askedById,
  ]);
  const person = toSecondPerson(standings, request, context.viewer.id);
  assertAllowed(
    context,
    'Mutation.approveRequest',
    canApproveRequest(context.viewer, request, person, context.now()),
  );
  await inTransaction(
    context.db,
    async (tx) => {
      // Before the request, in the order that deleting the person locks them.
      if (request.aboutId) await lockPerson(tx, request.aboutId);
      // First: of two who approve at the same moment, one waits here and then finds it closed.
      await closeRequest(tx, context, request, 'DONE');
      await assertMayStillAsk(tx, request);
      await WAYS[request.kind](tx, context, request);
    },
    { timeout: LONG_MS },
  );
  return request.id;
}
