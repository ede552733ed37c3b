/** What each payee was paid in a tax year, and which forms are due: the same amounts as on the tax documents. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Cents, fromDecimal } from 'rules/money';
import type { Context, Tx } from '../../operation/context.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { decideNeed } from '../taxDocuments/need.ts';
import type { Payee } from '../taxDocuments/payee.ts';
import { readPayees } from '../taxDocuments/payees.ts';
import { taxYear, thresholdMissing } from '../taxDocuments/taxYears.ts';
import { NAME_KEY } from './content.ts';
import { CHUNK_ROWS } from './rows.ts';
import { buildTable, type ReportTable, summed, type TableShape } from './table.ts';
import { names } from './taxReport.sql.ts';

interface PayeeYear {
  userId: string;
  documentId: string | null;
  name: string;
  runs: number;
  compensation: Cents;
  expenses: Cents;
  reportable: Cents;
  threshold: Cents | null;
  /** Null if the year's threshold is not known. */
  isNeeded: boolean | null;
  reason: string;
  status: string | null;
}

/** The name of the box on the form: 1a since the revision for payments of 2026. */
const formatBox = (year: number): string => (taxYear(year).revision === '2026-12' ? 'Box 1a' : 'Box 1');

type Numbers = 'runs' | 'compensation' | 'expenses' | 'reportable';

const shapeOf = (year: number): TableShape<PayeeYear, Numbers> => ({
  columns: [
    { key: NAME_KEY, title: 'Payee', kind: 'TEXT', cell: ({ name }) => name },
    summed('runs', 'Payroll Runs', 'COUNT', ({ runs }) => runs),
    summed('compensation', 'Compensation Paid', 'MONEY', ({ compensation }) => compensation),
    summed('expenses', 'Expenses Excluded', 'MONEY', ({ expenses }) => expenses),
    summed('reportable', `Reportable (${formatBox(year)})`, 'MONEY', ({ reportable }) => reportable),
    { key: 'threshold', title: 'Threshold', kind: 'MONEY', cell: ({ threshold }) => threshold },
    {
      key: 'formNeeded',
      title: 'Form 1099-NEC Needed',
      kind: 'TEXT',
      cell: ({ isNeeded }) => (isNeeded === null ? null : isNeeded ? 'Yes' : 'No'),
    },
    { key: 'reason', title: 'Why', kind: 'TEXT', cell: ({ reason }) => reason },
    { key: 'documentStatus', title: 'Document', kind: 'TEXT', cell: ({ status }) => status },
  ],
  numbers: ['runs', 'compensation', 'expenses', 'reportable'],
});

async function readThreshold(tx: Tx, year: number): Promise<Cents | null> {
  const fixed = taxYear(year).threshold;
  if (fixed !== null) return fixed;
  const setting = await tx.taxYearSetting.findUnique({
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

/** One row per payee, by name. */
export async function taxReport(tx: Tx, { timeZone }: Context, year: number): Promise<ReportTable> {
  // Reports are stored, and managers read them too.
  const payees = await readPayees(tx, { year, timeZone, seesSharedNumbers: false });
  const threshold = await readThreshold(tx, year);
  const people = await rowsIn(tx, names({ people: [...payees.keys()] }));

  const toPayeeYear = ({ id, firstName, lastName }: (typeof people)[number]): PayeeYear => {
    const payee = payees.get(id)!;
    const { runs, paid, expenses, reportable, form } = payee;
    return {
      userId: id,
      documentId: form?.id ?? null,
      name: `${firstName} ${lastName}`,
      runs: runs.length,
      compensation: paid - expenses,
      expenses,
      reportable,
      threshold,
      ...needIn(year, threshold, payee),
      status: form?.status ?? null,
    };
  };

  /** Others get a turn between two parts, because a large year would block the process. */
  async function* inParts() {
    for (let start = 0; start < people.length; start += CHUNK_ROWS) {
      await nextTurn();
      yield people.slice(start, start + CHUNK_ROWS).map(toPayeeYear);
    }
  }

  return buildTable(shapeOf(year), inParts());
}
