/**
 * The current amounts of a run's days: its own lines plus the lines of its valid corrections. Receipts are left out,
 * because they carry their own amounts, and so are additions to pay, because they are corrected by voiding them. Pure.
 */
import type { CorrectedAmount, DayAsPaid } from 'rules/corrections';
import type { Day } from 'rules/days';
import type { ExpenseCategory } from 'rules/expenses';
import type { Cents } from 'rules/money';
import type { PayrollLineClass, PayrollLineKind } from '../../../platform/db/generated/client/enums.ts';

export interface PaidLine {
  runId: string;
  position: number;
  kind: PayrollLineKind;
  taxClass: PayrollLineClass;
  amount: Cents;
  date: Day | null;
  category: ExpenseCategory | null;
  description: string;
  adjustsRunId: string | null;
  adjustsPosition: number | null;
  /** The plan that takes it, or is left with it. */
  planId: string | null;
}

export interface CorrectedRun {
  lines: readonly PaidLine[];
  /** How many receipts it pays. Their lines come after the days' lines. */
  receipts: number;
}

/** A line that a correction can change. */
export interface CorrectableLine extends PaidLine {
  date: Day;
  of: CorrectedAmount;
}

const amountOf = ({ kind, taxClass }: PaidLine): CorrectedAmount | null => {
  if (kind === 'DAY_PAY') return 'pay';
  if (kind !== 'EXPENSE') return null;
  return taxClass === 'REIMBURSEMENT' ? 'reimbursed' : 'compensated';
};

/** The lines of the days, without the receipts' lines. */
function linesOfDays({ lines, receipts }: CorrectedRun): CorrectableLine[] {
  const expenses = lines.filter(({ kind }) => kind === 'EXPENSE');
  const ofReceipts = new Set(receipts ? expenses.slice(-receipts) : []);
  return lines.flatMap((line) => {
    const of = amountOf(line);
    return of && line.date && !ofReceipts.has(line) ? [{ ...line, date: line.date, of }] : [];
  });
}

export const allLines = (runs: readonly CorrectedRun[]): PaidLine[] => runs.flatMap(({ lines }) => lines);

/** The lines that a correction can change: the lines of the run and of its corrections. */
export const correctableLines = (runs: readonly CorrectedRun[]): CorrectableLine[] =>
  runs.flatMap(linesOfDays);

export interface CorrectableDay extends DayAsPaid {
  /** The typed notes. */
  notes: string;
  category: ExpenseCategory | null;
}

/** The days with their current amounts, in order. */
export function daysAsCorrected(runs: readonly CorrectedRun[]): CorrectableDay[] {
  const days = new Map<Day, CorrectableDay>();
  const key = (runId: string, position: number) => `${runId} ${position}`;
  const targets = new Map(correctableLines(runs).map((line) => [key(line.runId, line.position), line]));
  for (const line of allLines(runs)) {
    const own = targets.get(key(line.runId, line.position));
    const adjusted =
      line.adjustsRunId !== null && line.adjustsPosition !== null
        ? targets.get(key(line.adjustsRunId, line.adjustsPosition))
        : undefined;
    const target = own ?? adjusted;
    if (!target) continue;
    const nothing = { date: target.date, pay: 0, compensated: 0, reimbursed: 0, notes: '', category: null };
    const day = days.get(target.date) ?? nothing;
    days.set(target.date, {
      ...day,
      [target.of]: day[target.of] + line.amount,
      notes: day.notes || (own?.description ?? ''),
      category: day.category ?? own?.category ?? null,
    });
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}
