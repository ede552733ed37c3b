/** What each payee was paid in a tax year, and which forms are due: the same amounts as on the tax documents. */
import { type Cents, fromDecimal } from 'rules/money';
import type { Context } from '../../operation/context.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { decideNeed } from '../taxDocuments/need.ts';
import type { Payee } from '../taxDocuments/payee.ts';
import { readPayees } from '../taxDocuments/payees.ts';
import { taxYear, thresholdMissing } from '../taxDocuments/taxYears.ts';
import { MAX_ROWS, tooMany } from './bounds.ts';
import { NAME_KEY, type ReportTable } from './content.ts';
import { buildTable, type SourceColumn, summed } from './table.ts';
import { names } from './taxReport.sql.ts';

interface PayeeYear {
  userId: string;
  documentId: string | null;
  name: string;
  payee: Payee;
  threshold: Cents | null;
  /** Null if the year's threshold is not known. */
  isNeeded: boolean | null;
  reason: string;
  status: string | null;
}

/** The name of the box on the form: 1a since the revision for payments of 2026. */
const formatBox = (year: number): string => (taxYear(year).revision === '2026-12' ? 'Box 1a' : 'Box 1');

const listColumns = (year: number): readonly SourceColumn<PayeeYear>[] => [
  { key: NAME_KEY, title: 'Payee', kind: 'TEXT', cell: ({ name }) => name },
  summed('runs', 'Payroll Runs', 'COUNT', ({ payee }) => payee.runs.length),
  summed('compensation', 'Compensation Paid', 'MONEY', ({ payee }) => payee.paid - payee.expenses),
  summed('expenses', 'Expenses Excluded', 'MONEY', ({ payee }) => payee.expenses),
  summed('reportable', `Reportable (${formatBox(year)})`, 'MONEY', ({ payee }) => payee.reportable),
  { key: 'threshold', title: 'Threshold', kind: 'MONEY', cell: ({ threshold }) => threshold },
  {
    key: 'formNeeded',
    title: 'Form 1099-NEC Needed',
    kind: 'TEXT',
    cell: ({ isNeeded }) => (isNeeded === null ? null : isNeeded ? 'Yes' : 'No'),
  },
  { key: 'reason', title: 'Why', kind: 'TEXT', cell: ({ reason }) => reason },
  { key: 'documentStatus', title: 'Document', kind: 'TEXT', cell: ({ status }) => status },
];

async function readThreshold({ db }: Context, year: number): Promise<Cents | null> {
  const fixed = taxYear(year).threshold;
  if (fixed !== null) return fixed;
  const setting = await db.taxYearSetting.findUnique({
    where: { year },
    select: { reportingThreshold: true },
  });
  return setting && fromDecimal(setting.reportingThreshold);
}

const needIn = (year: number, threshold: Cents | null, payee: Payee) =>
  threshold === null
    ? { isNeeded: null, reason: thresholdMissing(year) }
    : decideNeed({
        ...payee,
        type: 'FORM_1099_NEC',
        year,
        threshold,
        payee: payee.profile,
        isEmployee: payee.relation === 'EMPLOYEE',
      });

/** One row per payee, by name. Throws ValidationError for too many payees. */
export async function taxReport(context: Context, year: number): Promise<ReportTable> {
  const payees = await readPayees(context.db, {
    year,
    timeZone: context.timeZone,
    // Reports are stored, and managers read them too.
    seesSharedNumbers: false,
  });
  if (payees.size > MAX_ROWS) throw tooMany('payees');
  const threshold = await readThreshold(context, year);
  const people = await rowsIn(context.db, names({ people: [...payees.keys()] }));
  const rows = people.flatMap(({ id, firstName, lastName }): PayeeYear[] => {
    const payee = payees.get(id);
    if (!payee) return [];
    const { isNeeded, reason } = needIn(year, threshold, payee);
    const documentId = payee.form?.id ?? null;
    const status = payee.form?.status ?? null;
    return [
      {
        userId: id,
        documentId,
        name: `${firstName} ${lastName}`,
        payee,
        threshold,
        isNeeded,
        reason,
        status,
      },
    ];
  });
  return buildTable(listColumns(year), rows);
}
