/**
 * The run itself: written with its days, its locks on the time log, its statement and its audit entry, in the caller's
 * transaction and by two statements, because paying everybody does it for each person.
 */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { type Cents, sumCents, toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record, recordWith } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { changeIn, type RawTx } from '../../platform/sql/transaction.ts';
import { isOfWeek } from '../plans/duePlans.ts';
import { movedAdjustments } from './corrections/adjustments.sql.ts';
import { insertRun, type RequestKey, type RunToInsert } from './insertRun.ts';
import { leaveOverpaid } from './leaveOverpaid.ts';
import { sumLines } from './lineSums.ts';
import { netPaidBefore } from './netPaidBefore.ts';
import { describeNetting } from './netting.ts';
import { type Overpaid, sumOverpaid } from './overpaid.ts';
import { takeReceipts } from './paidReceipts.ts';
import { daysOf, linesOf, type PaidReceipt } from './receiptLines.ts';
import type { RunLine } from './runLine.ts';
import { settleNothing } from './settleNothing.ts';
import { stateLines } from './statement/lines.ts';
import { keepStatement } from './statement/write.ts';
import { describeDeducted, takePlans } from './takePlans.ts';
import { computeTotals, type EntryCents, type WeekTotals } from './weekInput.ts';

/** For so long somebody who was added is new: paying them then is worth a second look. */
const NEW_MS = 7 * 86_400_000;

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

/** A run as it will be: its days and its lines add up to the same. */
export interface RunToWrite extends RunToInsert {
  receipts: readonly PaidReceipt[];
  lines: readonly RunLine[];
  /** Plans that are left out this time. */
  skipPlans?: readonly string[] | undefined;
  /** What it finds to have been paid too much, by which the lines come to less than nothing. */
  overpaid?: readonly Overpaid[] | undefined;
  /** Whether it leaves with plans what it cannot take off of what was paid before, as the run of a week does. */
  leavesRest?: boolean | undefined;
  /** What is taken back of that each week; all that can be if left out. */
  weekly?: Cents | null | undefined;
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

/** Writes a run of these lines, of either kind. A request's key that is taken makes it fail on a unique violation. */
export async function writeLines(tx: RawTx, context: SignedInContext, run: RunToWrite): Promise<WrittenRun> {
  const { kind, adjustsId, userId, weekStart, weekEnd, payDate, days, lines, receipts } = run;
  const totals = computeTotals(days);
  const { id, number, replacesId, known } = await insertRun(tx, context, run);
  await takeReceipts(tx, context, id, receipts);
  if (replacesId) await changeIn(tx, movedAdjustments({ from: replacesId, to: id }));
  const isWeek = kind === 'REGULAR';
  const netting = known.paidBefore.length
    ? await netPaidBefore(
        tx,
        { id, isWeek: isWeek || run.leavesRest === true, payDate, lines },
        known.paidBefore,
      )
    : null;
  const found = [...(run.overpaid ?? []), ...(netting?.found ?? [])];
  const payable =
    (netting?.net ?? sumCents(lines.map(({ amount }) => amount))) + sumOverpaid(run.overpaid ?? []);
  const written = lines.length + (netting?.lines.length ?? 0);
  const plans = await leaveOverpaid(
    tx,
    context,
    { id, userId, weekStart, lines: written, plans: known.plans, weekly: run.weekly ?? null },
    found,
  );
  const sums = sumLines([...lines, ...(netting?.lines ?? []), ...found]);
  const settles = run.settles;
  // What is added to a week or puts it right is not what deductions were agreed for.
  const due = isWeek
    ? known.plans
    : known.plans.filter((plan) => (settles ? plan.id === settles : isOfWeek(plan, weekStart)));
  const taken = await takePlans(tx, due, {
    ...{ runId: id, weekStart, payDate, skipped: run.skipPlans ?? [], settles },
    lines: written + found.length,
    pay: { week: isWeek ? totals.totalPay : payable, run: payable },
    reported: { COMPENSATION: sums.gross, REIMBURSEMENT: sums.reimbursed },
  });
  const net = payable - taken.deducted;
  if (net === 0) assertAfterOpening(context, payDate, known.opening?.paidThrough);
  const settled = net === 0 ? await settleNothing(tx, context, { userId, id, number, payDate }) : [];
  const entry = {
    action: kind === 'REGULAR' ? 'PAYROLL_CALCULATED' : 'PAYROLL_ADJUSTED',
    entityType: 'PayrollRun',
    entityId: id,
    newValues: {
      number,
      userId,
      weekStart,
      basePay: toAmount(totals.basePay),
      bonuses: toAmount(totals.bonuses),
      totalPay: toAmount(totals.totalPay),
      payDate,
      replaces: replacesId ?? undefined,
      ...(adjustsId ? { adjusts: adjustsId } : {}),
      ...(run.correction ? { reason: run.correction } : {}),
      ...(run.leavesRest ? { overpaid: toAmount(sumOverpaid(found)) } : {}),
      ...(receipts.length ? { receipts: receipts.length } : {}),
      ...(netting || found.length || taken.deducted ? { net: toAmount(net) } : {}),
      ...(taken.deducted ? { deducted: toAmount(taken.deducted) } : {}),
    },
  } as const;
  const statement = {
    ...{ runId: id, number, weekStart, weekEnd, payDate, entries: days },
    ...stateLines(lines, known.paidBefore, { netting, found, taken }),
  };
  const write = keepStatement(context, statement, known);
  await recordWith(tx, context, entry, write);
  for (const further of [...settled, ...plans]) await record(tx, context, further);
  if (known.isFirst && context.now().getTime() - new Date(known.createdAt).getTime() < NEW_MS)
    await notify(tx, context, {
      kind: 'NEW_PERSON_PAID',
      aboutId: userId,
      facts: { number, totalPay: entry.newValues.totalPay },
    });
  return {
    ...{ runId: id, totals },
    paidBefore: netting && describeNetting(known.paidBefore, { net, overpaid: netting.overpaid }),
    deducted: describeDeducted(taken.deducted, net),
  };
}
