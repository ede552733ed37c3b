import { formatAmount, readCents } from 'rules/amounts';
import { formatDate } from 'rules/instantFormats';
import { toDecimal } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayHere } from 'rules/zonedDays';

/** A day rate in a form: a plain decimal, '' for none, and the first day at it. */
export type RateValues = { dailyRate: string; effectiveFrom: string };

/** The rate as the server has it. */
export type StoredRate = {
  readonly dailyRate: number | null | undefined;
  readonly dailyRateFrom: string | null | undefined;
};

const noRate: StoredRate = { dailyRate: null, dailyRateFrom: null };

/** What a form starts with: the rate there is, and this week's Monday, so that a change counts for the whole week. */
export function rateValues({ dailyRate }: StoredRate = noRate, from = startOfWeek(todayHere())): RateValues {
  return { dailyRate: dailyRate ? toDecimal(readCents(dailyRate)) : '', effectiveFrom: from };
}

function isTouched(values: RateValues, initial: RateValues): boolean {
  const isOther =
    readCents(values.dailyRate) !== readCents(initial.dailyRate) || !values.dailyRate !== !initial.dailyRate;
  return isOther || (values.dailyRate !== '' && values.effectiveFrom !== initial.effectiveFrom);
}

/** The rate's part of a mutation's input; nothing while it is as it was. */
export function rateInput(values: RateValues, initial: RateValues) {
  if (!isTouched(values, initial)) return {};
  const { dailyRate, effectiveFrom } = values;
  return { dailyRate: dailyRate === '' ? null : readCents(dailyRate) / 100, effectiveFrom };
}

/** What keeps the rate from being sent. */
export function validateRate(
  values: RateValues,
  initial: RateValues,
): Partial<Record<keyof RateValues, string>> {
  if (!isTouched(values, initial)) return {};
  return {
    ...(values.dailyRate !== '' &&
      readCents(values.dailyRate) === 0 && {
        dailyRate: 'Enter more than $0.00, or leave the day rate empty.',
      }),
    ...(values.effectiveFrom === '' && { effectiveFrom: 'Choose the first day at this rate.' }),
  };
}

/** 'Now $245.00, since Nov 9, 2026'. */
export function storedRateText({ dailyRate, dailyRateFrom }: StoredRate): string {
  if (!dailyRate) return 'Not set yet';
  return `Now ${formatAmount(dailyRate)}${dailyRateFrom ? `, since ${formatDate(dailyRateFrom)}` : ''}`;
}
