/** A run's statement as a file. The run's current status (paid, void, replaced) is read live and marked on it. */
import type { Decimal } from '@prisma/client/runtime/client';
import { formatDay } from 'rules/dayFormats';
import { fromUtcMidnight } from 'rules/days';
import { groupLines } from 'rules/lineGroups';
import type { Cents } from 'rules/money';
import { describePaidBefore, describePayment, type PaymentMethod, STAYS_PAID } from 'rules/payments';
import { todayIn } from 'rules/zonedDays';
import { recordAll } from '../../audit/record.ts';
import { PdfBusyError } from '../../documents/pdf/pool.ts';
import type { StatementPdf } from '../../documents/pdf/statement.ts';
import type { RunOptions } from '../../documents/threads.ts';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError, unavailableError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
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

const number = { select: { number: true } };

/** What printing the statement of a run takes. */
export const STATEMENT_FIELDS = {
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
} satisfies Prisma.PayrollRunSelect;

type Printed = Prisma.PayrollRunGetPayload<{ select: typeof STATEMENT_FIELDS }>;

/** The statement of a run as a PDF with its name. Throws NotFoundError for a run that has none. */
export async function printStatement({ pdf }: SignedInContext, run: Printed, options?: RunOptions) {
  if (!run.statement) throw new NotFoundError('Pay statement');
  const bytes = await pdf.renderPdf('statement', toPdf(readContent(run.statement.content), run), options);
  // ASCII only, and nothing that a user typed.
  return { name: `pay-statement-${run.number}.pdf`, bytes };
}

/**
 * The statement of a run as a file. Throws NotFoundError for a run that the viewer may not see or that has none, and
 * UNAVAILABLE while too many PDFs are being made. Downloading someone else's is recorded.
 */
export async function payStatementFile(context: SignedInContext, runId: string): Promise<FileShape> {
  const run = await context.db.payrollRun.findUnique({
    where: { id: toKey('PayrollRun', runId), ...visiblePayrollRuns(context.viewer) },
    select: STATEMENT_FIELDS,
  });
  if (!run) throw new NotFoundError('Pay statement');
  try {
    const { name, bytes } = await printStatement(context, run);
    await recordDownloads(context, [run]);
    return { filename: name, contentType: 'application/pdf', bytes };
  } catch (error) {
    throw error instanceof PdfBusyError ? unavailableError('documents', RETRY_AFTER_SECONDS) : error;
  }
}

/** Payees can see who downloaded their statements. Their own downloads are not recorded. */
export async function recordDownloads(context: SignedInContext, runs: readonly Printed[]): Promise<void> {
  const others = runs.filter(({ userId }) => userId !== context.viewer.id);
  if (others.length === 0) return;
  await inTransaction(context.db, (tx) =>
    recordAll(
      tx,
      context,
      others.map(({ id, userId, number }) => ({
        action: 'PAY_STATEMENT_DOWNLOADED',
        entityType: 'PayrollRun',
        entityId: id,
        newValues: { userId, number },
      })),
    ),
  );
}

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
