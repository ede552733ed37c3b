/** What a submitted week is worth, and what to compare it with: one statement for all weeks on a page. */
import type { Day } from 'rules/days';
import { type Cents, fromDecimal } from 'rules/money';
import { listWeekDays } from 'rules/weeks';
import type { Context } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { ratesBy } from '../people/ratesBy.ts';
import { USUAL_WEEKS, type UsualWeek, usualWeek } from './usualWeek.ts';
import { factsOfWeeks } from './weekFacts.sql.ts';

interface WeekOf {
  userId: string;
  /** A Monday. */
  weekStart: Day;
}

type Facts = AnswerOf<typeof factsOfWeeks>[string];

const toKey = ({ userId, weekStart }: WeekOf): string => `${userId} ${weekStart}`;

const readFacts = batched(async (context: Context, keys): Promise<Map<string, Facts>> => {
  const weeks = keys.map((key) => key.split(' '));
  const facts = await context.sql.read(
    context,
    factsOfWeeks({
      people: weeks.map(([userId = '']) => userId),
      mondays: weeks.map(([, monday = '']) => monday),
      daysBefore: 7 * USUAL_WEEKS,
    }),
  );
  return new Map(Object.entries(facts));
});

/** The day rate of each of the seven days. */
export async function ratesOfWeek(context: Context, week: WeekOf): Promise<Cents[]> {
  const facts = await readFacts(context, toKey(week));
  return listWeekDays(week.weekStart).map(ratesBy(facts));
}

/** What the person's weeks usually look like; null if too few were worked to tell. */
export async function usualOfWeek(context: Context, week: WeekOf): Promise<UsualWeek | null> {
  const { days, receipts } = await readFacts(context, toKey(week));
  return usualWeek({
    days,
    receipts: receipts.map(({ date, amount }) => ({ date, cents: fromDecimal(amount) })),
  });
}
