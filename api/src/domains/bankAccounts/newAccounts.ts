/** A new account is checked twice: it is 'new' for its first two ACH payments. */
import type { Context, Tx } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { paymentsSince } from './newAccounts.sql.ts';

const NEW_FOR = 2;

const isNew = ({ payments }: RowOf<typeof paymentsSince>): boolean => payments < NEW_FOR;

const areNew = batched(async (context, accounts) => {
  const rows = await context.sql.rows(paymentsSince({ accounts }));
  return new Map(rows.map((row) => [row.id, isNew(row)]));
});

export const isNewAccount = (context: Context, accountId: string): Promise<boolean> =>
  areNew(context, accountId);

/** Which of the accounts are new, within a transaction. */
export async function findNewAccounts(tx: Tx, accounts: readonly string[]): Promise<ReadonlySet<string>> {
  if (accounts.length === 0) return new Set();
  const rows = await rowsIn(tx, paymentsSince({ accounts }));
  return new Set(rows.filter(isNew).map(({ id }) => id));
}
