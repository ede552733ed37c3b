/**
 * Everything the portal has about a person, as one file: for people who ask for their data, and to keep before a
 * deletion.
 */
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { logOfPerson } from '../../audit/erasures.sql.ts';
import { record } from '../../audit/record.ts';
import { csv, csvHeader, csvRows } from '../../documents/csv.ts';
import { type FileToPack, jsonFile, zipParts } from '../../documents/zip.ts';
import type { FileInParts } from '../../graph/file.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toId, toKey } from '../../operation/ids.ts';
import type { ReceiptFile } from '../../platform/db/generated/client/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { JsonValue } from '../../platform/sql/define.ts';
import { partsIn } from '../../platform/sql/transaction.ts';
import { rateOn, toSteps } from '../people/ratesBy.ts';

type ReceiptFileKey = Pick<ReceiptFile, 'id' | 'kind'>;

interface Contents {
  tables: Record<string, Uint8Array>;
  receiptFiles: ReceiptFileKey[];
}

/** Years of someone's records take longer to read than a usual transaction may. */
const LONG_MS = 30_000;

/**
 * The person's records as a ZIP archive. The download is recorded. Photos and PDFs are read one at a time, after the
 * transaction. Throws NotFoundError, also if one of them is gone by then.
 */
export async function exportRecords(context: SignedInContext, id: string): Promise<FileInParts> {
  const userId = toKey('User', id);
  const contents = await inTransaction(
    context.db,
    async (tx) => {
      const tables = {
        'profile.json': await profile(tx, userId, todayIn(context.now(), context.timeZone)),
        'time-logs.csv': await timeLogs(tx, userId),
        'receipts.csv': await receipts(tx, userId),
        'payroll.csv': await payroll(tx, userId),
        'payroll-lines.csv': await payrollLines(tx, userId),
        'payments.csv': await payments(tx, userId),
        'opening-balances.csv': await openingBalances(tx, userId),
        'bank-accounts.json': await bankAccounts(tx, userId),
        'deductions.csv': await deductions(tx, userId),
        'repayments.csv': await repayments(tx, userId),
        'tax-documents.json': await taxDocuments(tx, userId),
        'audit-log.csv': await auditLog(tx, userId),
      };
      const receiptFiles = await tx.receiptFile.findMany({
        where: { userId, receiptId: { not: null } },
        orderBy: { createdAt: 'asc' },
        select: { id: true, kind: true },
      });
      await record(tx, context, {
        action: 'USER_RECORDS_EXPORTED',
        entityType: 'User',
        entityId: userId,
      });
      return { tables, receiptFiles };
    },
    { isolationLevel: 'RepeatableRead', timeout: LONG_MS },
  );
  return {
    // Only ASCII, and nothing that anyone typed.
    filename: `records-${userId}.zip`,
    contentType: 'application/zip',
    parts: zipParts(readFiles(context, contents), context.now()),
  };
}

async function* readFiles(
  { db }: SignedInContext,
  { tables, receiptFiles }: Contents,
): AsyncGenerator<FileToPack> {
  for (const [name, bytes] of Object.entries(tables)) yield { name, bytes, isCompressed: false };
  for (const file of receiptFiles) {
    const found = await db.receiptFile.findUnique({ where: { id: file.id }, select: { bytes: true } });
    if (!found) throw new NotFoundError('Receipt file');
    yield { name: receiptFileName(file), bytes: found.bytes, isCompressed: true };
  }
}

async function profile(tx: Tx, userId: string, today: Day): Promise<Uint8Array> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    omit: { passwordHash: true, emailKey: true, searchText: true },
    include: {
      roles: { select: { role: true, assignedAt: true } },
      payRates: { select: { dailyRate: true, effectiveFrom: true }, orderBy: { effectiveFrom: 'asc' } },
      sessions: {
        select: {
          createdAt: true,
          lastSeenAt: true,
          expiresAt: true,
          revokedAt: true,
          ipAddress: true,
          userAgent: true,
        },
        orderBy: { createdAt: 'asc' },
      },
    },
  });
  if (!user) throw new NotFoundError('User');
  const { dailyRate, payRates, ...rest } = user;
  const amount = (cents: Cents | null) => (cents === null ? null : toAmount(cents));
  return jsonFile({
    ...rest,
    id: toId('User', userId),
    dailyRate: amount(rateOn({ dailyRate, payRates }, today)),
    payRates: toSteps(payRates).map(({ from, cents }) => ({
      dailyRate: amount(cents),
      effectiveFrom: from,
    })),
  });
}

async function timeLogs(tx: Tx, userId: string): Promise<Uint8Array> {
  const logs = await tx.timeLog.findMany({
    where: { userId },
    orderBy: { date: 'asc' },
    include: { payrollRun: { select: { number: true } } },
  });
  return csv(
    ['Date', 'Worked', 'Status', 'Description', 'Rejection reason', 'Payroll run'],
    logs.map((log) => [
      fromUtcMidnight(log.date),
      log.worked ? 'yes' : 'no',
      log.status,
      log.description,
      log.rejectionReason,
      log.payrollRun?.number ?? null,
    ]),
  );
}

