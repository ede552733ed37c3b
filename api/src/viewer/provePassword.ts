/** The password again, from someone who is signed in. */
import type { AuditAction } from '../audit/actions.ts';
import { record } from '../audit/record.ts';
import type { SignedInContext } from '../operation/context.ts';
import { ValidationError } from '../operation/errors.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Account, findAccount, provesAccount } from './credentials.ts';
import { admitAttempt } from './signInLimits.ts';

// An error of the input and not of the sign-in: clients sign out on a 401, and someone who mistypes here is signed in.
const MESSAGES = {
  password: 'The password is incorrect.',
  currentPassword: 'The current password is incorrect.',
};

/** The field that the password came in. */
export type PasswordInput = keyof typeof MESSAGES;

export const wrongPassword = (field: PasswordInput): ValidationError =>
  ValidationError.of(field, MESSAGES[field]);

interface Proof {
  password: string;
  field: PasswordInput;
  /** What is entered where the password is wrong. */
  failure: AuditAction;
  /** Whom that entry is about: the viewer if left out. */
  about?: string;
}

/**
 * The viewer's account, proved by its password. Counts like a sign-in; callers that succeed undo that with
 * `forgetAttempts`. Throws ValidationError, or RATE_LIMITED.
 */
export async function provePassword(context: SignedInContext, proof: Proof): Promise<Account> {
  const { password, field, failure, about = context.viewer.id } = proof;
  const account = await findAccount(context, { id: context.viewer.id });
  if (!account) throw wrongPassword(field);
  await admitAttempt(context, account);
  if (await provesAccount(context, account, password)) return account;
  await inTransaction(context.db, (tx) =>
    record(tx, context, { action: failure, entityType: 'User', entityId: about }),
  );
  throw wrongPassword(field);
}
