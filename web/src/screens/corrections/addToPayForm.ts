import { formatAmount, readCents } from 'rules/amounts';
import type { Day } from 'rules/days';
import { type AddedPay, MAX_ADDED_NOTE } from 'rules/extras';
import { toDecimal } from 'rules/money';

/** An amount to add, as typed. */
export type AddedRow = {
  readonly category: AddedPay;
  readonly date: Day;
  readonly amount: string;
  readonly note: string;
};

export const newRow = (date: Day): AddedRow => ({ category: 'DETENTION', date, amount: '', note: '' });

/** The amount a raise adds to a day, ready to be added to pay. */
export const backPayRow = (day: {
  readonly date: Day;
  readonly paidAt: number;
  readonly dailyRate: number;
  readonly amount: number;
}): AddedRow => ({
  ...{ category: 'BACK_PAY', date: day.date, amount: toDecimal(readCents(day.amount)) },
  note: `Day rate ${formatAmount(day.dailyRate)}, paid at ${formatAmount(day.paidAt)}`,
});

/** Whether anything is typed into a row. */
const isTyped = ({ amount, note }: AddedRow): boolean => readCents(amount) > 0 || note.trim() !== '';

export const typedRows = (rows: readonly AddedRow[]): AddedRow[] => rows.filter(isTyped);

/** In the format of the request. */
export const toLines = (rows: readonly AddedRow[]) =>
  typedRows(rows).map(({ category, date, amount, note }) => ({
    ...{ category, date, amount: readCents(amount) / 100, note: note.trim().slice(0, MAX_ADDED_NOTE) },
  }));

/** The errors of the rows, by place: '0.amount'. */
export function findRowErrors(rows: readonly AddedRow[]): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const [index, row] of typedRows(rows).entries()) {
    if (readCents(row.amount) === 0) errors[`lines.${index}.amount`] = 'Enter an amount.';
    if (row.category === 'OTHER' && row.note.trim() === '')
      errors[`lines.${index}.note`] = 'Enter what it’s for.';
  }
  return errors;
}
