/** What a day is worth: the rate in effect on that day, even after later changes. Pure. */
import type { Decimal } from '@prisma/client/runtime/client';
import { findStepOn, type RateStep } from 'rules/dayRates';
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal } from 'rules/money';

/** The columns of a person that `ratesBy` reads. */
export const rateColumns = {
  dailyRate: true,
  payRates: { select: { dailyRate: true, effectiveFrom: true }, orderBy: { effectiveFrom: 'asc' } },
} as const;

/** Amounts and days as Prisma columns or as JSON. */
export interface Rates {
  /** Applies only to people without a history. */
  dailyRate: Decimal | number | null;
  payRates: { dailyRate: Decimal | number | null; effectiveFrom: Date | Day }[];
}

const toDay = (day: Date | Day): Day => (typeof day === 'string' ? day : fromUtcMidnight(day));

/** The steps of a rate history, oldest first. */
export const toSteps = (payRates: Rates['payRates']): RateStep[] =>
  payRates.map(({ dailyRate, effectiveFrom }) => ({
    from: toDay(effectiveFrom),
    cents: dailyRate === null ? null : fromDecimal(dailyRate),
  }));

/** The rate on a day, in cents; null if none is agreed. */
export function rateOn({ dailyRate, payRates }: Rates, day: Day): Cents | null {
  const step = findStepOn(toSteps(payRates), day);
  if (step) return step.cents;
  return dailyRate === null ? null : fromDecimal(dailyRate);
}

/** The same for many days; zero if none is agreed. */
export function ratesBy({ dailyRate, payRates }: Rates): (day: Day) => Cents {
  const steps = toSteps(payRates);
  const unchanging = fromDecimal(dailyRate);
  return (day) => {
    const step = findStepOn(steps, day);
    return step ? (step.cents ?? 0) : unchanging;
  };
}
