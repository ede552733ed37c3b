/** A line of a new run, without its position. */
import type { Day } from 'rules/days';
import type { ExpenseCategory } from 'rules/expenses';
import type { ExtraCategory } from 'rules/extras';
import type { Cents } from 'rules/money';
import type { DayLine } from 'rules/payLines';
import type { PayrollLineClass, PayrollLineKind } from '../../../platform/db/generated/client/enums.ts';

export interface RunLine {
  kind: PayrollLineKind;
  taxClass: PayrollLineClass;
  amount: Cents;
  date: Day | null;
  category: ExpenseCategory | null;
  /** What extra pay is for; null for anything else. */
  extra: ExtraCategory | null;
  description: string;
  /** The line that a correction changes. */
  adjustsRunId: string | null;
  adjustsPosition: number | null;
}

const NONE = { category: null, extra: null, adjustsRunId: null, adjustsPosition: null } as const;

export const toRunLine = (line: DayLine | Omit<RunLine, keyof typeof NONE>): RunLine => ({
  ...NONE,
  ...line,
});
