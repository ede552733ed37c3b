/** Asks a signed-in person for their password again. */
import type { AuditAction } from '../audit/actions.ts';
import { record } from '../audit/record.ts';
import type { SignedInContext } from '../operation/context.ts';
import { ValidationError } from '../operation/errors.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Account, findAccount, provesAccount } from './credentials.ts';
import { admitAttempt } from './signInLimits.ts';

// An input error, not a sign-in error: clients sign out on a 401, but someone who mistypes here stays signed in.
const MESSAGES = {
  password: 'The password is incorrect.',
  currentPassword: 'The current password is incorrect.',
};

/** The input field of the password. */
export type PasswordInput = keyof typeof MESSAGES;

export const wrongPassword = (field: PasswordInput): ValidationError =>
  ValidationError.of(field, MESSAGES[field]);

interface Proof {
  password: string;
  field: PasswordInput;
  /** The audit action for a wrong password. */
  failure: AuditAction;
  /** The subject of that entry; the viewer by default. */
  about?: string;
}

/**
 * The viewer's account, proved by the password. It counts like a sign-in; on success, callers undo that with
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
