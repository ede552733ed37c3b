/**
 * Writes payroll runs in the caller's transaction: loads the facts, computes the pay, saves the rows. The number of
 * statements does not depend on the number of people, because *Run Payroll* pays everyone this way.
 */
import { formatDay } from 'rules/dayFormats';
import { type Day, yearOf } from 'rules/days';
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
import { type RunToMake, runFacts } from './loadFacts.sql.ts';
import { takeReceipts } from './paidReceipts.ts';
import { type ComputedRun, computeRun, describePlans, describePrior } from './pay/computeRun.ts';
import { sumOverpayments } from './pay/overpayments.ts';
import { daysOf, linesOf, type PaidReceipt } from './pay/weekLines.ts';
import { type RequestKey, type RunToSave, type RunToWrite, saveRuns } from './saveRun.ts';
import type { RunFacts } from './statement/parties.ts';
import { stateRun } from './statement/stateRun.ts';
import { computeTotals, type EntryCents, type WeekTotals } from './weekInput.ts';

/** How long a person counts as new after being added. Paying a new person triggers a notice. */
const NEW_MS = 7 * 86_400_000;

interface NewRun {
  id: string;
  number: number;
  replacesId: string | null;
}

/** Whom to pay for which week, and what. It is checked, its days are in order, and the payee's row is locked. */
export interface WeekToPay {
  userId: string;
  /** A Monday. */
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  entries: EntryCents[];
  /** Approved, locked, and on no run. */
  receipts?: readonly PaidReceipt[] | undefined;
  /** Plans to skip this time. */
  skipPlans?: readonly string[] | undefined;
  request?: RequestKey | undefined;
}

/** The key of the run, and its sums. */
export interface WrittenRun {
  runId: string;
  totals: WeekTotals;
  /** What was paid for the week before and what is still payable, in words; null if nothing was paid. */
  paidBefore: string | null;
  /** What is deducted and what will then be paid, in words; null if nothing is deducted. */
  deducted: string | null;
}

/** A week's run, not computed yet. */
const toRun = (week: WeekToPay): RunToWrite => {
  const { userId, weekStart, weekEnd, payDate, entries, receipts = [], skipPlans, request } = week;
  return {
    ...{ kind: 'REGULAR', adjustsId: null, correction: null, userId, weekStart, weekEnd, receipts, request },
    ...{ skipPlans, payDate },
    days: daysOf(entries, receipts, weekStart),
    lines: linesOf(entries, receipts),
  };
};

/**
 * Writes one weekly run for each person, or returns the rule that refuses it. If someone's week has a run already or a
 * request's key is taken, everything fails on a unique violation (`isUniqueViolation`).
 */
export const writeRuns = (
  tx: RawTx,
  context: SignedInContext,
  weeks: readonly WeekToPay[],
): Promise<Outcome<WrittenRun>[]> => writeAll(tx, context, weeks.map(toRun));

/** The same for one week, whose facts may be known; throws the refusal. */
export const writeRun = (
  tx: RawTx,
  context: SignedInContext,
  week: WeekToPay,
  facts?: RunFacts,
): Promise<WrittenRun> => writeLines(tx, context, toRun(week), facts);

/**
 * A run of $0.00 is settled at once, so no one can confirm that the opening balance does not include it. Refuses one
 * whose pay date the opening balance covers, except today's.
 */
function assertAfterOpening(context: SignedInContext, payDate: Day, paidThrough: Day | undefined): void {
  if (!paidThrough || payDate > paidThrough || payDate === todayIn(context.now(), context.timeZone)) return;
  throw ValidationError.of(
    'payDate',
    `What was paid through ${formatDay(paidThrough)} is entered as paid outside this system. Choose a later pay date.`,
  );
}

/** What the facts of a run depend on. */
type RunKey = Omit<RunToMake, 'position' | 'newYear' | 'paysOff'> & Pick<RunToWrite, 'paysOff'>;

/** The facts of each run, in their order. They are true once the payees are locked. */
async function loadFacts(tx: RawTx, runs: readonly RunKey[]): Promise<RunFacts[]> {
  const toMake = runs.map(
    ({ kind, userId, weekStart, weekEnd, payDate, paysOff = null }, position): RunToMake => ({
      ...{ position, kind, userId, weekStart, weekEnd, payDate, paysOff },
      newYear: `${yearOf(payDate)}-01-01`,
    }),
  );
  const rows = await rowsIn(tx, runFacts({ runs: JSON.stringify(toMake) }));
  const factsOf = new Map(rows.map((facts) => [facts.position, facts]));
  return runs.map((_run, position) => factsOf.get(position)!);
}

