import { toDecimal } from 'rules/money';
import { isPayable, isUsuallyPaid, type KnownRow, knownRow, type Touch, untouched } from './batchPlan';
import type { BoardRow } from './boardRow';

/**
 * The manager's unsent amounts and ticks for a week, by the person's id. They outlive pages, filters and reloads, so
 * each edited row includes its known data.
 */
export type BoardDraft = {
  /** The pay date, if it is not the proposed one. */
  readonly payDate: string | null;
  readonly rows: Readonly<Record<string, TouchedRow>>;
};

export type TouchedRow = { readonly row: KnownRow; readonly touch: Touch };

export const emptyDraft: BoardDraft = { payDate: null, rows: {} };

export const getTouch = (draft: BoardDraft, id: string): Touch => draft.rows[id]?.touch ?? untouched;

/** The draft after an edit of a row; a row without changes is dropped. */
export function withTouch(draft: BoardDraft, row: KnownRow, change: Partial<Touch>): BoardDraft {
  const touch = normalize(row, { ...getTouch(draft, row.id), ...change });
  const { [row.id]: _former, ...others } = draft.rows;
  return { ...draft, rows: touch ? { ...others, [row.id]: { row, touch } } : others };
}

/** The draft after a day's pay was typed. */
export function withPay(draft: BoardDraft, row: KnownRow, date: string, amount: string): BoardDraft {
  return withTouch(draft, row, { pay: { ...getTouch(draft, row.id).pay, [date]: amount } });
}

/** Resets the row's amounts to the server's proposal; its tick stays. */
export function withoutEdits(draft: BoardDraft, row: KnownRow): BoardDraft {
  return withTouch(draft, row, {
    pay: {},
    expenses: undefined,
    details: undefined,
    leftOut: undefined,
    skipped: undefined,
  });
}

/**
 * The draft after a refetch. Typed amounts stay, on top of the new figures; a row that has been paid meanwhile or may
 * no longer be paid is dropped. With `isAll`, so is a row that no longer exists.
 */
export function refreshed(draft: BoardDraft, fresh: readonly BoardRow[], isAll: boolean): BoardDraft {
  const known = new Map(fresh.map((row) => [row.user.id, knownRow(row)]));
  const rows: Record<string, TouchedRow> = {};
  let hasChanged = false;
  for (const [id, { row, touch }] of Object.entries(draft.rows)) {
    const now = known.get(id) ?? (isAll ? null : row);
    const left = now && isPayable(now) ? normalize(now, touch) : null;
    if (now && left) rows[id] = { row: now, touch: left };
    if (!now || !left || !isSame(now, row)) hasChanged = true;
  }
  return hasChanged ? { ...draft, rows } : draft;
}

/** A day field's value before any edit: the proposal as a plain decimal, '' for none. */
export const proposalText = (proposed: number): string => (proposed === 0 ? '' : toDecimal(proposed));

/** Without edits that change nothing: amounts and a tick equal to the defaults. Null if nothing is left. */
function normalize(row: KnownRow, touch: Touch): Touch | null {
  const typed = row.days.flatMap(({ date, proposed }) => {
    const amount = touch.pay[date];
    return amount === undefined || amount === proposalText(proposed) ? [] : [[date, amount] as const];
  });
  const expenses = touch.expenses || undefined;
  const details = expenses ? touch.details : undefined;
  const proposed = row.receipts?.map(({ id }) => id) ?? [];
  const leftOut = touch.leftOut?.filter((id) => proposed.includes(id)) ?? [];
  const due = row.deductions?.map(({ planId }) => planId) ?? [];
  const skipped = touch.skipped?.filter((id) => due.includes(id)) ?? [];
  const isUsual = touch.isIncluded === isUsuallyPaid(row);
  const isIncluded = isUsual ? undefined : touch.isIncluded;
  const isSaid =
    expenses !== undefined || leftOut.length > 0 || skipped.length > 0 || isIncluded !== undefined;
  if (typed.length === 0 && !isSaid) return null;
  return {
    pay: Object.fromEntries(typed),
    ...(expenses !== undefined && { expenses }),
    ...(details && { details }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(skipped.length > 0 && { skipped }),
    ...(isIncluded !== undefined && { isIncluded }),
  };
}

function isSame(one: KnownRow, other: KnownRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
