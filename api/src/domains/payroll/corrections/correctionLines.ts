/**
 * The lines of a correction: each change names the line it corrects, or is a new line if there was none. Pure.
 *
 * A reduction adjusts its class only up to what the year of the correction has reported for the week. Beyond that, as
 * in a later year, it is a deduction, which lowers what is handed out and nothing that is reported.
 */
import type { Difference } from 'rules/corrections';
import { type Cents, sumCents } from 'rules/money';
import { type PaidDay, toLines } from 'rules/payLines';
import { type RunLine, toRunLine } from '../pay/runLine.ts';
import type { AddedAmount } from './addedDays.ts';
import type { CorrectableLine } from './correctedPay.ts';

interface Correction {
  differences: readonly Difference[];
  /** The lines that can be corrected. */
  lines: readonly CorrectableLine[];
  corrected: readonly PaidDay[];
  reason: string;
  /** What the year of the correction reports for the week without it. */
  reported: Readonly<Record<'COMPENSATION' | 'REIMBURSEMENT', Cents>>;
}

const classOf = ({ of }: Difference) => (of === 'reimbursed' ? 'REIMBURSEMENT' : 'COMPENSATION');

const findLine = ({ lines }: Correction, { date, of }: Difference): CorrectableLine | undefined =>
  lines.find((line) => line.date === date && line.of === of);

/** The line that the day would have had, for a change without an earlier line. */
function newLine({ corrected }: Correction, { date, of, amount }: Difference): RunLine {
  const kind = of === 'pay' ? 'DAY_PAY' : 'EXPENSE';
  const line = corrected
    .filter((day) => day.date === date)
    .flatMap(toLines)
    .find((like) => like.kind === kind);
  if (!line || line.amount !== amount) throw new Error('A correction lowers what there is no line of.');
  return toRunLine(line);
}

export function correctionLines(correction: Correction): RunLine[] {
  const { differences, reason, reported } = correction;
  const isReportedElsewhere = (taxClass: ReturnType<typeof classOf>) => {
    const own = differences.filter((one) => classOf(one) === taxClass);
    const sum = sumCents(own.map(({ amount }) => amount));
    return sum < 0 && reported[taxClass] + sum < 0;
  };
  return differences.map((difference) => {
    const { date, amount } = difference;
    const line = findLine(correction, difference);
    if (!line) return newLine(correction, difference);
    const taxClass = classOf(difference);
    const isTakenBack = amount < 0 && isReportedElsewhere(taxClass);
    return {
      ...toRunLine({
        kind: isTakenBack ? 'DEDUCTION' : 'ADJUSTMENT',
        taxClass: isTakenBack ? 'DEDUCTION' : taxClass,
        ...{ amount, date, description: reason },
      }),
      adjustsRunId: line.runId,
      adjustsPosition: line.position,
    };
  });
}

/** What the lines do to the days; a deduction does nothing to them. */
export const correctedDays = (differences: readonly Difference[], lines: readonly RunLine[]): AddedAmount[] =>
  differences.flatMap(({ date, of, amount }, index) => {
    const line = lines[index]!;
    if (line.kind === 'DEDUCTION') return [];
    const isPay = of === 'pay';
    return [
      {
        date,
        pay: isPay ? amount : 0,
        expenses: isPay ? 0 : amount,
        note: line.description,
        isWorked: line.kind === 'DAY_PAY',
      },
    ];
  });
