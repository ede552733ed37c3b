/**
 * Corrects pay. Nothing that was paid changes: once money went out, the difference becomes a separate run, whose
 * payment has its own day and so its own year. A run that is not paid yet is voided and replaced.
 */
import { computeDifferences, type Difference, sumDifferences } from 'rules/corrections';
import { addDays, type Day, fromUtcMidnight, yearOf } from 'rules/days';
import { type Cents, formatMoney, sumCents, toExactCents } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import type { z } from 'zod';
import { queueMails } from '../../../notices/mail/queueMails.ts';
import type { SignedInContext, Tx } from '../../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../../operation/errors.ts';
import { toKey } from '../../../operation/ids.ts';
import { rowsIn } from '../../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../../viewer/policy.ts';
import { reportedOfWeek, runsToSettle } from '../../payments/record.sql.ts';
import { backPayOfWeek } from '../backPay/backPay.service.ts';
import { lockReceipts } from '../paidReceipts.ts';
import { sumLines } from '../pay/lineSums.ts';
import { splitOverpayment } from '../pay/overpayments.ts';
import { assertPayDate, defaultPayDate } from '../payDate.ts';
import type { RequestKey } from '../saveRun.ts';
import { voidRun } from '../void.ts';
import { asIssue, type EntryCents, futurePay, toEntryCents, weekIssues } from '../weekInput.ts';
import { loadWeekFacts, writeLines, writeRun } from '../writeRun.ts';
import { addToDays } from './addedDays.ts';
import { allLines, correctableLines, daysAsCorrected } from './correctedPay.ts';
import type { correctPaymentInput } from './correctInput.ts';
import { correctedDays, correctionLines } from './correctionLines.ts';
import { actOnce, toRequest } from './once.ts';
import { CORRECTED_PAY, toCorrectedPay } from './readCorrectedPay.ts';
import { findSkipped } from './replacedDeductions.ts';

export type CorrectionInput = z.infer<typeof correctPaymentInput>;

const SHOWN = {
  ...{ number: true, kind: true },
  ...CORRECTED_PAY,
} as const;

const toWeekly = ({ weekly }: CorrectionInput): Cents | null =>
  typeof weekly === 'number' ? toExactCents(weekly)! : null;

/** The run, read after the payee is locked. */
const readRun = (tx: Tx, id: string) => tx.payrollRun.findUniqueOrThrow({ where: { id }, select: SHOWN });
type Run = Awaited<ReturnType<typeof readRun>>;

interface Correction {
  run: Run;
  entries: EntryCents[];
  differences: Difference[];
  reason: string;
  payDate: Day | null;
  /** What to take back each week after an overpayment. Null means as much as possible. */
  weekly: Cents | null;
  request: RequestKey;
}

function assertCorrectable(run: Run, expectedTotal: number): void {
  if (run.kind === 'ADJUSTMENT')
    throw new ConflictError('This run adjusts another one. Correct that run, or void this one.');
  if (run.status === 'VOID') throw new ConflictError('This run is now void. Please review it and try again.');
  if (toCorrectedPay(run).total !== Math.round(expectedTotal * 100))
    throw new ConflictError('This run has changed. Please review it and try again.');
}

function assertDays(run: Run, { weeklyData, payDate }: CorrectionInput, today: Day): void {
  const weekStart = fromUtcMidnight(run.weekStart);
  assertPayDate(payDate, weekStart, today);
  const isAll = run.status === 'PAID' || run.receipts.length > 0;
  const issues = [...weekIssues(weekStart, weeklyData, isAll), ...futurePay(weeklyData, today)];
  if (issues.length) throw new ValidationError(issues.map((issue) => asIssue(issue)));
}

/**
 * The run that replaces this one states the rates of today, so what a raise adds to its days would be due no longer.
 * Throws ConflictError for days that the correction leaves as they are.
 */
async function assertNoRaiseLost(tx: Tx, { run, differences }: Correction): Promise<void> {
  const due = (await backPayOfWeek(tx, [run.userId], fromUtcMidnight(run.weekStart))).get(run.userId);
  const lost = due?.days.filter(({ date }) => !differences.some((of) => of.date === date && of.of === 'pay'));
  if (lost?.length)
    throw new ConflictError(
      `A raise since then adds ${formatMoney(sumCents(lost.map(({ amount }) => amount)))} to other days of this run. Correct these too, or first add the raise to pay or dismiss it.`,
    );
}

