import type { Tx } from '../../operation/context.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { lockedAdministrators, lockedPeople } from './lockPerson.sql.ts';

/**
 * Keeps others from changing a person, and more people with them, until the transaction ends. The person is read by its
 * own statement afterwards, because the one that waited for a lock still sees what was there before.
 */
export async function lockPerson(tx: Tx, key: string, others: readonly string[] = []): Promise<void> {
  await rowsIn(tx, lockedPeople({ key, others }));
}

/** The same for a person and every administrator. */
export async function lockPersonAndAdministrators(tx: Tx, key: string): Promise<void> {
  await rowsIn(tx, lockedAdministrators({ key }));
}
