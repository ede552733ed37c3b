/** Accounts: adding people, and the email address that distinguishes them. */
import type { RoleName } from 'rules/roles';
import type { AuditAction } from '../../audit/actions.ts';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import {
  initialPasswordEnd,
  type NewPassword,
  ownPassword,
  type PasswordColumns,
  temporaryPassword,
} from '../../viewer/credentials.ts';
import { newSecretToken } from '../../viewer/tokens.ts';
import { type RateInput, setDailyRate } from './dailyRate.ts';

/** What everybody starts with. */
export interface NewPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export interface NewUser extends NewPerson, RateInput {
  kind: 'STAFF' | 'CONTRACTOR';
  roles: readonly RoleName[];
  phone?: string | null;
  isActive?: boolean;
  /** Whether someone else chose the password; so it is unless said otherwise. */
  mustChangePassword?: boolean;
  /** Whether a password that someone else chose ends after a week; so it does unless said otherwise. */
  passwordEnds?: boolean;
  /** Whether the password was checked before, or is known to everybody as in the sample. */
  isPasswordChecked?: boolean;
  /** What belongs to adding the person and is done with it, or not at all. */
  also?: (tx: Tx, id: string) => Promise<void>;
  action?: Extract<AuditAction, 'USER_CREATED' | 'USER_REGISTERED'>;
}

/** The form in which two addresses that differ only in case are the same. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** The columns of an address: as typed, and folded. */
export const renameEmail = (email: string) => ({ email: email.trim(), emailKey: foldEmail(email) });

/**
 * Adds a user and returns the key. Throws ConflictError for the email address of somebody else, and ValidationError for
 * a password that is easily guessed.
 */
export async function createUser(context: Context, input: NewUser): Promise<string> {
  // Hashing takes long and needs no database: it stays outside the transaction.
  const passwordColumns = await toColumns(context, input);
  return orEmailConflict(
    inTransaction(context.db, async (tx) => {
      const id = await insertUser(tx, context, input, passwordColumns);
      await input.also?.(tx, id);
      return id;
    }),
  );
}

type UserToInsert = Omit<
  NewUser,
  'password' | 'mustChangePassword' | 'passwordEnds' | 'isPasswordChecked' | 'also'
>;

/** Writes a user with the rate that was given and the audit entries of both. Returns the key. */
export async function insertUser(
  tx: Tx,
  context: Context,
  input: UserToInsert,
  passwordColumns: PasswordColumns,
): Promise<string> {
  const { kind, firstName, lastName, roles, isActive = true } = input;
  const now = context.now();
  const { id } = await tx.user.create({
    data: {
      kind,
      firstName,
      lastName,
      phone: input.phone ?? null,
      isActive,
      createdAt: now,
      updatedAt: now,
      ...renameEmail(input.email),
      ...passwordColumns,
      roles: { create: roles.map((role) => ({ role, assignedAt: now })) },
    },
    select: { id: true },
  });
  await record(tx, context, {
    action: input.action ?? 'USER_CREATED',
    entityType: 'User',
    entityId: id,
    newValues: { kind, firstName, lastName, email: input.email, roles, isActive },
  });
  if (roles.includes('IT_Admin'))
    await notify(tx, context, { kind: 'ADMINISTRATOR_ADDED', aboutId: id, facts: {} });
  // In the same transaction: nobody is added without the rate that was given.
  if (typeof input.dailyRate === 'number') await setDailyRate(tx, context, id, input);
  return id;
}

/** A password that nobody knows, the portal included: its owner is invited to choose another. */
export const unknownPassword = (context: Context): Promise<PasswordColumns> =>
  temporaryPassword(context, { password: newSecretToken(), field: 'password' }, null);

function toColumns(context: Context, input: NewUser): Promise<PasswordColumns> {
  const { password, mustChangePassword = true, passwordEnds = true, isPasswordChecked = false } = input;
  const owner = isPasswordChecked ? {} : { owner: input };
  const chosen: NewPassword = { password, field: 'password', ...owner };
  if (!mustChangePassword) return ownPassword(context, chosen);
  return temporaryPassword(context, chosen, passwordEnds ? initialPasswordEnd(context) : null);
}

/** Reports a second use of an email address as a conflict; the database finds it, whoever comes first. */
export async function orEmailConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, ['emailKey']))
      throw new ConflictError('A user with this email address already exists.');
    throw error;
  }
}
