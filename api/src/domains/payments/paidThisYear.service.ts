/** What people were paid in the company's current year: one statement for everyone requested. */
import { yearOf } from 'rules/days';
import { type Cents, fromDecimal } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import { paidInYear } from './paidThisYear.sql.ts';

export const paidThisYear = batched(async (context: Context, people): Promise<Map<string, Cents>> => {
  const year = yearOf(todayIn(context.now(), context.timeZone));
  const found = await context.sql.read(
    context,
    paidInYear({ people, year, first: `${year}-01-01`, last: `${year}-12-31` }),
  );
  return new Map(
    Object.entries(found).map(([userId, { settled, before }]) => [
      userId,
      fromDecimal(settled) + fromDecimal(before),
    ]),
  );
});
