/**
 * Pays something forgotten at once: detention, a bonus, a receipt approved late. It is a separate run for its week,
 * whether or not that week has been processed, and never replaces the week's run.
 */
import { addDays } from 'rules/days';
import { describeAdded } from 'rules/extras';
import { todayIn } from 'rules/zonedDays';
import { queueMails } from '../../../notices/mail/queueMails.ts';
import type { SignedInContext, Tx } from '../../../operation/context.ts';
import { ValidationError } from '../../../operation/errors.ts';
import { readFirstDay } from '../../../operation/firstDay.ts';
import { toKey } from '../../../operation/ids.ts';
import { assertAllowed, canPay } from '../../../viewer/policy.ts';
import { assertNotAddedYet } from '../backPay/backPay.service.ts';
import { refuseEarlyPay } from '../earlyPay.ts';
import { lockReceipts } from '../paidReceipts.ts';
import { type RunLine, toRunLine } from '../pay/runLine.ts';
import { daysOf, linesOf } from '../pay/weekLines.ts';
import { assertPayDate } from '../payDate.ts';
import { liveRunWhere } from '../payrollWeek.service.ts';
import type { RequestKey } from '../saveRun.ts';
import { writeLines } from '../writeRun.ts';
import { addToDays } from './addedDays.ts';
import { type AddedLine, type AddToPayInput, toAddedLines } from './addToPayInput.ts';
import { actOnce, toRequest } from './once.ts';

const toLine = ({ category, date, amount, note }: AddedLine): RunLine => {
  const line = { taxClass: 'COMPENSATION', amount, date, description: note } as const;
  return category === 'PER_DIEM'
    ? toRunLine({ ...line, kind: 'PER_DIEM' })
    : { ...toRunLine({ ...line, kind: 'EXTRA' }), extra: category };
};

function assertDue({ weekStart, payDate }: AddToPayInput, lines: readonly AddedLine[], today: string): void {
  if (weekStart > today) throw ValidationError.of('weekStart', 'This week hasn’t started yet.');
  assertPayDate(payDate, weekStart, today);
  const early = lines.findIndex(({ date }) => date > today);
  if (early >= 0) throw ValidationError.of(`lines.${early}.date`, 'You can’t process pay for a future day.');
}

async function add(
  tx: Tx,
  context: SignedInContext,
  { weekStart, payDate, receiptIds }: AddToPayInput,
  { userId, lines, request }: { userId: string; lines: readonly AddedLine[]; request: RequestKey },
): Promise<string> {
  const weekEnd = addDays(weekStart, 6);
  // The payee is already locked, so this sees what an earlier request did.
  const base = await tx.payrollRun.findFirst({
    where: liveRunWhere({ userId, weekStart }),
    select: { id: true },
  });
  await assertNotAddedYet(
    tx,
    { userId, weekStart },
    lines.filter(({ category }) => category === 'BACK_PAY'),
  );
  const wanted = (receiptIds ?? []).map((id) => ({ id: toKey('Receipt', id) }));
  const receipts = await lockReceipts(tx, { userId, weekEnd }, wanted);
  const added = lines.map(({ category, date, amount, note }) => ({
    ...{ date, pay: amount, expenses: 0, isWorked: false },
    note: describeAdded(category, note),
  }));
  const { runId } = await writeLines(tx, context, {
    ...{ kind: 'ADJUSTMENT', adjustsId: base?.id ?? null, correction: null, userId, weekStart, weekEnd },
    payDate: payDate ?? todayIn(context.now(), context.timeZone),
    days: addToDays(daysOf([], receipts, weekStart), added),
    lines: [...lines.map(toLine), ...linesOf([], receipts)],
    ...{ receipts, request },
  });
  await queueMails(tx, context, 'statementReady', [{ userId, values: {}, about: [runId] }]);
  return runId;
}

/**
 * Pays the amounts and receipts as a separate run, and returns its key. Like any run, it takes off what was paid for a
 * void run of the week. Throws ForbiddenError for the viewer's own pay, NotFoundError, ValidationError for an
 * impossible day or pay date, and ConflictError for an archived payee, a receipt that cannot be paid, back pay already
 * added, or a key of another request. A processed week is no reason to refuse.
 */
export async function addToPay(context: SignedInContext, input: AddToPayInput): Promise<string> {
  const userId = toKey('User', input.userId);
  assertAllowed(context, 'Mutation.addToPay', canPay(context.viewer, { id: userId }));
  const lines = toAddedLines(input.lines);
  const { weekStart, payDate = null, receiptIds } = input;
  const facts = ['addToPay', userId, weekStart, payDate, lines, [...(receiptIds ?? [])].sort()];
  const request = toRequest(input.requestKey, facts);
  return actOnce(context, userId, request, async (tx) => {
    assertDue(input, lines, todayIn(context.now(), context.timeZone));
    const days = input.lines.map(({ date }, index) => ({ date, path: ['lines', String(index), 'date'] }));
    await refuseEarlyPay(tx, { userId, first: await readFirstDay(tx) }, days);
    return add(tx, context, input, { userId, lines, request });
  });
}
