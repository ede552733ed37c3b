/** The journal that accountants get, and the ledger's amounts for the same days. */
import Papa from 'papaparse';
import type { Day } from 'rules/days';
import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

export interface JournalLine {
  entry: string;
  date: string;
  account: string;
  /** Debits minus credits. */
  cents: number;
  description: string;
  name: string;
}

const toCents = (text: string): number => Math.round(Number(text || '0') * 100);

/** The accountant's download, or the message if there is nothing. */
export async function readJournal(
  portal: TestPortal,
  token: string,
  startDate: Day,
  endDate: Day,
): Promise<JournalLine[] | { code: string; message: string }> {
  const { data, errors } = await portal.graphql(
    `query ($startDate: Date!, $endDate: Date!) { result: paymentJournal(startDate: $startDate, endDate: $endDate) {
      ... on Error { code message } ... on File { bytes } } }`,
    { startDate, endDate },
    token,
  );
  if (errors) return { code: String(errors[0]!.extensions.code), message: errors[0]!.message };
  if (data.result.code) return data.result;
  const text = Buffer.from(data.result.bytes, 'base64').toString('utf8').trim();
  return Papa.parse<Record<string, string>>(text, { header: true }).data.map((row) => ({
    entry: row['Journal No']!,
    date: row['Journal Date']!,
    account: row['Account Name']!,
    cents: toCents(row.Debits!) - toCents(row.Credits!),
    description: row.Description!,
    name: row.Name!,
  }));
}

/**
 * The ledger's amounts by account for some days, without pay from before the portal. Accounts whose tax year is set at
 * payment count only once they have it. All other postings count as Payroll Clearing.
 */
async function readLedger(portal: TestPortal, startDate: Day, endDate: Day) {
  const { rows } = await portal.database.pool.query<{ account: string; cents: number }>(
    `SELECT CASE
        WHEN posting.account = 'CASH' THEN 'Checking'
        WHEN posting.account = 'ADVANCES' THEN 'Advances'
        WHEN posting.account = 'OVERPAID' THEN 'Overpayments'
        WHEN posting.account = 'RECOVERIES' THEN 'Deductions'
        WHEN posting.account = 'COMPENSATION' AND posting."taxYear" > 0 THEN 'Contract Labor'
        WHEN posting.account = 'REIMBURSEMENT' AND posting."taxYear" > 0 THEN 'Reimbursed Expenses'
        WHEN posting.account = 'WITHHOLDING' AND posting."taxYear" > 0 THEN 'Withholding'
        ELSE 'Payroll Clearing' END AS account, sum(posting.cents)::float AS cents
     FROM "LedgerEntry" entry JOIN "LedgerPosting" posting ON posting."entryId" = entry.id
     WHERE entry.date BETWEEN $1 AND $2 AND entry.event NOT IN ('OPENING_BALANCE', 'OPENING_BALANCE_VOID')
     GROUP BY 1 HAVING sum(posting.cents) <> 0`,
    [startDate, endDate],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

export function sumAccounts(lines: readonly JournalLine[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) + cents);
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}

/** Checks that the journal of these days matches the ledger account by account, and that each entry balances. */
export async function expectJournal(
  portal: TestPortal,
  token: string,
  startDate: Day,
  endDate: Day,
): Promise<void> {
  const found = await readJournal(portal, token, startDate, endDate);
  const lines = Array.isArray(found) ? found : [];
  expect(sumAccounts(lines)).toEqual(await readLedger(portal, startDate, endDate));
  const entries = new Map<string, number>();
  for (const { entry, cents } of lines) entries.set(entry, (entries.get(entry) ?? 0) + cents);
  expect([...entries].filter(([, cents]) => cents !== 0)).toEqual([]);
}

/** The contract labor of a tax year in the books: by date, except where the description names another year. */
export const sumLabor = (lines: readonly JournalLine[], year: number): number =>
  lines
    .filter(({ account }) => account === 'Contract Labor')
    .filter(
      ({ date, description }) => (/tax year (\d+)$/.exec(description)?.[1] ?? date.slice(6)) === `${year}`,
    )
    .reduce((sum, { cents }) => sum + cents, 0);
