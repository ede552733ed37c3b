/** The only file that reads or writes stored passwords, except reseal.service.ts, which only re-encrypts them. */

import type { Context, Tx } from '../operation/context.ts';
import { ValidationError } from '../operation/errors.ts';
import type { Prisma } from '../platform/db/generated/client/client.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { unchangedAccount } from './credentials.sql.ts';
import { guessableIssue, type PasswordOwner } from './guessablePasswords.ts';
import { toLine } from './signInLimits.ts';

const DAY_MS = 86_400_000;
/** How long a password that someone else chose stays valid: for a new account, and as a replacement. */
const INITIAL_MS = 7 * DAY_MS;
const RESET_MS = DAY_MS;

/** An account with its stored password, for compare-and-set. */
export interface Account {
  id: string;
  emailKey: string;
  stored: string;
  /** Active and not archived. */
  mayEnter: boolean;
  /** Someone else chose the password, and it has expired. */
  expired: boolean;
  mustChangePassword: boolean;
  owner: PasswordOwner;
}

/** The person's fields to compare with a password. */
export const OWNER = { firstName: true, lastName: true, email: true } as const;

/** The account for a key or a folded address; null if there is none. */
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

/** Whether the password is the account's. Without an account, it does the same work. */
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

/** Locks the account as it was found until the transaction ends; false if it has changed since. */
export async function lockAccount(tx: Tx, { id, stored }: Account): Promise<boolean> {
  const rows = await rowsIn(tx, unchangedAccount({ id, stored }));
  return rows.length === 1;
}

/** A new password. */
export interface NewPassword {
  password: string;
  /** The owner; omitted if the password was checked before, or is public as in the sample company. */
  owner?: PasswordOwner;
  /** The input field to which errors refer. */
  field: 'password' | 'newPassword';
}

/** The columns of a password that its owner chose. Throws ValidationError for one that is easy to guess. */
export const ownPassword = async (context: Context, chosen: NewPassword) => ({
  passwordHash: await checkedHash(context, chosen),
  mustChangePassword: false,
  temporaryPasswordExpiresAt: null,
});

/** The columns of a password that someone else chose and that expires. Throws the same. */
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

/** Sets a password if the stored one is still the given one. Returns whether it was. */
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
