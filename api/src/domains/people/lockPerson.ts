import type { Tx } from '../../operation/context.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { lockedAdministrators, lockedPeople } from './lockPerson.sql.ts';

/**
 * Locks a person and optionally others until the transaction ends. Read the person in a separate statement afterwards,
 * because a statement that waited for a lock still sees the earlier state.
 */
export async function lockPerson(tx: Tx, key: string, others: readonly string[] = []): Promise<void> {
  await rowsIn(tx, lockedPeople({ key, others }));
}

/** The same for a person and every administrator. */
export async function lockPersonAndAdministrators(tx: Tx, key: string): Promise<void> {
  await rowsIn(tx, lockedAdministrators({ key }));
}
