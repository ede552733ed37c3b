/**
 * Permanently deleted people, as the audit log names them: 'Deleted user #12', always with the same number.
 */
import type { Context, Tx } from '../operation/context.ts';

/** As first and last name, because REST has no other place for it. */
export const deletedUserNames = (number: number) => ({ firstName: 'Deleted user', lastName: `#${number}` });

export function deletedUserName(number: number): string {
  const { firstName, lastName } = deletedUserNames(number);
  return `${firstName} ${lastName}`;
}

/** Gives the person a number. Its table never changes, and the deletion's entry contains it too. */
export async function numberDeletedUser(tx: Tx, userId: string): Promise<number> {
  const { number } = await tx.deletedUser.create({ data: { userId }, select: { number: true } });
  return number;
}

/** The number of the person who had this key; undefined for anyone else. */
export async function deletedUserNumber({ db }: Pick<Context, 'db'>, userId: string) {
  const found = await db.deletedUser.findUnique({ where: { userId }, select: { number: true } });
  return found?.number;
}

/**
 * The actor's key when the entry was written. A deleted person's key has moved from the entry to the person's number.
 */
export const writtenBy = (entry: {
  userId: string | null;
  deletedUser: { userId: string } | null;
}): string | null => entry.userId ?? entry.deletedUser?.userId ?? null;
