/**
 * Payments of a calendar year by taxpayer, including what was paid before the portal was used; expenses and employees'
 * pay are separate. One statement for any number of people. The database computes the sums in whole cents.
 *
 * A payee who becomes a corporation during a year still gets a form for the time before. Each payment counts under the
 * certification in force on its day; the first one also covers everything before it.
 */
import { foldedName } from 'rules/latinLetters';
import { sumCents } from 'rules/money';
import { groupBy } from '../../platform/lib/groupBy.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { taxContent } from './content.ts';
import { isExempt } from './need.ts';
import type { Asked, CertifiedPayee, LiveForm, Payee } from './payee.ts';
import { type PaidRow, paidToAll, paidToOne } from './payees.sql.ts';
import { toTaxpayers } from './taxpayers.ts';

/**
 * The account number on a payee's forms of a year, as in C-17-26. It uses the number of the person's first payroll run,
 * which is unique and never changes, so a correction has the same account number as the form it corrects.
 */
const formatAccountNumber = (firstRun: number, year: number): string =>
  `C-${firstRun}-${String(year).slice(2)}`;

/** The part of a form's content that the board needs. */
const FORM_CONTENT = taxContent
  .pick({ facts: true, identity: true, forced: true })
  .extend({ amounts: taxContent.shape.amounts.unwrap() });

function toForm(form: PaidRow['form']): LiveForm | null {
  if (!form) return null;
  const { content, ...row } = form;
  const { amounts, ...kept } = FORM_CONTENT.parse(content);
  const { reported, withheld = 0, runs } = amounts;
  return { ...row, ...kept, reported, withheld, runs };
}

async function readRows(db: RawTx, { year, timeZone, userId }: Asked): Promise<PaidRow[]> {
  const inYear = { year, first: `${year}-01-01`, last: `${year}-12-31`, timeZone };
  const statement = userId === undefined ? paidToAll(inYear) : paidToOne({ ...inYear, userId });
  const [found] = await rowsIn(db, statement);
  return found!.rows;
}

/** Whether the decision about the person's number is about this name, too. */
const isDecided = ({ decided, profile }: Pick<PaidRow, 'decided'> & { profile: CertifiedPayee }): boolean =>
  decided?.some(({ legalName }) => foldedName(legalName) === foldedName(profile.legalName)) ?? false;

/** One person's certifications and payments, before people with the same number are combined. */
function toPayee(rows: PaidRow[], year: number): Payee {
  const [{ userId, relation, relationSince, firstRun, form, ...first }] = rows as [PaidRow];
  const certified = rows.flatMap((row) => (row.profile ? [{ ...row, profile: row.profile }] : []));
  const sumGross = (of: readonly PaidRow[]) => sumCents(of.map(({ grossCents }) => grossCents));
  const gross = sumGross(rows);
  const sumEmployee = (of: readonly PaidRow[]) => sumCents(of.map(({ employeeCents }) => employeeCents));
  const employee = sumEmployee(rows);
  const whileExempt = certified.filter(({ profile }) => isExempt(profile));
  const exempt = sumGross(whileExempt) - sumEmployee(whileExempt);
  const expenses = sumCents(rows.map(({ reimbursedCents }) => reimbursedCents));
  const before = sumCents(rows.map(({ beforeCents }) => beforeCents));
  const reportable = gross - employee - exempt;
  // Reportable amounts go under the newest certification that is not exempt.
  const named =
    (reportable > 0 && certified.findLast(({ profile }) => !isExempt(profile))) || certified.at(-1);
  const runs = rows.flatMap((row) => row.runs).sort((a, b) => a - b);
  const { undecidedRuns } = first;
  return {
    userId,
    relation,
    relationSince,
    profile: named?.profile ?? null,
    isSamePerson: named !== undefined && isDecided(named),
    paid: gross + expenses,
    expenses,
    employee,
    exempt,
    reportable,
    withheld: sumCents(rows.map(({ withheldCents }) => withheldCents)),
    before,
    unconfirmed: sumCents(rows.map(({ unconfirmedCents }) => unconfirmedCents)),
    runs,
    undecidedRuns,
    toConfirm: relation === null && runs.length + undecidedRuns.length + before > 0 ? [userId] : [],
    sharedWith: [],
    contestedBy: [],
    reportedOn: null,
    accountNumber: firstRun === null ? null : formatAccountNumber(firstRun, year),
    form: toForm(form),
  };
}

/** Everyone who was or will be paid in the year or has a form for it, or the one requested person, by key. */
export async function readPayees(db: RawTx, asked: Asked): Promise<Map<string, Payee>> {
  const rows = groupBy(await readRows(db, asked), ({ userId }) => userId);
  const payees = toTaxpayers(
    rows.map((ofPerson) => toPayee(ofPerson, asked.year)),
    asked,
  );
  return new Map(payees.map((payee) => [payee.userId, payee]));
}