/** The facts of a week's run, which may be requested together with the payee's lock; undefined without a payee. */
export async function loadWeekFacts(
  tx: RawTx,
  week: Pick<WeekToPay, 'userId' | 'weekStart' | 'weekEnd' | 'payDate'>,
): Promise<RunFacts | undefined> {
  const { userId, weekStart, weekEnd, payDate } = week;
  const [facts] = await loadFacts(tx, [{ kind: 'REGULAR', userId, weekStart, weekEnd, payDate }]);
  return facts;
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

/** A run of $0.00, because everything was paid before or is deducted, is paid at once with a payment of $0.00. */
const toZeroPayment = ({ id, number, userId, weekStart, payDate }: RunToSave) =>
  ({
    userId,
    date: payDate,
    method: 'OTHER',
    reference: '',
    runs: [{ id, number, weekStart, net: 0 }],
  }) as const;

interface ComputedRunWithFacts {
  run: RunToSave;
  facts: RunFacts;
}

/** Throws ValidationError for a run of $0.00 that the opening balance may include. */
function compute(context: SignedInContext, run: RunToWrite, facts: RunFacts): ComputedRunWithFacts {
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

/** A run that replaces a void one takes over its adjustments. */
async function moveAdjustments(tx: RawTx, runs: readonly RunToSave[]): Promise<void> {
  const moves = runs.flatMap(({ id: to, replacesId: from }): AdjustmentsMove[] =>
    from ? [{ from, to }] : [],
  );
  if (moves.length > 0) await changeIn(tx, movedAdjustments({ moves: JSON.stringify(moves) }));
}

/** Pays runs of $0.00 at once. Returns the audit entries. */
async function settleZeros(
  tx: RawTx,
  context: SignedInContext,
  runs: readonly RunToSave[],
): Promise<AuditEntry[]> {
  const zeros = runs.filter(({ computed }) => computed.net === 0);
  return zeros.length > 0 ? (await settle(tx, context, zeros.map(toZeroPayment))).entries : [];
}

/** Sends notices about recently added people who are paid for the first time. */
async function notifyOfNewPeople(
  tx: RawTx,
  context: SignedInContext,
  runs: readonly ComputedRunWithFacts[],
): Promise<void> {
  const since = context.now().getTime() - NEW_MS;
  const people = runs
    .filter(({ facts }) => facts.isFirst && new Date(facts.createdAt).getTime() > since)
    .map(({ run: { userId: aboutId, number, days } }) => {
      const totalPay = toAmount(computeTotals(days).totalPay);
      return { aboutId, facts: { number, totalPay } };
    });
  await notifyOfEach(tx, context, { kind: 'NEW_PERSON_PAID' }, people);
}

/**
 * Writes runs of any kind, one for each person. The caller has locked the payees. Fails on a unique violation as above.
 */
async function writeAll(
  tx: RawTx,
  context: SignedInContext,
  runs: readonly RunToWrite[],
  known?: readonly RunFacts[],
): Promise<Outcome<WrittenRun>[]> {
  const facts = known ?? (await loadFacts(tx, runs));
  const outcomes = runs.map((run, index) => outcomeOf(() => compute(context, run, facts[index]!)));
  return withAccepted(outcomes, async (computed) => {
    const saved = computed.map(({ run }) => run);
    const plans = await saveRuns(tx, context, saved);
    await takeReceipts(tx, context, saved);
    await moveAdjustments(tx, saved);
    const settled = await settleZeros(tx, context, saved);
    await recordAll(tx, context, [...settled, ...plans]);
    await notifyOfNewPeople(tx, context, computed);
    return saved.map((run) => ({
      runId: run.id,
      totals: computeTotals(run.days),
      paidBefore: describePrior(run.computed),
      deducted: describePlans(run.computed),
    }));
  });
}

/** The same for one run; throws the refusal. */
export async function writeLines(
  tx: RawTx,
  context: SignedInContext,
  run: RunToWrite,
  facts?: RunFacts,
): Promise<WrittenRun> {
  const [outcome] = await writeAll(tx, context, [run], facts && [facts]);
  return accepted(outcome!);
}
