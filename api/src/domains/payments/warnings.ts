/** Warnings about money handed out: sentences, never a reason to refuse it. */
import { formatDay } from 'rules/dayFormats';
import { fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { formatMoney, fromDecimal } from 'rules/money';
import type { Tx } from '../../operation/context.ts';
import type { PaymentMethod } from '../../platform/db/generated/client/enums.ts';
import type { RunToSettle } from './record.sql.ts';

interface Check {
  user: { firstName: string; lastName: string };
  reference: string;
  amount: Parameters<typeof fromDecimal>[0];
  date: Date | null;
}

const describeCheck = ({ user, reference, amount, date }: Check, what: string): string =>
  `Check ${reference} is also ${what} ${user.firstName} ${user.lastName}: ${formatMoney(fromDecimal(amount))}${date ? ` on ${formatDay(fromUtcMidnight(date))}` : ''}.`;

/** Check numbers that a valid payment or advance already has, or that several of these share. */
export async function warnAboutChecks(
  tx: Pick<Tx, 'payment' | 'plan'>,
  { method, references }: { method: PaymentMethod | null; references: readonly string[] },
): Promise<string[]> {
  const numbers = [...new Set(references.filter((reference) => reference !== ''))];
  if (method !== 'CHECK' || numbers.length === 0) return [];
  const standing = { method: 'CHECK', voidedAt: null, reference: { in: numbers } } as const;
  const user = { select: { firstName: true, lastName: true } } as const;
  const payments = await tx.payment.findMany({
    where: standing,
    orderBy: { number: 'asc' },
    select: { number: true, reference: true, amount: true, date: true, user },
  });
  const advances = await tx.plan.findMany({
    where: standing,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { reference: true, total: true, givenOn: true, user },
  });
  const twice = numbers.filter((number) => references.filter((each) => each === number).length > 1);
  return [
    ...twice.map((number) => `Several of these checks have the number ${number}.`),
    ...payments.map((payment) => describeCheck(payment, `payment #${payment.number} to`)),
    ...advances.map(({ total: amount, givenOn: date, ...advance }) =>
      describeCheck({ ...advance, amount, date }, 'the advance of'),
    ),
  ];
}

/**
 * Runs in a bank file whose money is being handed out in another way, and void ones of the same week in a file, whose
 * money may have left in any way.
 */
export async function warnAboutFiles(
  tx: Pick<Tx, 'bankFileRun'>,
  { method, runs }: { method: PaymentMethod; runs: readonly RunToSettle[] },
): Promise<string[]> {
  const sent = await tx.bankFileRun.findMany({
    where: {
      run: {
        userId: { in: runs.map(({ userId }) => userId) },
        weekStart: { in: runs.map(({ weekStart }) => toUtcMidnight(weekStart)) },
        OR: [{ status: 'PROCESSED' }, { status: 'VOID', paymentId: null }],
      },
    },
    orderBy: [{ run: { number: 'asc' } }, { file: { createdAt: 'asc' } }],
    select: {
      run: { select: { id: true, number: true, userId: true, weekStart: true, status: true } },
      file: { select: { madeOn: true } },
    },
  });
  const warnings = new Map<number, string>();
  for (const { run, file } of sent) {
    const madeOn = formatDay(fromUtcMidnight(file.madeOn));
    const own = runs.find(({ id }) => id === run.id);
    if (own && method !== 'ACH')
      warnings.set(
        run.number,
        `Payroll #${run.number} is in the bank file of ${madeOn}. Make sure the bank doesn’t pay it as well.`,
      );
    const isOfWeek = runs.some(
      ({ userId, weekStart }) => userId === run.userId && weekStart === fromUtcMidnight(run.weekStart),
    );
    if (run.status === 'VOID' && isOfWeek)
      warnings.set(
        run.number,
        `Payroll #${run.number}, which was voided since, is in the bank file of ${madeOn}. Make sure the bank doesn’t pay it as well.`,
      );
  }
  return [...warnings.values()];
}
