/**
 * Proves the ledger: every entry is as it was sealed and adds up to zero, the balances are what the postings come to, and they are what the
 * runs and payments themselves come to, added up without the ledger. Of someone who was deleted for good only the
 * ledger is left, so theirs are compared with the postings alone.
 */
import { formatMoney } from 'rules/money';
import { findLedgerProblem } from '../../audit/verifyLedgerSeals.ts';
import type { Services } from '../../operation/services.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import {
  firstMiscounted,
  firstMisposted,
  firstUnbalanced,
  firstUnentered,
  firstUnfounded,
  ledgerCounts,
} from './verify.sql.ts';

export interface LedgerVerification {
  entries: number;
  payees: number;
  /** The first thing that is wrong, in a sentence; null where nothing is. */
  problem: string | null;
}

interface Difference {
  number: number | null;
  account: string | null;
  taxYear: number | null;
  kept: number | null;
  counted: number | null;
}

/** What gets a year when it is paid. */
const REPORTED = ['COMPENSATION', 'REIMBURSEMENT', 'WITHHOLDING'];

function nameBalance({ number, account, taxYear }: Difference): string {
  const year = taxYear ? ` of ${taxYear}` : REPORTED.includes(account ?? '') ? ' not paid yet' : '';
  return `${number === null ? 'Someone who isn’t a payee yet' : `Payee #${number}`}, ${account}${year}`;
}

const describe = (difference: Difference, source: string): string => {
  const [kept, counted] = [difference.kept ?? 0, difference.counted ?? 0];
  const what =
    kept === counted
      ? 'the balance counts other postings than there are'
      : `the balance is ${formatMoney(kept)}, but ${source} ${formatMoney(counted)}`;
  return `${nameBalance(difference)}: ${what}.`;
};

async function findProblem({ db }: Pick<Services, 'db'>): Promise<string | null> {
  const altered = await findLedgerProblem(db);
  if (altered) return altered.message;
  const [unbalanced] = await rowsIn(db, firstUnbalanced());
  if (unbalanced) return `Entry ${unbalanced.sequence} of the ledger does not add up to zero for its payee.`;
  const [misposted] = await rowsIn(db, firstMisposted());
  if (misposted) return describe(misposted, 'the postings come to');
  const [miscounted] = await rowsIn(db, firstMiscounted());
  if (miscounted) return describe(miscounted, 'runs, payments, advances and opening balances come to');
  const [unentered] = await rowsIn(db, firstUnentered());
  if (unentered)
    return `${unentered.what} ${['Advance', 'Repayment', 'Opening balance', 'Overpayment'].includes(unentered.what) ? `for ${unentered.name}` : `#${unentered.name}`} has no ${unentered.event} entry in the ledger.`;
  const [unfounded] = await rowsIn(db, firstUnfounded());
  if (unfounded)
    return `Entry ${unfounded.sequence} of the ledger is of a ${unfounded.event} that never happened: it was added.`;
  return null;
}

/** Adds everything up from nothing and compares. */
export async function verifyLedger(services: Pick<Services, 'db'>): Promise<LedgerVerification> {
  const problem = await findProblem(services);
  const [counts] = await rowsIn(services.db, ledgerCounts());
  return { ...counts!, problem };
}

const countOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The verification in a sentence. */
export const summarizeLedger = ({ entries, payees, problem }: LedgerVerification): string =>
  problem ??
  `The ledger adds up: ${countOf(entries, 'entry', 'entries')}, and the balances of ${countOf(payees, 'payee', 'payees')} are what runs, payments, advances and opening balances come to.`;