async function receipts(tx: Tx, userId: string): Promise<Uint8Array> {
  const rows = await tx.receipt.findMany({
    where: { userId },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    include: { payrollRun: { select: { number: true } }, file: { select: { id: true, kind: true } } },
  });
  return csv(
    ['Date', 'Category', 'Amount', 'Purpose', 'Status', 'Rejection reason', 'Payroll run', 'File'],
    rows.map((row) => [
      fromUtcMidnight(row.date),
      row.category,
      row.amount.toFixed(2),
      row.purpose,
      row.status,
      row.rejectionReason,
      row.payrollRun?.number ?? null,
      row.file && receiptFileName(row.file),
    ]),
  );
}

const receiptFileName = ({ id, kind }: ReceiptFileKey): string =>
  `receipts/${id}.${kind === 'PDF' ? 'pdf' : 'jpg'}`;

async function payroll(tx: Tx, userId: string): Promise<Uint8Array> {
  const runs = await tx.payrollRun.findMany({
    where: { userId },
    orderBy: { number: 'asc' },
    include: { entries: { orderBy: { date: 'asc' } } },
  });
  return csv(
    ['Run', 'Week start', 'Week end', 'Status', 'Pay date', 'Day', 'Pay', 'Expenses', 'Notes', 'Kind'],
    runs.flatMap((run) =>
      run.entries.map((entry) => [
        run.number,
        fromUtcMidnight(run.weekStart),
        fromUtcMidnight(run.weekEnd),
        run.status,
        fromUtcMidnight(run.payDate),
        fromUtcMidnight(entry.date),
        entry.pay.toFixed(2),
        entry.expenses.toFixed(2),
        entry.notes,
        run.kind,
      ]),
    ),
  );
}

/** What each amount of a run is for, what it corrects and for which plan it is taken. */
async function payrollLines(tx: Tx, userId: string): Promise<Uint8Array> {
  const lines = await tx.payrollLine.findMany({
    where: { run: { userId } },
    orderBy: [{ run: { number: 'asc' } }, { position: 'asc' }],
    include: {
      run: { select: { number: true, correction: true } },
      adjustsRun: { select: { number: true } },
      plan: { select: { description: true } },
    },
  });
  return csv(
    ['Run', 'Line', 'Kind', 'Class', 'Amount', 'Day', 'For', 'Notes', 'Adjusts run', 'Correction', 'Plan'],
    lines.map(({ run, adjustsRun, plan, ...line }) => [
      ...[run.number, line.position, line.kind, line.taxClass, line.amount.toFixed(2)],
      ...[line.date && fromUtcMidnight(line.date), line.category ?? line.extra, line.description],
      ...[adjustsRun?.number ?? null, run.correction, plan?.description ?? null],
    ]),
  );
}

/** What each payment handed out, with a line for each run that it pays. */
async function payments(tx: Tx, userId: string): Promise<Uint8Array> {
  const paid = await tx.payment.findMany({
    where: { userId },
    orderBy: { number: 'asc' },
    include: { runs: { select: { run: { select: { number: true } } }, orderBy: { run: { number: 'asc' } } } },
  });
  return csv(
    ['Payment', 'Date', 'Method', 'Reference', 'Amount', 'Voided', 'Why it is void', 'Run'],
    paid.flatMap((payment) =>
      payment.runs.map(({ run }) => [
        ...[payment.number, fromUtcMidnight(payment.date), payment.method, payment.reference],
        ...[payment.amount.toFixed(2), payment.voidedAt?.toISOString() ?? null, payment.voidReason],
        run.number,
      ]),
    ),
  );
}

/** What was paid before the portal was used, by year, including what was voided. */
async function openingBalances(tx: Tx, userId: string): Promise<Uint8Array> {
  const entered = await tx.openingBalance.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return csv(
    ['Year', 'Paid through', 'Compensation', 'Reimbursed', 'Withheld', 'Entered', 'Voided', 'Why it is void'],
    entered.map((opening) => [
      ...[opening.year, fromUtcMidnight(opening.paidThrough), opening.compensation.toFixed(2)],
      ...[opening.reimbursed.toFixed(2), opening.withheld.toFixed(2), opening.createdAt.toISOString()],
      ...[opening.voidedAt?.toISOString() ?? null, opening.voidReason],
    ]),
  );
}

/** Account numbers as their last four digits. */
const bankAccounts = async (tx: Tx, userId: string): Promise<Uint8Array> =>
  jsonFile(
    await tx.bankAccount.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      select: {
        routingNumber: true,
        accountLast4: true,
        type: true,
        holder: true,
        createdAt: true,
        endedAt: true,
      },
    }),
  );

