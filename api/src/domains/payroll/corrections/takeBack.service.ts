/**
 * If no one will process a week again, a plan takes back what was paid for its void run from the person's later runs. A
 * separate run that pays nothing creates the plan. If someone processes the week after all, it deducts the amount and
 * keeps for the week what the plan has not taken back by then.
 */
import { addDays, type Day } from 'rules/days';
import { todayIn } from 'rules/zonedDays';
import { queueMails } from '../../../notices/mail/queueMails.ts';
import type { SignedInContext, Tx } from '../../../operation/context.ts';
import { ConflictError } from '../../../operation/errors.ts';
import { toKey } from '../../../operation/ids.ts';
import { rowsIn } from '../../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../../viewer/policy.ts';
import { liveRunWhere } from '../payrollWeek.service.ts';
import type { RequestKey } from '../saveRun.ts';
import { writeLines } from '../writeRun.ts';
import { actOnce, toRequest } from './once.ts';
import { overpaidWeeks } from './overpaidWeeks.sql.ts';

export interface OverpaidToTakeBack {
  userId: string;
  weekStart: Day;
  requestKey: string;
}

async function leave(
  tx: Tx,
  context: SignedInContext,
  { userId, weekStart, request }: { userId: string; weekStart: Day; request: RequestKey },
): Promise<string> {
  const overpaid = await rowsIn(tx, overpaidWeeks({ people: [userId] }));
  if (!overpaid.some((week) => week.weekStart === weekStart))
    throw new ConflictError('There’s nothing left to take back for this week.');
  const base = await tx.payrollRun.findFirst({
    where: liveRunWhere({ userId, weekStart }),
    select: { id: true },
  });
  const { runId } = await writeLines(tx, context, {
    ...{
      kind: 'ADJUSTMENT',
      adjustsId: base?.id ?? null,
      correction: null,
      leavesOverpayments: true,
      request,
    },
    ...{ userId, weekStart, weekEnd: addDays(weekStart, 6), days: [], lines: [], receipts: [] },
    payDate: todayIn(context.now(), context.timeZone),
  });
  await queueMails(tx, context, 'statementReady', [{ userId, values: {}, about: [runId] }]);
  return runId;
}

/**
 * Creates plans for what was overpaid for a week, and returns the key of the run that records it. Throws ForbiddenError
 * for the viewer's own pay, NotFoundError, and ConflictError if nothing is overpaid, for an archived payee and for a
 * key of another request.
 */
export async function takeBackOverpaid(context: SignedInContext, input: OverpaidToTakeBack): Promise<string> {
  const userId = toKey('User', input.userId);
  assertAllowed(context, 'Mutation.takeBackOverpaid', canPay(context.viewer, { id: userId }));
  const { weekStart } = input;
  const request = toRequest(input.requestKey, ['takeBackOverpaid', userId, weekStart]);
  return actOnce(context, userId, request, (tx) => leave(tx, context, { userId, weekStart, request }));
}
