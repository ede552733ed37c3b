/** How each kind of request is carried out once it is approved, in the transaction that closes it. */
import type { SignedInContext, Tx } from '../../operation/context.ts';
import type { ApprovalRequestKind } from '../../platform/db/generated/client/enums.ts';
import type { FoundRequest } from '../approvalRequests/find.ts';
import { deleteApproved } from '../archive/deleteUser.service.ts';
import { setApprovedAccount } from '../bankAccounts/change.service.ts';
import { makeApprovedFile } from '../bankFiles/file.service.ts';
import { saveApprovedBank, saveApprovedLimit } from '../company/company.service.ts';
import { enterApprovedOpening } from '../openings/enter.service.ts';
import { recordApproved } from '../payments/record.service.ts';
import { enterApprovedPlan } from '../plans/create.service.ts';

/** Throws the reason if it can no longer be done. The request then stays open. */
type Way = (tx: Tx, context: SignedInContext, request: FoundRequest) => Promise<void>;

/** For kinds that are about one person; the database requires it. */
const about = (request: FoundRequest) => ({ ...request, aboutId: request.aboutId! });

export const WAYS: Readonly<Record<ApprovalRequestKind, Way>> = {
  RECORD_PAYMENT: recordApproved,
  GIVE_ADVANCE: (tx, context, request) => enterApprovedPlan(tx, context, about(request)),
  SET_BANK_ACCOUNT: (tx, context, request) => setApprovedAccount(tx, context, about(request)),
  SET_COMPANY_BANK: saveApprovedBank,
  CHANGE_LIMIT: saveApprovedLimit,
  MAKE_BANK_FILE: makeApprovedFile,
  ENTER_DEDUCTION: (tx, context, request) => enterApprovedPlan(tx, context, about(request)),
  ENTER_OPENING_BALANCE: (tx, context, request) => enterApprovedOpening(tx, context, about(request)),
  DELETE_USER: deleteApproved,
};
