/**
 * What was paid in a year, taxpayer by taxpayer: runs with status PAID and a pay date in the calendar year, expenses
 * and the pay of employees apart. One statement, however many people there are; sums are the database's decimals and
 * whole cents from there on.
 *
 * A payee who becomes a corporation during a year gets a form about the time before: each payment counts under the
 * certification that was in force on its day, the first one reaching back to the beginning.
 */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import type {
  TaxClass,
  TaxDocumentStatus,
  TaxNumberType,
  WorkRelation,
} from '../../platform/db/generated/client/enums.ts';
import { groupBy } from '../../platform/lib/groupBy.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { taxContent } from './content.ts';
import { isExempt } from './need.ts';
import { type PaidRow, paidToAll, paidToOne } from './payees.sql.ts';
import { toTaxpayers } from './taxpayers.ts';

/**
 * The account number on a payee's forms of a year, as in C-17-26: the number of the person's first payroll run, which no
 * other person's is and which stays, so that a correction bears the number of what it corrects.
 */
const formatAccountNumber = (firstRun: number, year: number): string =>
  `C-${firstRun}-${String(year).slice(2)}`;

/** What was certified, as far as a form needs it; the number itself stays sealed. */
export interface CertifiedPayee {
  id: string;
  version: number;
  legalName: string;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  suffix: string | null;
  businessName: string | null;
  taxClass: TaxClass;
  llcClass: string | null;
  exemptPayeeCode: string | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  taxNumberType: TaxNumberType;
  taxNumberLast4: string;
  taxNumberIndex: string;
}

/** A run that is processed and neither marked as paid nor void: whether the form counts it is not decided. */
export interface UndecidedRun {
  number: number;
  weekStart: Day;
  total: Cents;
}

/** The live form of the year, as far as the board judges it. */
export interface LiveForm {
  id: string;
  status: TaxDocumentStatus;
  /** The fingerprints of what it was made from, and of whose it is. */
  facts: string;
  identity: string;
  /** What it reports, and the numbers of the runs that were added up. */
  reported: Cents;
  runs: number[];
  forced: string | null;
  /** Corrects what was filed before, or takes its place. */
  isCorrection: boolean;
}

export interface PaidSums {
  /** Base pay and expenses. */
  paid: Cents;
  expenses: Cents;
  /** Base pay of employees, which stands on a W-2. */
  employee: Cents;
  /** Base pay while the payee was exempt. */
  exempt: Cents;
  /** All other base pay. */
  reportable: Cents;
  /** The numbers of the runs, rising. */
  runs: number[];
  undecidedRuns: UndecidedRun[];
  /** Those who were paid, or are to be, and of whom nobody has said whether they are contractors or employees. */
  toConfirm: string[];
}

export interface Payee extends PaidSums {
  userId: string;
  /** Null for a member of staff of whom nobody has said it. */
  relation: WorkRelation | null;
  /** Null for whoever has not certified a taxpayer number. */
  profile: CertifiedPayee | null;
  /** Somebody has decided that others with this number are the same person. */
  isSamePerson: boolean;
  /** Those whose payments stand here because they certified the same number. */
  sharedWith: string[];
  /** Others who certified the same SSN or ITIN under a different legal name, until somebody decides. */
  contestedBy: string[];
  /** Where another person's form reports these payments: its account number. */
  reportedOn: string | null;
  /** Null for whoever has never had a run. */
  accountNumber: string | null;
  form: LiveForm | null;
}

export interface Asked {
  year: number;
  timeZone: string;
  /** Only this person, and whoever shares the number; everybody who was paid or has a form where it is left out. */
  userId?: string | undefined;
  /** Whether it is for somebody who may know whose numbers are alike; others must not learn it from the amounts. */
  seesSharedNumbers: boolean;
}

/** What the board needs of a form's content. */
const FORM_CONTENT = taxContent
  .pick({ facts: true, identity: true, forced: true })
  .extend({ amounts: taxContent.shape.amounts.unwrap() });

function toForm(form: PaidRow['form']): LiveForm | null {
  if (!form) return null;
  const { content, ...row } = form;
  const { amounts, ...kept } = FORM_CONTENT.parse(content);
  return { ...row, ...kept, reported: amounts.reported, runs: amounts.runs };
}

async function readRows(db: RawTx, { year, timeZone, userId }: Asked): Promise<PaidRow[]> {
  const inYear = { year, first: `${year}-01-01`, last: `${year}-12-31`, timeZone };
  const statement = userId === undefined ? paidToAll(inYear) : paidToOne({ ...inYear, userId });
  const [found] = await rowsIn(db, statement);
  return found!.rows;
}

/** One person by what was certified and paid, before people with one number are put together. */
function toPayee(rows: PaidRow[], year: number): Payee {
  const [{ userId, relation, firstRun, form, ...first }] = rows as [PaidRow];
  const certified = rows.flatMap((row) => (row.profile ? [{ ...row, profile: row.profile }] : []));
  const sumBase = (of: readonly PaidRow[]) => sumCents(of.map(({ baseCents }) => baseCents));
  const base = sumBase(rows);
  const isEmployee = relation === 'EMPLOYEE';
  const employee = isEmployee ? base : 0;
  const exempt = isEmployee ? 0 : sumBase(certified.filter(({ profile }) => isExempt(profile)));
  const expenses = sumCents(rows.map(({ expenseCents }) => expenseCents));
  const reportable = base - employee - exempt;
  // What is reported is reported under the newest certification that it can be reported under.
  const named =
    (reportable > 0 && certified.findLast(({ profile }) => !isExempt(profile))) || certified.at(-1);
  const runs = rows.flatMap((row) => row.runs).sort((a, b) => a - b);
  // No form of an employee waits for a run.
  const undecidedRuns = isEmployee ? [] : first.undecidedRuns;
  return {
    userId,
    relation,
    profile: named?.profile ?? null,
    isSamePerson: named?.isSamePerson ?? false,
    paid: base + expenses,
    expenses,
    employee,
    exempt,
    reportable,
    runs,
    undecidedRuns,
    toConfirm: relation === null && runs.length + undecidedRuns.length > 0 ? [userId] : [],
    sharedWith: [],
    contestedBy: [],
    reportedOn: null,
    accountNumber: firstRun === null ? null : formatAccountNumber(firstRun, year),
    form: toForm(form),
  };
}

/** Everybody who was paid in the year, is to be, or has a form of it (or the one person asked for), by key. */
export async function readPayees(db: RawTx, asked: Asked): Promise<Map<string, Payee>> {
  const rows = groupBy(await readRows(db, asked), ({ userId }) => userId);
  const payees = toTaxpayers(
    rows.map((ofPerson) => toPayee(ofPerson, asked.year)),
    asked,
  );
  return new Map(payees.map((payee) => [payee.userId, payee]));
}
