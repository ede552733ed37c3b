/** What a day was worth: rates change, and a day keeps the rate in effect on it. Pure. */
import type { Decimal } from '@prisma/client/runtime/client';
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal } from 'rules/money';

/** The columns of a person that `ratesBy` reads. */
export const rateColumns = {
  dailyRate: true,
  payRates: { select: { dailyRate: true, effectiveFrom: true }, orderBy: { effectiveFrom: 'asc' } },
} as const;

/** Amounts and days as columns of Prisma's, or as JSON has them. */
export interface Rates {
  dailyRate: Decimal | number | null;
  payRates: { dailyRate: Decimal | number | null; effectiveFrom: Date | Day }[];
}

const toDay = (day: Date | Day): Day => (typeof day === 'string' ? day : fromUtcMidnight(day));

/**
 * Tells the rate on a day, in cents; zero if none is agreed. Days before the first agreed rate take that one, so that
 * a rate entered a week late still counts, and a person without a history has today's rate.
 */
export function ratesBy({ dailyRate, payRates }: Rates): (day: Day) => Cents {
  const agreed = payRates.map((rate) => ({
    from: toDay(rate.effectiveFrom),
    cents: fromDecimal(rate.dailyRate),
  }));
  const first = agreed[0]?.cents ?? fromDecimal(dailyRate);
  return (day) => agreed.findLast(({ from }) => from <= day)?.cents ?? first;
}
