/**
 * Proves the ledger: every entry matches its seal and adds up to zero. The balances and the sums of each day equal the
 * sum of the postings, and also the sum of the runs and payments, computed without the ledger. Only the ledger remains
 * of a person who was deleted for good, so their balances are compared with the postings alone.
 */
import { counted } from 'rules/counted';
import { formatDay } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import { findLedgerProblem } from '../../audit/verifyLedgerSeals.ts';
import type { Services } from '../../operation/services.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import {
  firstMiscounted,
  firstMispaid,
  firstMisposted,
  firstMissummed,
  firstUnbalanced,
  firstUnentered,
  firstUnfounded,
  ledgerCounts,
} from './verify.sql.ts';

export interface LedgerVerification {
  entries: number;
  payees: number;
  /** The first problem, as a sentence; null if there is none. */
  problem: string | null;
}

interface Difference {
  number: number | null;
  account: string | null;
  taxYear: number | null;
  kept: number | null;
  counted: number | null;
}

/** These accounts get a year when the money is paid. */
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
  const [mispaid] = await rowsIn(db, firstMispaid());
  if (mispaid) return `The sums kept of ${formatDay(mispaid.date)} are not what its payments come to.`;
  const [missummed] = await rowsIn(db, firstMissummed());
  if (missummed)
    return `The sums kept of payment #${missummed.number} are not what the lines of its payroll runs come to.`;
  const [unentered] = await rowsIn(db, firstUnentered());
  if (unentered)
    return `${unentered.what} ${['Advance', 'Repayment', 'Opening balance', 'Overpayment'].includes(unentered.what) ? `for ${unentered.name}` : `#${unentered.name}`} has no ${unentered.event} entry in the ledger.`;
  const [unfounded] = await rowsIn(db, firstUnfounded());
  if (unfounded)
    return `Entry ${unfounded.sequence} of the ledger is of a ${unfounded.event} that never happened: it was added.`;
  return null;
}

/** Recomputes every sum and compares. */
export async function verifyLedger(services: Pick<Services, 'db'>): Promise<LedgerVerification> {
  const problem = await findProblem(services);
  const [counts] = await rowsIn(services.db, ledgerCounts());
  return { ...counts!, problem };
}

/** The result as a sentence. */
export const summarizeLedger = ({ entries, payees, problem }: LedgerVerification): string =>
  problem ??
  `The ledger adds up: ${counted(entries, 'entry', 'entries')}, and the balances of ${counted(payees, 'payee')} are what runs, payments, advances and opening balances come to.`;
