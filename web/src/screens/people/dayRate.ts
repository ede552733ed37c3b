import { formatAmount, readCents } from 'rules/amounts';
import { insertStep, type RateStep } from 'rules/dayRates';
import { isDay } from 'rules/days';
import { findUnusual } from 'rules/enteredDays';
import { formatDate } from 'rules/instantFormats';
import { toDecimal } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayHere } from 'rules/zonedDays';

/** A day rate in a form: a plain decimal, '' for none, and its first day. */
export type RateValues = { dailyRate: string; effectiveFrom: string };

/** The rates on the server: the present one, earlier and future ones. */
export type StoredRate = {
  readonly dailyRate: number | null | undefined;
  readonly dailyRateFrom: string | null | undefined;
  readonly payRates: readonly StoredStep[];
};

type StoredStep = { readonly dailyRate: number | null | undefined; readonly effectiveFrom: string };

const noRate: StoredRate = { dailyRate: null, dailyRateFrom: null, payRates: [] };

/** A form's initial values: the present rate, and this week's Monday, so that a change applies to the whole week. */
export function rateValues({ dailyRate }: StoredRate = noRate, from = startOfWeek(todayHere())): RateValues {
  return { dailyRate: dailyRate ? toDecimal(readCents(dailyRate)) : '', effectiveFrom: from };
}

function isTouched(values: RateValues, initial: RateValues): boolean {
  const isOther =
    readCents(values.dailyRate) !== readCents(initial.dailyRate) || !values.dailyRate !== !initial.dailyRate;
  return isOther || (values.dailyRate !== '' && values.effectiveFrom !== initial.effectiveFrom);
}

/** The rate's part of a mutation's input; nothing if unchanged. */
export function rateInput(values: RateValues, initial: RateValues) {
  if (!isTouched(values, initial)) return {};
  const { dailyRate, effectiveFrom } = values;
  return { dailyRate: dailyRate === '' ? null : readCents(dailyRate) / 100, effectiveFrom };
}

/** Why the rate cannot be sent. */
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

/** 'Since Nov 9, 2026'; 'From Dec 7, 2026' for a first rate in the future. */
export const rateStart = (from: string): string =>
  `${from > todayHere() ? 'From' : 'Since'} ${formatDate(from)}`;

/** 'Now $245.00, since Nov 9, 2026'. */
export function storedRateText({ dailyRate, dailyRateFrom }: StoredRate): string {
  if (!dailyRate) return 'Not set yet';
  const start = dailyRateFrom ? rateStart(dailyRateFrom) : '';
  return `Now ${formatAmount(dailyRate)}${start && `, ${start.charAt(0).toLowerCase()}${start.slice(1)}`}`;
}

/** The resulting rates, newest first; null if there is only one. */
export function resultingRates(
  values: RateValues,
  initial: RateValues,
  payRates: readonly StoredStep[],
): readonly (RateStep & { readonly isNew: boolean })[] | null {
  const { effectiveFrom: from, dailyRate } = values;
  if (!isTouched(values, initial) || !isDay(from)) return null;
  const stored = payRates.map((rate) => ({
    from: rate.effectiveFrom,
    cents: rate.dailyRate ? readCents(rate.dailyRate) : null,
  }));
  const steps = insertStep(stored, { from, cents: dailyRate === '' ? null : readCents(dailyRate) });
  return steps.length > 1 ? steps.toReversed().map((step) => ({ ...step, isNew: step.from === from })) : null;
}

/** The confirmation of a rate's first day. */
export const askAboutRate = (values: RateValues, initial: RateValues): string | null =>
  isTouched(values, initial) && isDay(values.effectiveFrom)
    ? findUnusual(values.effectiveFrom, { today: todayHere() })
    : null;
