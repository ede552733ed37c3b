/** Warnings about an advance: a similar one, or its check number. Never a reason to refuse it. */
import { formatDay } from 'rules/dayFormats';
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, formatMoney, toDecimal } from 'rules/money';
import type { PaymentMethod } from 'rules/payments';
import type { Context, Tx } from '../../operation/context.ts';
import { openAt } from '../approvalRequests/find.ts';
import { warnAboutChecks } from '../payments/warnings.ts';

interface GivenAdvance {
  userId: string;
  total: Cents;
  givenOn: Day;
  method: PaymentMethod | null;
  reference: string;
  /** The key of this entry, so that a repeat does not count as another advance. */
  idempotencyKey?: string | null;
}

export async function warnAboutAdvance(
  tx: Pick<Tx, 'payment' | 'plan' | 'approvalRequest'>,
  { now }: Pick<Context, 'now'>,
  { userId, total, givenOn, method, reference, idempotencyKey = null }: GivenAdvance,
): Promise<string[]> {
  const same = await tx.plan.findMany({
    where: {
      ...{ userId, kind: 'ADVANCE', voidedAt: null },
      ...{ givenOn: toUtcMidnight(givenOn), total: toDecimal(total) },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { description: true },
  });
  const asked = await tx.approvalRequest.findMany({
    where: {
      ...{ kind: 'GIVE_ADVANCE', aboutId: userId, amount: toDecimal(total), ...openAt(now()) },
      content: { path: ['givenOn'], equals: givenOn },
      ...(idempotencyKey && { NOT: { content: { path: ['idempotencyKey'], equals: idempotencyKey } } }),
    },
    orderBy: { number: 'asc' },
    select: { number: true },
  });
  const what = `of ${formatMoney(total)} was given on ${formatDay(givenOn)}`;
  return [
    ...same.map(({ description }) => `Another advance ${what}: ${description}.`),
    ...asked.map(
      ({ number }) => `Another advance ${what} and is waiting for a second person: request #${number}.`,
    ),
    ...(await warnAboutChecks(tx, { method, references: [reference] })),
  ];
}
