/**
 * The run itself: what is known of the payee, what that comes to, and then its rows, in the caller's transaction and by two
 * statements, because paying everybody does it for each person.
 */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { changeIn, type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { settle } from '../payments/settle.ts';
import { movedAdjustments } from './corrections/adjustments.sql.ts';
import { runFacts } from './loadFacts.sql.ts';
import { takeReceipts } from './paidReceipts.ts';
import { type ComputedRun, computeRun, describePlans, describePrior } from './pay/computeRun.ts';
import { sumOverpayments } from './pay/overpayments.ts';
import { daysOf, linesOf, type PaidReceipt } from './pay/weekLines.ts';
import { type RequestKey, type RunToWrite, saveRun } from './saveRun.ts';
import { toYear } from './statement/build.ts';
import type { RunFacts } from './statement/parties.ts';
import { stateRun } from './statement/stateRun.ts';
import { computeTotals, type EntryCents, type WeekTotals } from './weekInput.ts';

/** For so long somebody who was added is new: paying them then is worth a second look. */
const NEW_MS = 7 * 86_400_000;

interface NewRun {
  id: string;
  number: number;
  replacesId: string | null;
}

/** Whom to pay for which week, and what: checked, days in order, and the payee's row locked. */
export interface WeekToPay {
  userId: string;
  /** A Monday. */
  weekStart: Day;
  weekEnd: Day;
  /** The company's day of processing if left out. */
  payDate?: Day | null | undefined;
  entries: EntryCents[];
  /** Approved and locked, on no run. */
  receipts?: readonly PaidReceipt[] | undefined;
  /** Plans that are left out this time. */
  skipPlans?: readonly string[] | undefined;
  request?: RequestKey | undefined;
}

/** The key of the run and what it adds up to. */
export interface WrittenRun {
  runId: string;
  totals: WeekTotals;
  /** What was paid for the week before, and what is still to be paid, in words; null where nothing was. */
  paidBefore: string | null;
  /** What is deducted, and what is to be paid then, in words; null where nothing is. */
  deducted: string | null;
}

/**
 * Writes the run of a week. A run of the same person and week that is not void, or a request's key that is taken, makes
 * it fail on a unique violation, for the caller to read (`isUniqueViolation`).
 */
export const writeRun = (tx: RawTx, context: SignedInContext, week: WeekToPay): Promise<WrittenRun> => {
  const { userId, weekStart, weekEnd, entries, receipts = [], skipPlans, request } = week;
  return writeLines(tx, context, {
    ...{ kind: 'REGULAR', adjustsId: null, correction: null, userId, weekStart, weekEnd, receipts, request },
    skipPlans,
    payDate: week.payDate ?? todayIn(context.now(), context.timeZone),
    days: daysOf(entries, receipts, weekStart),
    lines: linesOf(entries, receipts),
  });
};

/**
 * What comes to nothing is settled at once, where nobody can say that it is not in what was paid before the portal. What
 * counts today is not.
 */
function assertAfterOpening(context: SignedInContext, payDate: Day, paidThrough: Day | undefined): void {
  if (!paidThrough || payDate > paidThrough || payDate === todayIn(context.now(), context.timeZone)) return;
  throw ValidationError.of(
    'payDate',
    `What was paid through ${formatDay(paidThrough)} is entered as paid before this portal. Choose a later pay date.`,
  );
}

/** What is known of the payee, who is locked. */
async function loadFacts(tx: RawTx, run: RunToWrite): Promise<RunFacts> {
  const { kind, userId, weekStart, weekEnd, payDate, paysOff = null } = run;
  const newYear = `${toYear(payDate)}-01-01`;
  const of = { kind, userId, weekStart, weekEnd, payDate, newYear, paysOff };
  const [facts] = await rowsIn(tx, runFacts(of));
  return facts!;
}

function toEntry(run: RunToWrite, computed: ComputedRun, { number, replacesId, id }: NewRun): AuditEntry {
  const { kind, adjustsId, userId, weekStart, payDate, receipts } = run;
  const { basePay, bonuses, totalPay } = computeTotals(run.days);
  const { net, overpayments, priorPayments, deductedByPlans } = computed;
  return {
    action: kind === 'REGULAR' ? 'PAYROLL_CALCULATED' : 'PAYROLL_ADJUSTED',
    entityType: 'PayrollRun',
    entityId: id,
    newValues: {
      number,
      userId,
      weekStart,
      basePay: toAmount(basePay),
      bonuses: toAmount(bonuses),
      totalPay: toAmount(totalPay),
      payDate,
      replaces: replacesId ?? undefined,
      ...(adjustsId ? { adjusts: adjustsId } : {}),
      ...(run.correction ? { reason: run.correction } : {}),
      ...(run.leavesOverpayments ? { overpaid: toAmount(sumOverpayments(overpayments)) } : {}),
      ...(receipts.length ? { receipts: receipts.length } : {}),
      ...(priorPayments.length || overpayments.length || deductedByPlans ? { net: toAmount(net) } : {}),
      ...(deductedByPlans ? { deducted: toAmount(deductedByPlans) } : {}),
    },
  };
}

/** A run that comes to nothing, because it was paid before or is deducted, is paid at once: by a payment of nothing. */
const toZeroPayment = ({ userId, payDate }: RunToWrite, run: Pick<NewRun, 'id' | 'number'>) =>
  ({ userId, date: payDate, method: 'OTHER', reference: '', runs: [{ ...run, net: 0 }] }) as const;

/**
 * Writes a run of either kind: what is known, what it pays, and then its rows. The payee is locked. A request's key that
 * is taken makes it fail on a unique violation.
 */
export async function writeLines(tx: RawTx, context: SignedInContext, run: RunToWrite): Promise<WrittenRun> {
  const { userId, payDate } = run;
  const facts = await loadFacts(tx, run);
  const { number, replacesId } = facts;
  const computed = computeRun(facts, run);
  if (computed.net === 0) assertAfterOpening(context, payDate, facts.opening?.paidThrough);
  const id = newTimeKey(context.now());
  const entry = toEntry(run, computed, { id, number, replacesId });
  const plans = await saveRun(tx, context, {
    ...run,
    ...{ id, number, replacesId, computed, entry },
    statement: stateRun(context, { ...run, number, computed }, facts),
    floor: Math.max(0, ...facts.plans.map((plan) => plan.floor)),
  });
  await takeReceipts(tx, context, id, run.receipts);
  if (replacesId) await changeIn(tx, movedAdjustments({ from: replacesId, to: id }));
  const settled = computed.net === 0 ? await settle(tx, context, [toZeroPayment(run, { id, number })]) : null;
  for (const further of [...(settled?.entries ?? []), ...plans]) await record(tx, context, further);
  const totals = computeTotals(run.days);
  if (facts.isFirst && context.now().getTime() - new Date(facts.createdAt).getTime() < NEW_MS)
    await notify(tx, context, {
      kind: 'NEW_PERSON_PAID',
      aboutId: userId,
      facts: { number, totalPay: toAmount(totals.totalPay) },
    });
  return { runId: id, totals, paidBefore: describePrior(computed), deducted: describePlans(computed) };
}
