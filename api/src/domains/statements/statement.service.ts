/** A run's statement as a file. The run's current status (paid, void, replaced) is read live and marked on it. */
import type { Decimal } from '@prisma/client/runtime/client';
import { formatDay } from 'rules/dayFormats';
import { fromUtcMidnight } from 'rules/days';
import { groupLines } from 'rules/lineGroups';
import type { Cents } from 'rules/money';
import { describePaidBefore, describePayment, type PaymentMethod, STAYS_PAID } from 'rules/payments';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { PdfBusyError } from '../../documents/pdf/pool.ts';
import type { StatementPdf } from '../../documents/pdf/statement.ts';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError, unavailableError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { withoutSamples } from '../company/sample.ts';
import { visiblePayrollRuns } from '../payroll/payroll.service.ts';
import {
  addressLines,
  readContent,
  type StatementAmounts,
  type StatementContent,
} from '../payroll/statement/content.ts';

const RETRY_AFTER_SECONDS = 2;

/** The statement as printed, without invented company data, even if it was stored before the company was saved. */
export function withoutSampleCompany(content: StatementContent): StatementContent {
  const { address, ...facts } = content.company;
  const { street, zip, ...company } = withoutSamples({
    ...facts,
    street: address.street ?? '',
    zip: address.zip ?? '',
  });
  return { ...content, company: { ...company, address: { ...address, street, zip } } };
}

/** The run's current status: read live, never stored in the statement. */
interface Run {
  status: string;
  voidedAt: Date | null;
  payment: { date: Date; method: PaymentMethod; reference: string; amount: Decimal } | null;
  voidReason: string | null;
  replaces: { number: number } | null;
  replacedBy: { number: number } | null;
}

/**
 * The statement of a run as a PDF. Throws NotFoundError for a run that the viewer may not see or that has none, and
 * UNAVAILABLE while too many PDFs are being made. Downloading someone else's is recorded.
 */
export async function payStatementFile(context: SignedInContext, runId: string): Promise<FileShape> {
  const number = { select: { number: true } };
  const run = await context.db.payrollRun.findUnique({
    where: { id: toKey('PayrollRun', runId), ...visiblePayrollRuns(context.viewer) },
    select: {
      id: true,
      userId: true,
      number: true,
      status: true,
      voidedAt: true,
      voidReason: true,
      payment: { select: { date: true, method: true, reference: true, amount: true } },
      replaces: number,
      replacedBy: number,
      statement: { select: { content: true } },
    },
  });
  if (!run?.statement) throw new NotFoundError('Pay statement');
  const data = toPdf(readContent(run.statement.content), run);
  try {
    const bytes = await context.pdf.renderPdf('statement', data);
    if (run.userId !== context.viewer.id) await recordDownload(context, run);
    return {
      // ASCII only, and nothing that a user typed.
      filename: `pay-statement-${run.number}.pdf`,
      contentType: 'application/pdf',
      bytes,
    };
  } catch (error) {
    throw error instanceof PdfBusyError ? unavailableError('documents', RETRY_AFTER_SECONDS) : error;
  }
}

/** Payees can see who downloaded their statements. Their own downloads are not recorded. */
const recordDownload = (context: SignedInContext, run: { id: string; userId: string; number: number }) =>
  inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'PAY_STATEMENT_DOWNLOADED',
      entityType: 'PayrollRun',
      entityId: run.id,
      newValues: { userId: run.userId, number: run.number },
    }),
  );

function toPdf(content: StatementContent, run: Run): StatementPdf {
  const { company, payee } = withoutSampleCompany(content);
  return {
    ...content,
    company: { ...company, addressLines: addressLines(company.address) },
    payee: { ...payee, addressLines: addressLines(payee.address) },
    ...(content.version === 1
      ? { amounts: null, since: [] }
      : { amounts: toAmounts(content), since: describeSince(run, content.timeZone, content.sums.net) }),
    balances: content.version === 3 ? content.balances : [],
    replaces: run.replaces?.number ?? null,
    voided:
      run.status === 'VOID'
        ? { reason: run.voidReason ?? '', replacedBy: run.replacedBy?.number ?? null }
        : null,
  };
}

/** Statements of the first version have no such amounts and are printed as they were. */
const toAmounts = ({
  lines,
  sums,
  run,
  totals,
  paidBefore,
  overpaid,
}: StatementAmounts): StatementPdf['amounts'] => ({
  groups: groupLines(lines),
  sums,
  paidBefore: describePaidBefore({
    ...{ payDate: run.payDate, isPaid: false, totalPay: totals.totalPay, net: sums.net },
    ...{ before: paidBefore, overpaid },
  }),
});

const describeSince = ({ payment, voidedAt }: Run, timeZone: string, net: Cents): string[] => {
  const paid = payment && describePayment({ ...payment, date: fromUtcMidnight(payment.date), amount: net });
  return [
    ...(paid ? [`${paid}.`] : []),
    ...(voidedAt ? [`Voided on ${formatDay(todayIn(voidedAt, timeZone))}.`] : []),
    ...(voidedAt && paid && net ? [STAYS_PAID] : []),
  ];
};
