/**
 * The lines of a correction: what changes, each naming the line that it puts right, or a line of its own where there
 * was none. Pure.
 *
 * What lowers a class is an adjustment of it only where the year that reported the amount is the year of the
 * correction. In a later one it is a deduction, which lowers what is handed out and nothing that is reported.
 */
import type { Difference } from 'rules/corrections';
import { sumCents } from 'rules/money';
import { type PaidDay, toLines } from 'rules/payLines';
import { type RunLine, toRunLine } from '../runLine.ts';
import type { AddedAmount } from './addedDays.ts';
import type { CorrectableLine } from './standing.ts';

interface Correction {
  differences: readonly Difference[];
  /** What can be put right. */
  lines: readonly CorrectableLine[];
  corrected: readonly PaidDay[];
  reason: string;
  /** Whether what is corrected was paid in the year in which the correction is. */
  isSameYear: boolean;
}

const classOf = ({ of }: Difference) => (of === 'reimbursed' ? 'REIMBURSEMENT' : 'COMPENSATION');

const findLine = ({ lines }: Correction, { date, of }: Difference): CorrectableLine | undefined =>
  lines.find((line) => line.date === date && line.of === of);

/** Where there was no such line: as the day would have had it. */
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
  const { differences, reason, isSameYear } = correction;
  const isLowered = (taxClass: string) =>
    sumCents(differences.filter((one) => classOf(one) === taxClass).map(({ amount }) => amount)) < 0;
  return differences.map((difference) => {
    const { date, amount } = difference;
    const line = findLine(correction, difference);
    if (!line) return newLine(correction, difference);
    const taxClass = classOf(difference);
    const isTakenBack = amount < 0 && !isSameYear && isLowered(taxClass);
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
