/**
 * The runs themselves: what is known of their payees, what that comes to, and then their rows, in the caller's transaction
 * and by as many statements for fifty people as for one, because paying everyone waits for them.
 */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import { notifyOfEach } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { accepted, type Outcome, outcomeOf, withAccepted } from '../../operation/outcome.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { changeIn, type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { settle } from '../payments/settle.ts';
import { type AdjustmentsMove, movedAdjustments } from './corrections/adjustments.sql.ts';
import { type AskedRun, runFacts } from './loadFacts.sql.ts';
import { takeReceipts } from './paidReceipts.ts';
import { type ComputedRun, computeRun, describePlans, describePrior } from './pay/computeRun.ts';
import { sumOverpayments } from './pay/overpayments.ts';
import { daysOf, linesOf, type PaidReceipt } from './pay/weekLines.ts';
import { type RequestKey, type RunToSave, type RunToWrite, saveRuns } from './saveRun.ts';
import { toYear } from './statement/build.ts';
import type { RunFacts } from './statement/parties.ts';
import { stateRun } from './statement/stateRun.ts';
import { computeTotals, type EntryCents, type WeekTotals } from './weekInput.ts';

/** For so long someone who was added is new: paying them then is worth a second look. */
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

/** The run of a week as it is to be written. */
const toRun = (context: SignedInContext, week: WeekToPay): RunToWrite => {
  const { userId, weekStart, weekEnd, entries, receipts = [], skipPlans, request } = week;
  return {
    ...{ kind: 'REGULAR', adjustsId: null, correction: null, userId, weekStart, weekEnd, receipts, request },
    skipPlans,
    payDate: week.payDate ?? todayIn(context.now(), context.timeZone),
    days: daysOf(entries, receipts, weekStart),
    lines: linesOf(entries, receipts),
  };
};

/**
 * Writes the runs of weeks, each of another person, or says why the business refuses one. A run of the same person and week
 * that is not void, or a request's key that is taken, makes all of it fail on a unique violation, for the caller to read
 * (`isUniqueViolation`).
 */
export const writeRuns = (
  tx: RawTx,
  context: SignedInContext,
  weeks: readonly WeekToPay[],
): Promise<Outcome<WrittenRun>[]> =>
  writeAll(
    tx,
    context,
    weeks.map((week) => toRun(context, week)),
  );

/** As above, of one week: throws the refusal. */
export const writeRun = (tx: RawTx, context: SignedInContext, week: WeekToPay): Promise<WrittenRun> =>
  writeLines(tx, context, toRun(context, week));

/**
 * What comes to nothing is settled at once, where no one can say that it is not in what was paid before the portal. What
 * counts today is not.
 */
function assertAfterOpening(context: SignedInContext, payDate: Day, paidThrough: Day | undefined): void {
  if (!paidThrough || payDate > paidThrough || payDate === todayIn(context.now(), context.timeZone)) return;
  throw ValidationError.of(
    'payDate',
    `What was paid through ${formatDay(paidThrough)} is entered as paid before this portal. Choose a later pay date.`,
  );
}

/** A run with what is known of its payee. */
interface KnownRun {
  run: RunToWrite;
  facts: RunFacts;
}

/** What is known of the payees, who are locked. */
async function loadFacts(tx: RawTx, runs: readonly RunToWrite[]): Promise<KnownRun[]> {
  const asked = runs.map(
    ({ kind, userId, weekStart, weekEnd, payDate, paysOff = null }, position): AskedRun => ({
      ...{ position, kind, userId, weekStart, weekEnd, payDate, paysOff },
      newYear: `${toYear(payDate)}-01-01`,
    }),
  );
  const rows = await rowsIn(tx, runFacts({ runs: JSON.stringify(asked) }));
  const factsOf = new Map(rows.map((facts) => [facts.position, facts]));
  return runs.map((run, position) => ({ run, facts: factsOf.get(position)! }));
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
const toZeroPayment = ({ id, number, userId, payDate }: RunToSave) =>
  ({ userId, date: payDate, method: 'OTHER', reference: '', runs: [{ id, number, net: 0 }] }) as const;

/** What a run pays, and what is to be saved of it. Throws ValidationError where the prior opening balance refuses it. */
function compute(context: SignedInContext, { run, facts }: KnownRun): KnownRun & { run: RunToSave } {
  const { number, replacesId } = facts;
  const computed = computeRun(facts, run);
  if (computed.net === 0) assertAfterOpening(context, run.payDate, facts.opening?.paidThrough);
  const id = newTimeKey(context.now());
  return {
    facts,
    run: {
      ...run,
      ...{ id, number, replacesId, computed, entry: toEntry(run, computed, { id, number, replacesId }) },
      statement: stateRun(context, { ...run, number, computed }, facts),
      floor: Math.max(0, ...facts.plans.map((plan) => plan.floor)),
    },
  };
}

/** Runs that take the place of void ones get their adjustments. */
async function moveAdjustments(tx: RawTx, runs: readonly RunToSave[]): Promise<void> {
  const moves = runs.flatMap(({ id: to, replacesId: from }): AdjustmentsMove[] =>
    from ? [{ from, to }] : [],
  );
  if (moves.length > 0) await changeIn(tx, movedAdjustments({ moves: JSON.stringify(moves) }));
}

/** What comes to nothing is settled at once; the entries that say so. */
async function settleZeros(
  tx: RawTx,
  context: SignedInContext,
  runs: readonly RunToSave[],
): Promise<AuditEntry[]> {
  const zeros = runs.filter(({ computed }) => computed.net === 0);
  return zeros.length > 0 ? (await settle(tx, context, zeros.map(toZeroPayment))).entries : [];
}

/** Tells of those who were added a short while ago and are paid for the first time. */
async function tellOfNew(
  tx: RawTx,
  context: SignedInContext,
  known: readonly (KnownRun & { run: RunToSave })[],
): Promise<void> {
  const since = context.now().getTime() - NEW_MS;
  const people = known
    .filter(({ facts }) => facts.isFirst && new Date(facts.createdAt).getTime() > since)
    .map(({ run: { userId: aboutId, number, days } }) => {
      const totalPay = toAmount(computeTotals(days).totalPay);
      return { aboutId, facts: { number, totalPay } };
    });
  await notifyOfEach(tx, context, { kind: 'NEW_PERSON_PAID' }, people);
}

/**
 * Writes runs of either kind, each of another person: what is known, what they pay, and then their rows. The payees are
 * locked. A request's key that is taken makes it fail on a unique violation.
 */
async function writeAll(
  tx: RawTx,
  context: SignedInContext,
  runs: readonly RunToWrite[],
): Promise<Outcome<WrittenRun>[]> {
  const known = await loadFacts(tx, runs);
  const computed = known.map((one) => outcomeOf(() => compute(context, one)));
  return withAccepted(computed, async (those) => {
    const saved = those.map(({ run }) => run);
    const plans = await saveRuns(tx, context, saved);
    await takeReceipts(tx, context, saved);
    await moveAdjustments(tx, saved);
    const settled = await settleZeros(tx, context, saved);
    await recordAll(tx, context, [...settled, ...plans]);
    await tellOfNew(tx, context, those);
    return saved.map((run) => ({
      runId: run.id,
      totals: computeTotals(run.days),
      paidBefore: describePrior(run.computed),
      deducted: describePlans(run.computed),
    }));
  });
}

/** As above, one run: throws the refusal. */
export async function writeLines(tx: RawTx, context: SignedInContext, run: RunToWrite): Promise<WrittenRun> {
  const [outcome] = await writeAll(tx, context, [run]);
  return accepted(outcome!);
}
