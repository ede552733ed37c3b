/** A run with its valid corrections: the lines, their total, and how much has been paid. */
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import type { Prisma } from '../../../platform/db/generated/client/client.ts';
import type { PayrollRunStatus } from '../../../platform/db/generated/client/enums.ts';
import type { CorrectedRun } from './correctedPay.ts';

const OWN = {
  status: true,
  totalPay: true,
  payment: { select: { date: true } },
  lines: { orderBy: { position: 'asc' } },
} as const satisfies Prisma.PayrollRunSelect;

/** The columns that `toCorrectedPay` reads. */
export const CORRECTED_PAY = {
  ...{ id: true, userId: true, weekStart: true, payDate: true },
  ...OWN,
  receipts: { select: { id: true } },
  adjustments: {
    where: { status: { not: 'VOID' }, correction: { not: null } },
    orderBy: { number: 'asc' },
    select: { id: true, number: true, ...OWN },
  },
} as const satisfies Prisma.PayrollRunSelect;

type Stored = Prisma.PayrollRunGetPayload<{ select: typeof CORRECTED_PAY }>;

export interface CorrectedPay {
  id: string;
  userId: string;
  weekStart: Day;
  payDate: Day;
  status: PayrollRunStatus;
  runs: CorrectedRun[];
  /** The total of the run and its corrections. */
  total: Cents;
  /** How much has been paid, and the date of the last payment. */
  paid: Cents;
  paidOn: Day | null;
}

const toLines = ({ id, lines }: Pick<Stored, 'id' | 'lines'>): CorrectedRun['lines'] =>
  lines.map((line) => ({
    ...line,
    runId: id,
    amount: fromDecimal(line.amount),
    date: line.date && fromUtcMidnight(line.date),
  }));

export function toCorrectedPay(run: Stored): CorrectedPay {
  const all = [run, ...run.adjustments];
  const paid = all.filter(({ status }) => status === 'PAID');
  const dates = paid.flatMap(({ payment }) => (payment ? [fromUtcMidnight(payment.date)] : []));
  // An amount taken back in a later year lowers no day's amounts, but is no longer part of the pay.
  const sum = (runs: readonly Pick<Stored, 'totalPay' | 'lines'>[]) =>
    sumCents(
      runs.flatMap(({ totalPay, lines }) => [
        fromDecimal(totalPay),
        ...lines
          .filter(({ kind, adjustsPosition }) => kind === 'DEDUCTION' && adjustsPosition !== null)
          .map(({ amount }) => fromDecimal(amount)),
      ]),
    );
  return {
    ...{ id: run.id, userId: run.userId, status: run.status },
    ...{ weekStart: fromUtcMidnight(run.weekStart), payDate: fromUtcMidnight(run.payDate) },
    runs: [
      { lines: toLines(run), receipts: run.receipts.length },
      ...run.adjustments.map((correction) => ({ lines: toLines(correction), receipts: 0 })),
    ],
    total: sum(all),
    paid: sum(paid),
    paidOn: dates.sort().at(-1) ?? null,
  };
}
