import { formatAmount, readCents } from 'rules/amounts';
import type { Day } from 'rules/days';
import { type AddedPay, MAX_ADDED_NOTE } from 'rules/extras';
import { toDecimal } from 'rules/money';

/** An amount that is to be added, as it is typed. */
export type AddedRow = {
  readonly category: AddedPay;
  readonly date: Day;
  readonly amount: string;
  readonly note: string;
};

export const newRow = (date: Day): AddedRow => ({ category: 'DETENTION', date, amount: '', note: '' });

/** What a raise adds to a day, ready to be added to pay. */
export const backPayRow = (day: {
  readonly date: Day;
  readonly paidAt: number;
  readonly dailyRate: number;
  readonly amount: number;
}): AddedRow => ({
  ...{ category: 'BACK_PAY', date: day.date, amount: toDecimal(readCents(day.amount)) },
  note: `Day rate ${formatAmount(day.dailyRate)}, paid at ${formatAmount(day.paidAt)}`,
});

/** What is typed into a row at all. */
const isTyped = ({ amount, note }: AddedRow): boolean => readCents(amount) > 0 || note.trim() !== '';

export const typedRows = (rows: readonly AddedRow[]): AddedRow[] => rows.filter(isTyped);

/** As the server takes them. */
export const toLines = (rows: readonly AddedRow[]) =>
  typedRows(rows).map(({ category, date, amount, note }) => ({
    ...{ category, date, amount: readCents(amount) / 100, note: note.trim().slice(0, MAX_ADDED_NOTE) },
  }));

/** What is wrong with the rows, by place: '0.amount'. */
export function findRowErrors(rows: readonly AddedRow[]): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const [index, row] of typedRows(rows).entries()) {
    if (readCents(row.amount) === 0) errors[`lines.${index}.amount`] = 'Enter an amount.';
    if (row.category === 'OTHER' && row.note.trim() === '')
      errors[`lines.${index}.note`] = 'Enter what it’s for.';
  }
  return errors;
}
