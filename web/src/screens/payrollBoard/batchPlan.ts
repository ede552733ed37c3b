import { readCents } from 'rules/amounts';
import type { ExpenseCategory } from 'rules/expenses';
import { formatMoney, MAX_DAY_CENTS } from 'rules/money';
import type { HandedOut } from 'rules/plans';
import { handOut, type PlannedDeduction, readDeductions } from '../plans/plannedDeductions';
import type { BoardRow } from './boardRow';

// The button's total: the server's totals, adjusted by the rows that the manager has edited. Whole cents throughout.

/** The data of a row that is needed while another page is shown. */
export type KnownRow = {
  readonly id: string;
  readonly name: string;
  readonly state: BoardRow['state'];
  /** The week's days from Monday on, with the server's proposal for each. */
  readonly days: readonly { readonly date: string; readonly proposed: number }[];
  /** Approved receipts, which the server proposes as well. */
  readonly receipts?: readonly { readonly id: string; readonly cents: number }[];
  /** Advances and deductions with an amount due. */
  readonly deductions?: readonly PlannedDeduction[];
  /** The week's pay from runs that are void now. */
  readonly paidBefore?: number;
};

/** The manager's category and purpose for a row's typed expenses. */
export type ExpenseDetails = {
  readonly date: string;
  readonly category: ExpenseCategory;
  readonly notes: string;
};

/** The manager's edits of a row; anything else stays as the server proposes it. Amounts are plain decimals. */
export type Touch = {
  readonly pay: Readonly<Record<string, string>>;
  readonly expenses?: string;
  /** Their purpose; none until it is entered. */
  readonly details?: ExpenseDetails;
  /** Receipts that are not paid this time. */
  readonly leftOut?: readonly string[];
  /** Plans without a deduction this time. */
  readonly skipped?: readonly string[];
  readonly isIncluded?: boolean;
};

export const untouched: Touch = { pay: {} };

/** The server's sums over the ready rows. */
export type ReadyTotals = {
  readonly ready: number;
  readonly basePay: number;
  readonly expenses: number;
  readonly deducted: number;
  readonly net: number;
};

/** A row as it would be paid. */
export type PlannedRow = {
  /** By day, as in `KnownRow.days`. */
  readonly pay: readonly number[];
  /** Typed ones; receipts are added. */
  readonly expenses: number;
  readonly details?: ExpenseDetails;
  readonly receiptIds: readonly string[];
  readonly receipts: number;
  readonly total: number;
  readonly handedOut: HandedOut<PlannedDeduction>;
  readonly skipPlans: readonly string[];
  /** Whether an amount differs from the server's proposal. */
  readonly isEdited: boolean;
  readonly isPaid: boolean;
};

export type BatchPlan = {
  readonly contractors: number;
  readonly basePay: number;
  readonly expenses: number;
  readonly totalPay: number;
  /** The deductions for advances and other plans. */
  readonly deducted: number;
  /** Net pay: less deductions and earlier pay. */
  readonly net: number;
  /** Rows that are paid although they are not ready. */
  readonly included: readonly KnownRow[];
  /** Rows that are ready and not paid. */
  readonly excluded: readonly KnownRow[];
  readonly edited: readonly (KnownRow & { readonly planned: PlannedRow })[];
  /** Why it cannot be sent in its present state. */
  readonly error: string | null;
};

export function knownRow({ user, state, days, receipts, deductions, paidBefore }: BoardRow): KnownRow {
  return {
    id: user.id,
    name: user.name,
    state,
    days: days.map(({ date, proposedPay }) => ({ date, proposed: readCents(proposedPay) })),
    receipts: receipts.map(({ id, amount }) => ({ id, cents: readCents(amount) })),
    ...(deductions.length > 0 && { deductions: readDeductions(deductions) }),
    ...(paidBefore !== 0 && { paidBefore: readCents(paidBefore) }),
  };
}

/** Whether the row can be paid at all, with the right amounts. */
export const isPayable = ({ state }: Pick<KnownRow, 'state'>): boolean =>
  state === 'READY' || state === 'HELD' || state === 'EMPTY';

/** Whether the row's box is ticked before any edit. */
export const isUsuallyPaid = ({ state }: Pick<KnownRow, 'state'>): boolean => state !== 'HELD';

