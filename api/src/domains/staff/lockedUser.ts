/** A user locked for a change, so that what the rules check stays true until the transaction ends. */
import { type Cents, fromDecimal } from 'rules/money';
import type { RoleName } from 'rules/roles';
import type { Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { lockPerson, lockPersonAndAdministrators } from '../people/lockPerson.ts';

export interface LockedUser {
  id: string;
  kind: 'STAFF' | 'CONTRACTOR';
  email: string;
  emailKey: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  dailyRate: Cents | null;
  isActive: boolean;
  archived: boolean;
  roles: RoleName[];
}

/**
 * Locks the person and reads them. With `andAdministrators`, also locks every IT_Admin, always in the same order, so
 * that two administrators who demote each other come one after the other. Throws NotFoundError.
 */
export async function lockUser(
  tx: Tx,
  id: string,
  { andAdministrators = false }: { andAdministrators?: boolean } = {},
): Promise<LockedUser> {
  const key = toKey('User', id);
  await (andAdministrators ? lockPersonAndAdministrators : lockPerson)(tx, key);
  const person = await tx.user.findUnique({
    where: { id: key },
    select: {
      id: true,
      kind: true,
      email: true,
      emailKey: true,
      firstName: true,
      lastName: true,
      phone: true,
      dailyRate: true,
      isActive: true,
      archivedAt: true,
      roles: { select: { role: true } },
    },
  });
  if (!person) throw new NotFoundError('User');
  const { archivedAt, dailyRate, roles, ...rest } = person;
  return {
    ...rest,
    dailyRate: dailyRate === null ? null : fromDecimal(dailyRate),
    archived: archivedAt !== null,
    roles: roles.map(({ role }) => role),
  };
}

/**
 * Throws ConflictError (LAST_ADMIN) if no one else could administer the portal. The caller has locked all
 * administrators.
 */
export async function keepAnAdministrator(tx: Tx, person: LockedUser): Promise<void> {
  if (!person.roles.includes('IT_Admin')) return;
  const others = await tx.user.count({
    where: {
      id: { not: person.id },
      isActive: true,
      archivedAt: null,
      roles: { some: { role: 'IT_Admin' } },
    },
  });
  if (others === 0)
    throw new ConflictError(
      'This is the last active administrator. Make another user IT_Admin first.',
      'LAST_ADMIN',
    );
}
