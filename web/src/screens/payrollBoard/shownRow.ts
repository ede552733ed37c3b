import { readCents } from 'rules/amounts';
import { type StatusLook, statusLook } from '../../kit/ui/statuses';
import { isPayable, knownRow, planRow, type Touch } from './batchPlan';
import { proposalText } from './boardDraft';
import type { BoardRow } from './boardRow';

/** A row as the screen and the CSV file show it. Amounts of fields are plain decimals, '' when empty. */
export type ShownRow = {
  readonly pay: readonly string[];
  readonly expenses: string;
  /** The receipts' part, in cents. */
  readonly receipts: number;
  /** In cents. */
  readonly total: number;
  /** The net pay of it, in cents. */
  readonly net: number;
  readonly isEdited: boolean;
  /** Whether the box is ticked, and why it is disabled; null if it is not. */
  readonly isTicked: boolean;
  readonly boxRefusal: string | null;
  readonly look: StatusLook;
};

/** A row's amounts: the run's if the week is processed, else the proposal with the edits. */
export function shownRow(row: BoardRow, touch: Touch): ShownRow {
  if (row.run) return processedRow(row, row.run);
  const known = knownRow(row);
  const { receipts, total, handedOut, isEdited, isPaid } = planRow(known, touch);
  return {
    pay: known.days.map(({ date, proposed }) => touch.pay[date] ?? proposalText(proposed)),
    expenses: touch.expenses ?? '',
    receipts,
    total,
    net: handedOut.net,
    isEdited,
    isTicked: isPaid,
    boxRefusal: boxRefusal(row, total),
    look: toLook(row, isPaid, total),
  };
}

function processedRow({ days }: BoardRow, run: NonNullable<BoardRow['run']>): ShownRow {
  const paid = new Map(run.entries.map(({ date, pay }) => [date, readCents(pay)]));
  return {
    pay: days.map(({ date }) => proposalText(paid.get(date) ?? 0)),
    expenses: proposalText(readCents(run.expenses)),
    receipts: 0,
    total: readCents(run.totalPay),
    net: readCents(run.net),
    isEdited: false,
    isTicked: false,
    boxRefusal: 'This week has been processed.',
    look: runLook(run),
  };
}

function runLook({ status, number }: NonNullable<BoardRow['run']>): StatusLook {
  const { tone, label } = statusLook(status);
  return { tone, label: `${label} #${number}` };
}

function toLook({ state, pendingDays }: BoardRow, isPaid: boolean, total: number): StatusLook {
  if (state === 'REFUSED') return { tone: 'danger', label: 'Not payable' };
  if (isPaid) return { tone: 'success', label: 'Ready' };
  if (state === 'HELD') return { tone: 'warning', label: 'Held back' };
  if (total === 0) {
    return pendingDays > 0
      ? { tone: 'warning', label: 'Not approved' }
      : { tone: 'neutral', label: 'Nothing to pay' };
  }
  return { tone: 'neutral', label: 'Excluded' };
}

function boxRefusal(row: BoardRow, total: number): string | null {
  if (!isPayable(row)) return row.reason ?? 'This contractor can’t be put on payroll.';
  return total === 0 ? (row.reason ?? 'Enter pay or expenses first.') : null;
}
