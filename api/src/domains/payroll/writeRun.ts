/**
 * The run itself: written with its days, its locks on the time log, its statement and its audit entry, in the caller's
 * transaction and by two statements, because paying everybody does it for each person.
 */
import type { Day } from 'rules/days';
import { toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record, recordWith } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import type { RawTx } from '../../platform/sql/transaction.ts';
import { insertRun, type RequestKey } from './insertRun.ts';
import { netPaidBefore } from './netPaidBefore.ts';
import { describeNetting } from './netting.ts';
import { takeReceipts } from './paidReceipts.ts';
import { daysOf, linesOf, type PaidReceipt } from './receiptLines.ts';
import { stateLines } from './statement/lines.ts';
import { keepStatement } from './statement/write.ts';
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
  request?: RequestKey | undefined;
}

/** The key of the run and what it adds up to. */
export interface WrittenRun {
  runId: string;
  totals: WeekTotals;
  /** What was paid for the week before, and what is still to be paid, in words; null where nothing was. */
  paidBefore: string | null;
}

/**
 * Writes the run. A run of the same person and week that is not void, or a request's key that is taken, makes it fail
 * on a unique violation, for the caller to read (`isUniqueViolation`).
 */
export async function writeRun(tx: RawTx, context: SignedInContext, week: WeekToPay): Promise<WrittenRun> {
  const { userId, weekStart, receipts = [] } = week;
  const payDate = week.payDate ?? todayIn(context.now(), context.timeZone);
  const days = daysOf(week.entries, receipts, weekStart);
  const lines = linesOf(week.entries, receipts);
  const totals = computeTotals(days);
  const { id, number, replacesId, known } = await insertRun(tx, context, { ...week, payDate, days, lines });
  await takeReceipts(tx, context, id, receipts);
  const netting = known.paidBefore.length
    ? await netPaidBefore(tx, context, { userId, id, number, payDate, lines }, known.paidBefore)
    : null;
  const entry = {
    action: 'PAYROLL_CALCULATED',
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
      ...(receipts.length ? { receipts: receipts.length } : {}),
      ...(netting ? { net: toAmount(netting.net) } : {}),
    },
  } as const;
  const statement = {
    ...{ runId: id, number, weekStart, weekEnd: week.weekEnd, payDate, entries: days },
    ...stateLines(lines, known.paidBefore, netting),
  };
  const write = keepStatement(context, statement, known);
  await recordWith(tx, context, entry, write);
  for (const paid of netting?.entries ?? []) await record(tx, context, paid);
  if (known.isFirst && context.now().getTime() - new Date(known.createdAt).getTime() < NEW_MS)
    await notify(tx, context, {
      kind: 'NEW_PERSON_PAID',
      aboutId: userId,
      facts: { number, totalPay: entry.newValues.totalPay },
    });
  return { runId: id, totals, paidBefore: netting && describeNetting(known.paidBefore, netting) };
}
