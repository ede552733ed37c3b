/** How each kind of request is done with the second yes: in the transaction that closes it. */
import type { SignedInContext, Tx } from '../../operation/context.ts';
import type { ApprovalRequestKind } from '../../platform/db/generated/client/enums.ts';
import type { FoundRequest } from '../approvalRequests/find.ts';
import { recordApproved } from '../payments/record.service.ts';

/** Throws the reason where it cannot be done anymore: then the request stays open. */
type Way = (tx: Tx, context: SignedInContext, request: FoundRequest) => Promise<void>;

export const WAYS: Readonly<Record<ApprovalRequestKind, Way>> = { RECORD_PAYMENT: recordApproved };