/** Voids the run and its corrections, and makes one run to replace them. */
async function replace(tx: Tx, context: SignedInContext, correction: Correction): Promise<string> {
  const { run, entries, reason, request } = correction;
  const paid = run.adjustments.find(({ status }) => status === 'PAID');
  if (paid)
    throw new ConflictError(
      `This run is not paid, and payroll #${paid.number}, which corrects it, is. Record the payment of this run first.`,
    );
  await assertNoRaiseLost(tx, correction);
  const ids = [...run.adjustments.map(({ id }) => id), run.id];
  const rows = await rowsIn(tx, runsToSettle({ runs: ids }));
  for (const id of ids)
    await voidRun(tx, context, rows.find((row) => row.id === id)!, `Corrected: ${reason}`);
  const weekStart = fromUtcMidnight(run.weekStart);
  const payDate = correction.payDate ?? fromUtcMidnight(run.payDate);
  const week = { userId: run.userId, weekStart, weekEnd: addDays(weekStart, 6), payDate };
  const receipts = await lockReceipts(tx, week, run.receipts);
  const facts = (await loadWeekFacts(tx, week))!;
  const lines = allLines(toCorrectedPay(run).runs);
  const skipPlans = findSkipped(facts.plans, { weekStart, lines });
  const { runId } = await writeRun(tx, context, { ...week, entries, receipts, skipPlans, request }, facts);
  return runId;
}

/** What the year of a day reports for the run's week so far. */
async function readReported(tx: Tx, { userId, weekStart }: Run, day: Day) {
  const year = yearOf(day);
  const of = { userId, weekStart: fromUtcMidnight(weekStart), first: `${year}-01-01`, last: `${year}-12-31` };
  const rows = await rowsIn(tx, reportedOfWeek(of));
  const sum = (taxClass: string) => rows.find((row) => row.taxClass === taxClass)?.cents ?? 0;
  return { COMPENSATION: sum('COMPENSATION'), REIMBURSEMENT: sum('REIMBURSEMENT') };
}

/** Makes a separate run for the difference. */
async function adjust(tx: Tx, context: SignedInContext, correction: Correction): Promise<string> {
  const { run, entries, differences, reason, request } = correction;
  const today = todayIn(context.now(), context.timeZone);
  const { total } = sumDifferences(differences);
  const weekStart = fromUtcMidnight(run.weekStart);
  const week = { userId: run.userId, weekStart, weekEnd: addDays(weekStart, 6) };
  // If nothing is left to pay, it is settled at once, so today.
  const payDate = (total > 0 && correction.payDate) || defaultPayDate(weekStart, today);
  const current = toCorrectedPay(run);
  const lines = correctionLines({
    ...{ differences, reason, corrected: entries },
    lines: correctableLines(current.runs),
    reported: await readReported(tx, run, payDate),
  });
  const { gross, reimbursed, deducted } = sumLines(lines);
  const { runId } = await writeLines(tx, context, {
    ...{ kind: 'ADJUSTMENT', adjustsId: run.id, correction: reason, ...week, payDate },
    days: addToDays([], correctedDays(differences, lines)),
    ...{ lines, receipts: [], request, weekly: correction.weekly },
    overpayments: splitOverpayment(
      { runId: run.id, number: run.number },
      { COMPENSATION: gross, REIMBURSEMENT: reimbursed, DEDUCTION: -deducted },
    ),
  });
  return runId;
}

async function correct(
  tx: Tx,
  context: SignedInContext,
  key: string,
  input: CorrectionInput,
  request: RequestKey,
): Promise<string> {
  const run = await readRun(tx, key);
  assertCorrectable(run, input.expectedTotal);
  assertDays(run, input, todayIn(context.now(), context.timeZone));
  const entries = toEntryCents(input);
  const differences = computeDifferences(daysAsCorrected(toCorrectedPay(run).runs), entries);
  if (differences.length === 0) throw ValidationError.of('weeklyData', 'Change an amount first.');
  const correction = {
    ...{ run, entries, differences, request, reason: input.reason, payDate: input.payDate ?? null },
    weekly: toWeekly(input),
  };
  const runId = await (run.status === 'PAID' ? adjust : replace)(tx, context, correction);
  await queueMails(tx, context, 'statementReady', [{ userId: run.userId, values: {}, about: [runId] }]);
  return runId;
}

/**
 * Corrects a run, and returns the key of the run that does it: the replacement, or the run with the difference. Throws
 * NotFoundError, ForbiddenError for the viewer's own run, ValidationError for days that are impossible or unchanged,
 * and ConflictError for an archived payee, a run that is void, adjusts another or has changed since the user saw it,
 * and for a key of another request.
 */
export async function correctPayment(context: SignedInContext, input: CorrectionInput): Promise<string> {
  const run = await context.db.payrollRun.findUnique({
    where: { id: toKey('PayrollRun', input.runId) },
    select: { id: true, userId: true },
  });
  if (!run) throw new NotFoundError('Payroll run');
  assertAllowed(context, 'Mutation.correctPayment', canPay(context.viewer, { id: run.userId }));
  const { reason, payDate = null } = input;
  const request = toRequest(input.requestKey, [
    ...['correctPayment', run.id, toEntryCents(input), reason, payDate],
    ...(input.weekly == null ? [] : [input.weekly]),
  ]);
  return actOnce(context, run.userId, request, (tx) => correct(tx, context, run.id, input, request));
}
