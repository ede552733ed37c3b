/** The only file that reads or writes a stored password. */
import type { Context, Tx } from '../context.ts';
import type { Prisma } from '../db/generated/client/client.ts';

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
}

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
  } = user;
  return {
    id,
    emailKey,
    stored: user.passwordHash,
    mayEnter: isActive && archivedAt === null,
    expired: expiresAt !== null && expiresAt <= context.now(),
    mustChangePassword,
  };
}

/** Whether the password is the account's; the same work where there is no account. */
export async function provesAccount(
  context: Context,
  account: Account | null,
  password: string,
): Promise<boolean> {
  if (account) return context.passwords.verify(password, account.stored);
  await context.passwords.verifyNothing(password);
  return false;
}

/** Holds the account as it was found until the transaction ends; false when it has changed since. */
export async function holdAccount(tx: Tx, { id, stored }: Account): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM "User"
    WHERE id = ${id}::uuid AND "passwordHash" = ${stored} AND "isActive" AND "archivedAt" IS NULL
    FOR SHARE`;
  return rows.length === 1;
}

/** The columns of a password that its owner chose. */
export const ownPassword = async (context: Context, password: string) => ({
  passwordHash: await context.passwords.hash(password),
  mustChangePassword: false,
  temporaryPasswordExpiresAt: null,
});

/** The columns of a password that someone else chose; it may run out. */
export const temporaryPassword = async (
  context: Context,
  password: string,
  expiresAt: Date | null = null,
) => ({
  passwordHash: await context.passwords.hash(password),
  mustChangePassword: true,
  temporaryPasswordExpiresAt: expiresAt,
});

export type PasswordColumns = Awaited<ReturnType<typeof ownPassword | typeof temporaryPassword>>;

/** Sets a password, provided that the stored one is still the one given. Answers whether it was. */
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
