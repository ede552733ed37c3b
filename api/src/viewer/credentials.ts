/** The only file that reads or writes a stored password, except reseal.service.ts, which only seals it again. */

import type { Context, Tx } from '../operation/context.ts';
import { ValidationError } from '../operation/errors.ts';
import type { Prisma } from '../platform/db/generated/client/client.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { unchangedAccount } from './credentials.sql.ts';
import { guessableIssue, type PasswordOwner } from './guessablePasswords.ts';
import { toLine } from './signInLimits.ts';

const DAY_MS = 86_400_000;
/** How long a password is good that someone else chose: a new account's, and one that replaces another. */
const INITIAL_MS = 7 * DAY_MS;
const RESET_MS = DAY_MS;

/** An account with its stored password, which is what a compare-and-set compares with. */
export interface Account {
  id: string;
  emailKey: string;
  stored: string;
  /** Active and not archived. */
  mayEnter: boolean;
  /** Someone else chose the password, and its time is over. */
  expired: boolean;
  mustChangePassword: boolean;
  owner: PasswordOwner;
}

/** What is read about a person to know whose password it is. */
export const OWNER = { firstName: true, lastName: true, email: true } as const;

/** The account of a key or a folded address; null when there is none. */
export async function findAccount(
  context: Context,
  where: { id: string } | { emailKey: string },
): Promise<Account | null> {
  const user = await context.db.user.findUnique({
    where,
    select: {
      id: true,
      emailKey: true,
      ...OWNER,
      isActive: true,
      archivedAt: true,
      passwordHash: true,
      temporaryPasswordExpiresAt: true,
      mustChangePassword: true,
    },
  });
  if (!user) return null;
  const {
    id,
    emailKey,
    isActive,
    archivedAt,
    mustChangePassword,
    temporaryPasswordExpiresAt: expiresAt,
    ...owner
  } = user;
  return {
    id,
    emailKey,
    stored: user.passwordHash,
    mayEnter: isActive && archivedAt === null,
    expired: expiresAt !== null && expiresAt <= context.now(),
    mustChangePassword,
    owner,
  };
}

/** Whether the password is the account's; the same work where there is no account. */
export async function provesAccount(
  context: Context,
  account: Account | null,
  password: string,
): Promise<boolean> {
  const line = toLine(context, account?.id);
  if (account) return context.passwords.verify(password, account.stored, line);
  await context.passwords.verifyNothing(password, line);
  return false;
}

/** Locks the account as it was found until the transaction ends; false when it has changed since. */
export async function lockAccount(tx: Tx, { id, stored }: Account): Promise<boolean> {
  const rows = await rowsIn(tx, unchangedAccount({ id, stored }));
  return rows.length === 1;
}

/** A password on its way in. */
export interface NewPassword {
  password: string;
  /** Whose it will be; left out where it was checked before, or is known to everyone as in the sample. */
  owner?: PasswordOwner;
  /** The input's field, where a refusal is shown. */
  field: 'password' | 'newPassword';
}

/** The columns of a password that its owner chose. Throws ValidationError for one that is easily guessed. */
export const ownPassword = async (context: Context, chosen: NewPassword) => ({
  passwordHash: await checkedHash(context, chosen),
  mustChangePassword: false,
  temporaryPasswordExpiresAt: null,
});

/** The columns of a password that someone else chose and that ends by itself. Throws as above. */
export const temporaryPassword = async (context: Context, chosen: NewPassword, expiresAt: Date | null) => ({
  passwordHash: await checkedHash(context, chosen),
  mustChangePassword: true,
  temporaryPasswordExpiresAt: expiresAt,
});

const after = (context: Context, duration: number) => new Date(context.now().getTime() + duration);
export const initialPasswordEnd = (context: Context): Date => after(context, INITIAL_MS);
export const resetPasswordEnd = (context: Context): Date => after(context, RESET_MS);

async function checkedHash(context: Context, { password, owner, field }: NewPassword): Promise<string> {
  if (owner) {
    const issue = guessableIssue(password, { ...owner, companyName: await context.companyName() });
    if (issue) throw ValidationError.of(field, issue);
  }
  return context.passwords.hash(password, toLine(context));
}

export type PasswordColumns = Awaited<ReturnType<typeof ownPassword | typeof temporaryPassword>>;

/** Sets a password, provided that the stored one is still the one given. Returns whether it was. */
export async function replacePassword(
  tx: Tx,
  userId: string,
  columns: PasswordColumns,
  stored?: string,
): Promise<boolean> {
  const where: Prisma.UserWhereInput = { id: userId, ...(stored ? { passwordHash: stored } : {}) };
  const { count } = await tx.user.updateMany({ where, data: columns });
  return count === 1;
}
