/**
 * A bank account that waits for a second person. Its number is sealed like any account's, and kept only until the
 * request is closed. The request contains only the last four digits.
 */
import { ACCOUNT_HOLDERS, ACCOUNT_TYPES } from 'rules/bankNumbers';
import { z } from 'zod';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { toId } from '../../operation/ids.ts';
import { askForApproval } from '../approvalRequests/ask.ts';
import { closeRequest } from '../approvalRequests/close.service.ts';
import { findRequest, openAt } from '../approvalRequests/find.ts';
import { countOthers } from './accountIndex.ts';
import type { AccountInput } from './accountInput.ts';
import { readAccountNumber, sealAccount } from './sealedAccount.ts';

/** What a request says about the account. */
export const accountContent = z.object({
  endsIn: z.string(),
  type: z.enum(ACCOUNT_TYPES),
  holder: z.enum(ACCOUNT_HOLDERS),
  /** Key of the account that it replaces. */
  replaces: z.string().nullable(),
  /** How many others are paid to it. */
  others: z.number().optional(),
});
type AccountContent = z.infer<typeof accountContent>;

/** 'Personal checking account ending in 6789'. */
export const describeWanted = ({ endsIn, type, holder, others = 0 }: AccountContent): string =>
  `${holder === 'PERSONAL' ? 'Personal' : 'Business'} ${type === 'CHECKING' ? 'checking' : 'savings'} account ending in ${endsIn}${others > 0 ? `, which ${others === 1 ? 'another person is' : `${others} other people are`} paid to` : ''}`;

export interface AccountRequest {
  id: string;
  aboutId: string;
  askedById: string;
  content: unknown;
}

const AWAITED =
  'Another bank account for this person is waiting for a second person. Withdraw that request first.';

/** The waiting numbers, decrypted. Throws ConflictError if there are none. */
async function openNumbers(
  tx: Tx,
  { keys }: SignedInContext,
  { id, aboutId: userId }: Pick<AccountRequest, 'id' | 'aboutId'>,
) {
  const wanted = await tx.wantedBankAccount.findUnique({ where: { requestId: id } });
  if (!wanted) throw new ConflictError('The number of this account is gone. Decline this request.');
  return {
    routingNumber: wanted.routingNumber,
    accountNumber: readAccountNumber(keys, { ...wanted, id, userId }),
  };
}

/** People may change their mind about their own account: the later request replaces the one before. */
export async function withdrawOwn(tx: Tx, context: SignedInContext, userId: string): Promise<void> {
  const own = await tx.approvalRequest.findFirst({
    where: { kind: 'SET_BANK_ACCOUNT', aboutId: userId, askedById: userId, ...openAt(context.now()) },
    select: { id: true },
  });
  if (!own) return;
  const request = await findRequest(tx, toId('ApprovalRequest', own.id));
  await closeRequest(tx, context, request, 'WITHDRAWN');
}

/**
 * Asks for a second person; the person is locked. Throws ConflictError while an account that someone else entered
 * waits.
 */
export async function askForAccount(
  tx: Tx,
  context: SignedInContext,
  { userId, replaces, input }: { userId: string; replaces: string | null; input: AccountInput },
): Promise<void> {
  const { routingNumber, accountNumber, type, holder } = input;
  const endsIn = accountNumber.slice(-4);
  const others = await countOthers(tx, context.keys, { userId, routingNumber, accountNumber });
  const content: AccountContent = { endsIn, type, holder, replaces, ...(others > 0 ? { others } : {}) };
  const { id, isSame } = await askForApproval(tx, context, {
    ...{ kind: 'SET_BANK_ACCOUNT', amount: null, content, aboutId: userId, payees: [userId] },
    awaited: AWAITED,
    notice: { kind: 'BANK_CHANGE_REQUESTED', aboutId: userId, facts: { endsIn } },
  });
  if (isSame) {
    const waiting = await openNumbers(tx, context, { id, aboutId: userId });
    if (waiting.routingNumber !== routingNumber || waiting.accountNumber !== accountNumber)
      throw new ConflictError(AWAITED);
    return;
  }
  const sealed = sealAccount(context.keys, { id, userId }, accountNumber);
  await tx.wantedBankAccount.create({ data: { requestId: id, routingNumber, ...sealed } });
}

/** The account that a request asks for, with its number. Throws ConflictError if that is gone. */
export const readWantedAccount = async (tx: Tx, context: SignedInContext, request: AccountRequest) => ({
  ...accountContent.parse(request.content),
  ...(await openNumbers(tx, context, request)),
});
