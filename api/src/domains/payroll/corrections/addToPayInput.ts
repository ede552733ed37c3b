/** What a user can add to pay. Pure. */
import { addDays, type Day } from 'rules/days';
import { ADDED_PAY_NAMES, type AddedPay, MAX_ADDED_LINES, MAX_ADDED_NOTE } from 'rules/extras';
import { type Cents, formatMoney, MAX_DAY_CENTS, sumCents, toAmount } from 'rules/money';
import { isMonday } from 'rules/weeks';
import { z } from 'zod';
import { idempotencyKeyInput } from '../../../graph/idempotencyKey.ts';
import { NOT_A_MONDAY } from '../../timeLogs/weekDays.ts';
import { receiptIdsInput } from '../weekInput.ts';

const AMOUNT = `An amount must be between $0.01 and ${formatMoney(MAX_DAY_CENTS)}.`;

const addedLine = z.object({
  category: z.enum(ADDED_PAY_NAMES),
  date: z.string(),
  amount: z.number().min(0.01, AMOUNT).max(toAmount(MAX_DAY_CENTS), AMOUNT),
  note: z
    .string()
    .trim()
    .max(MAX_ADDED_NOTE, `The note must be at most ${MAX_ADDED_NOTE} characters.`)
    .nullish(),
});

export interface AddedLine {
  category: AddedPay;
  date: Day;
  amount: Cents;
  note: string;
}

export const toAddedLines = (lines: readonly z.infer<typeof addedLine>[]): AddedLine[] =>
  lines
    .map(({ category, date, amount, note }) => ({
      ...{ category, date, note: note ?? '' },
      amount: Math.round(amount * 100),
    }))
    .sort((one, other) => one.date.localeCompare(other.date));

export const addToPayInput = z
  .object({
    userId: z.string(),
    weekStart: z.string(),
    payDate: z.string().nullish(),
    lines: z
      .array(addedLine)
      .max(MAX_ADDED_LINES, `At most ${MAX_ADDED_LINES} amounts can be added at once.`),
    receiptIds: receiptIdsInput.nullish(),
    requestKey: idempotencyKeyInput,
  })
  .superRefine(({ weekStart, lines, receiptIds }, { addIssue }) => {
    const issue = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    if (!isMonday(weekStart)) issue(['weekStart'], NOT_A_MONDAY);
    if (lines.length === 0 && !receiptIds?.length) issue(['lines'], 'Enter an amount or choose a receipt.');
    for (const [index, { date, category, note }] of lines.entries()) {
      if (date < weekStart || date > addDays(weekStart, 6))
        issue(['lines', index, 'date'], 'Choose a day of the week.');
      if (category === 'OTHER' && !note) issue(['lines', index, 'note'], 'Enter what it’s for.');
    }
    for (const date of new Set(lines.map((line) => line.date)))
      if (
        sumCents(lines.filter((line) => line.date === date).map(({ amount }) => Math.round(amount * 100))) >
        MAX_DAY_CENTS
      )
        issue(['lines'], `At most ${formatMoney(MAX_DAY_CENTS)} can be added to one day.`);
  });

export type AddToPayInput = z.infer<typeof addToPayInput>;