/**
 * Advances, deductions and overpayments, a line for each that a run took, or one for a plan that nothing was taken of.
 */
async function deductions(tx: Tx, userId: string): Promise<Uint8Array> {
  const plans = await tx.plan.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      rates: { orderBy: { firstWeek: 'desc' }, take: 1 },
      lines: {
        where: { amount: { lt: 0 } },
        orderBy: { run: { number: 'asc' } },
        include: { run: { select: { number: true, status: true } } },
      },
    },
  });
  const day = (date: Date | null) => date && fromUtcMidnight(date);
  return csv(
    [
      ...['Plan', 'Kind', 'For', 'Total', 'Weekly', 'Floor', 'First week', 'Last week', 'Given on', 'Method'],
      ...[
        'Owed as of',
        'Reference',
        'Agreed by',
        'Agreed on',
        'Note',
        'Ended',
        'Why it ended',
        'Written off',
      ],
      ...['Void', 'Why it is void'],
      ...['Run', 'Status of the run', 'Taken'],
    ],
    plans.flatMap((plan, index) => {
      const terms = [
        ...[index + 1, plan.kind, plan.description, plan.total?.toFixed(2) ?? null],
        ...[plan.rates[0]?.weekly.toFixed(2) ?? null, plan.floor.toFixed(2)],
        ...[day(plan.firstWeek), day(plan.lastWeek), day(plan.givenOn), plan.method, day(plan.carriedOverOn)],
        plan.reference,
        ...[plan.agreedBy, day(plan.agreedOn), plan.agreementNote],
        ...[plan.endedAt?.toISOString() ?? null, plan.endReason, plan.writtenOff?.toFixed(2) ?? null],
        ...[day(plan.voidedOn), plan.voidReason],
      ];
      return plan.lines.length
        ? plan.lines.map(({ run, amount }) => [...terms, run.number, run.status, amount.neg().toFixed(2)])
        : [[...terms, null, null, null]];
    }),
  );
}

async function repayments(tx: Tx, userId: string): Promise<Uint8Array> {
  const rows = await tx.planRepayment.findMany({
    where: { plan: { userId } },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    include: { plan: { select: { description: true } } },
  });
  return csv(
    ['Date', 'Advance', 'Amount', 'Method', 'Reference', 'Void', 'Why it is void'],
    rows.map(({ date, plan, amount, method, reference, voidedOn, voidReason }) => [
      ...[fromUtcMidnight(date), plan.description, amount.toFixed(2), method, reference],
      ...[voidedOn && fromUtcMidnight(voidedOn), voidReason],
    ]),
  );
}

/** Taxpayer numbers as their last four digits, as everywhere. */
async function taxDocuments(tx: Tx, userId: string): Promise<Uint8Array> {
  const [documents, certifications] = [
    await tx.taxDocument.findMany({
      where: { userId },
      orderBy: [{ year: 'asc' }, { createdAt: 'asc' }],
      omit: { userId: true, createdById: true },
    }),
    await tx.taxProfile.findMany({
      where: { userId },
      orderBy: { version: 'asc' },
      omit: {
        id: true,
        userId: true,
        taxNumberCipher: true,
        taxNumberKeyId: true,
        taxNumberIndex: true,
        taxNumberIndexKeyId: true,
      },
    }),
  ];
  return jsonFile({
    documents: documents.map((document) => ({ ...document, id: toId('TaxDocument', document.id) })),
    certifications,
  });
}

/** As JSON; null without values. */
const toCell = (values: JsonValue | null): string | null => (values === null ? null : JSON.stringify(values));

const AUDIT_COLUMNS = [
  ...['Time', 'Level', 'Action', 'By the person', 'Record', 'Record key', 'IP address', 'Client'],
  ...['Before', 'After'],
];
const ENTRIES_AT_ONCE = 1000;

/** What others did to the person is without where they were, and what the person did to others without its values. */
async function auditLog(tx: Tx, userId: string): Promise<Uint8Array> {
  const texts = [csvHeader(AUDIT_COLUMNS)];
  for await (const entries of partsIn(tx, logOfPerson({ userId }), ENTRIES_AT_ONCE))
    texts.push(
      csvRows(
        entries.map(({ isAbout, ...entry }) => {
          const isOwn = entry.userId === userId;
          return [
            ...[new Date(entry.timestamp).toISOString(), entry.level, entry.action, isOwn ? 'yes' : 'no'],
            ...[entry.entityType, isAbout ? entry.entityId : null],
            ...(isOwn ? [entry.ipAddress, entry.userAgent] : [null, null]),
            ...(isAbout ? [toCell(entry.oldValues), toCell(entry.newValues)] : [null, null]),
          ];
        }),
      ),
    );
  return Buffer.from(texts.join(''), 'utf8');
}