/** A row with its edits. A row held back is paid when it is included, one without a proposal when it has amounts. */
export function planRow(row: KnownRow, touch: Touch = untouched): PlannedRow {
  const { state, days, receipts = [], deductions = [], paidBefore = 0 } = row;
  const pay = days.map(({ date, proposed }) => {
    const typed = touch.pay[date];
    return typed === undefined ? proposed : readCents(typed);
  });
  const expenses = readCents(touch.expenses);
  const chosen = receipts.filter(({ id }) => !touch.leftOut?.includes(id));
  const receiptSum = sum(chosen.map(({ cents }) => cents));
  const total = sum(pay) + expenses + receiptSum;
  const skipped = deductions.filter(({ planId }) => touch.skipped?.includes(planId));
  const skipPlans = skipped.map(({ planId }) => planId);
  const isEdited =
    expenses > 0 ||
    skipped.length > 0 ||
    chosen.length < receipts.length ||
    days.some(({ proposed }, index) => pay[index] !== proposed);
  const isWanted = touch.isIncluded ?? isUsuallyPaid({ state });
  return {
    ...{ pay, expenses, receiptIds: chosen.map(({ id }) => id), receipts: receiptSum },
    ...(touch.details && { details: touch.details }),
    ...{ handedOut: handOut(deductions, skipPlans, { total, paidBefore }), skipPlans },
    ...{ total, isEdited, isPaid: isPayable({ state }) && isWanted && total > 0 },
  };
}

/** Everything the button would do. `touches` are all edited rows of the week, on any page. */
export function planBatch(
  totals: ReadyTotals,
  touches: readonly { readonly row: KnownRow; readonly touch: Touch }[],
): BatchPlan {
  let { ready: contractors, basePay, expenses, deducted, net } = totals;
  const rows = touches.map(({ row, touch }) => ({ ...row, planned: planRow(row, touch) }));
  for (const { planned, ...row } of rows) {
    if (row.state === 'READY') {
      const proposed = planRow(row);
      contractors -= 1;
      basePay -= sum(proposed.pay);
      expenses -= proposed.receipts;
      deducted -= sumTaken(proposed);
      net -= proposed.handedOut.net;
    }
    if (planned.isPaid) {
      contractors += 1;
      basePay += sum(planned.pay);
      expenses += planned.expenses + planned.receipts;
      deducted += sumTaken(planned);
      net += planned.handedOut.net;
    }
  }
  const paid = rows.filter(({ planned }) => planned.isPaid);
  return {
    contractors,
    basePay,
    expenses,
    totalPay: basePay + expenses,
    deducted,
    net,
    included: paid.filter(({ state }) => state !== 'READY'),
    excluded: rows.filter(({ state, planned }) => state === 'READY' && !planned.isPaid),
    edited: paid.filter(({ planned }) => planned.isEdited),
    error: paid.map(findError).find((error) => error !== null) ?? null,
  };
}

/**
 * The day that carries the week's expenses: the last one with pay, else the Sunday. The board has one expense field for
 * the whole week, the run stores expenses by day.
 */
export function expensesDay(pay: readonly number[]): number {
  const last = pay.findLastIndex((cents) => cents > 0);
  return last < 0 ? pay.length - 1 : last;
}

/** The days of an edited row in the format of the request; days without any amount are left out. */
export function weeklyData({ days, planned }: BatchPlan['edited'][number]) {
  const { details } = planned;
  const chosen = days.findIndex(({ date }) => date === details?.date);
  const carrier = chosen < 0 ? expensesDay(planned.pay) : chosen;
  return days
    .map(({ date }, index) => ({
      date,
      pay: (planned.pay[index] ?? 0) / 100,
      expenses: index === carrier ? planned.expenses / 100 : 0,
      ...(index === carrier && details && { notes: details.notes, category: details.category }),
    }))
    .filter(({ pay, expenses }) => pay > 0 || expenses > 0);
}

function findError({ name, planned }: BatchPlan['edited'][number]): string | null {
  const isTooMuch = [...planned.pay, planned.expenses].some((cents) => cents > MAX_DAY_CENTS);
  return isTooMuch ? `${name}: at most ${formatMoney(MAX_DAY_CENTS)} a day.` : null;
}

/** The sum of the plans' deductions, in cents. */
const sumTaken = ({ handedOut }: PlannedRow): number => sum(handedOut.taken.map(({ amount }) => amount));

const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);
