/** Accounts: adding people, with a unique email address. */
import { type Day, toUtcMidnight } from 'rules/days';
import { toDecimal } from 'rules/money';
import type { RoleName } from 'rules/roles';
import type { AuditAction } from '../../audit/actions.ts';
import { type AuditEntry, record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { WorkRelation } from '../../platform/db/generated/client/enums.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import {
  initialPasswordEnd,
  type NewPassword,
  ownPassword,
  type PasswordColumns,
  temporaryPassword,
} from '../../viewer/credentials.ts';
import { newSecretToken } from '../../viewer/tokens.ts';
import { type FirstRate, insertFirstRates, type RateInput, setDailyRate } from './dailyRate.ts';

/** The fields of every new person. */
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
  /** The first day of work. */
  startsOn?: Day | null;
  /** Whether pay goes on a 1099 or a W-2, if known. */
  workRelation?: WorkRelation | null;
  isActive?: boolean;
  /** Whether someone else chose the password; true by default. */
  mustChangePassword?: boolean;
  /** Whether a password that someone else chose expires after a week; true by default. */
  passwordEnds?: boolean;
  /** Skips the password check: it was checked before, or is public as in the sample company. */
  isPasswordChecked?: boolean;
  /** More work for the same transaction. */
  also?: (tx: Tx, id: string) => Promise<void>;
  action?: Extract<AuditAction, 'USER_CREATED' | 'USER_REGISTERED'>;
}

/** Addresses that differ only in case have the same folded form. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** The columns of an email address: as typed, and folded. */
export const renameEmail = (email: string) => ({ email: email.trim(), emailKey: foldEmail(email) });

/**
 * Adds a user and returns the key. Throws ConflictError for someone else's email address, and ValidationError for a
 * password that is easy to guess.
 */
export async function createUser(context: Context, input: NewUser): Promise<string> {
  // Hashing is slow and needs no database, so it happens outside the transaction.
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

const toRow = (context: Context, input: UserToInsert, passwordColumns: PasswordColumns) => ({
  ...{ kind: input.kind, firstName: input.firstName, lastName: input.lastName, phone: input.phone ?? null },
  startsOn: input.startsOn ? toUtcMidnight(input.startsOn) : null,
  workRelation: input.workRelation ?? null,
  ...{ isActive: input.isActive ?? true, createdAt: context.now(), updatedAt: context.now() },
  ...renameEmail(input.email),
  ...passwordColumns,
});

const createdEntry = (id: string, input: UserToInsert): AuditEntry => {
  const { kind, firstName, lastName, email, roles, isActive = true, startsOn, workRelation } = input;
  return {
    action: input.action ?? 'USER_CREATED',
    entityType: 'User',
    entityId: id,
    newValues: {
      ...{ kind, firstName, lastName, email, roles, isActive },
      ...(startsOn && { startsOn }),
      ...(workRelation && { workRelation }),
    },
  };
};

/** A person from an imported list. */
export interface ListedContractor extends Pick<UserToInsert, 'firstName' | 'lastName' | 'email' | 'phone'> {
  id: string;
  rate: FirstRate | null;
}

/** Writes contractors and their rates with a fixed number of statements. Returns the audit entries of both. */
export async function insertContractors(
  tx: Tx,
  context: Context,
  people: readonly ListedContractor[],
  passwordColumns: PasswordColumns,
): Promise<AuditEntry[]> {
  const users = people.map(({ id, rate, ...person }) => ({
    ...{ id, rate, user: { ...person, kind: 'CONTRACTOR', roles: [] } satisfies UserToInsert },
  }));
  await tx.user.createMany({
    data: users.map(({ id, rate, user }) => ({
      ...{ id, dailyRate: rate && toDecimal(rate.cents) },
      ...toRow(context, user, passwordColumns),
    })),
  });
  const entries = users.map(({ id, user }) => createdEntry(id, user));
  const rated = people.flatMap(({ id: userId, rate }) => (rate ? [{ userId, ...rate }] : []));
  return [...entries, ...(await insertFirstRates(tx, context, rated))];
}

/** Writes a user, the given rate and the audit entries of both. Returns the key. */
export async function insertUser(
  tx: Tx,
  context: Context,
  input: UserToInsert,
  passwordColumns: PasswordColumns,
): Promise<string> {
  const { roles } = input;
  const row = toRow(context, input, passwordColumns);
  const assigned = roles.map((role) => ({ role, assignedAt: row.createdAt }));
  const { id } = await tx.user.create({
    data: { ...row, roles: { create: assigned } },
    select: { id: true },
  });
  await record(tx, context, createdEntry(id, input));
  if (roles.includes('IT_Admin'))
    await notify(tx, context, { kind: 'ADMINISTRATOR_ADDED', aboutId: id, facts: {} });
  // In the same transaction, so that no one is added without the given rate.
  if (typeof input.dailyRate === 'number') await setDailyRate(tx, context, id, input);
  return id;
}

/** A password that no one knows, not even the portal. The invited person chooses their own. */
export const unknownPassword = (context: Context): Promise<PasswordColumns> =>
  temporaryPassword(context, { password: newSecretToken(), field: 'password' }, null);

function toColumns(context: Context, input: NewUser): Promise<PasswordColumns> {
  const { password, mustChangePassword = true, passwordEnds = true, isPasswordChecked = false } = input;
  const owner = isPasswordChecked ? {} : { owner: input };
  const chosen: NewPassword = { password, field: 'password', ...owner };
  if (!mustChangePassword) return ownPassword(context, chosen);
  return temporaryPassword(context, chosen, passwordEnds ? initialPasswordEnd(context) : null);
}

/** Reports a second use of an email address as a conflict. The database detects it, so races do not matter. */
export async function orEmailConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, ['emailKey']))
      throw new ConflictError('A user with this email address already exists.');
    throw error;
  }
}
