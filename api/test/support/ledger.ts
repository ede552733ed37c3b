/** Reads the ledger for tests. */
import type { Pool } from 'pg';

export interface Balance {
  payee: number;
  isGone: boolean;
  account: string;
  year: number;
  cents: number;
}

/** Every balance, ordered by payee, account and year. */
export async function readBalances(pool: Pool): Promise<Balance[]> {
  const { rows } = await pool.query(`
    SELECT payee.number AS payee, payee."userId" IS NULL AS "isGone", kept.account::text AS account,
      kept."taxYear"::int AS year, kept.cents::float AS cents
    FROM "LedgerBalance" kept JOIN "Payee" payee ON payee.id = kept."payeeId" ORDER BY 1, kept.account, 4`);
  return rows;
}

/** The balance of an account for all people who still exist, in one year or in all. */
export const sumBalances = (balances: readonly Balance[], account: string, year?: number): number =>
  balances
    .filter((of) => !of.isGone && of.account === account && (year === undefined || of.year === year))
    .reduce((sum, { cents }) => sum + cents, 0);
