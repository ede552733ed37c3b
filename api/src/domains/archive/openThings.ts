/**
 * What is still open for a person and must be resolved before they are deleted. One list for the preview, the refusal,
 * and deactivating or archiving.
 */
import { formatDay, formatWeek } from 'rules/dayFormats';
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, formatMoney } from 'rules/money';
import { computeLeft, PLAN_WORDS } from 'rules/plans';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { openOf } from './openThings.sql.ts';
import { keepUntil } from './retention.ts';

export const OPEN_KINDS = [
  'UNPAID_RUN',
  'PENDING_DAYS',
  'APPROVED_DAYS',
  'PENDING_RECEIPT',
  'APPROVED_RECEIPT',
  'PLAN_BALANCE',
  'UNFILED_YEAR',
] as const;

export interface OpenThing {
  kind: (typeof OPEN_KINDS)[number];
  /** As a sentence, without a name. */
  text: string;
  /** The Monday of the week in which to resolve it; null if it is not about a week. */
  weekStart: Day | null;
  year: number | null;
}

const thing = (
  kind: OpenThing['kind'],
  text: string,
  { weekStart = null, year = null }: Partial<Pick<OpenThing, 'weekStart' | 'year'>> = {},
): OpenThing => ({ kind, text, weekStart, year });

const days = (count: number, adjective = ''): string =>
  `${count} ${adjective}${count === 1 ? 'day' : 'days'}`;

const describeDays = ({ weekStart, status, days: count }: Week): OpenThing => {
  const week = formatWeek(weekStart);
  const are = count === 1 ? 'is' : 'are';
  return status === 'PENDING'
    ? thing('PENDING_DAYS', `${days(count)} of ${week} ${are} waiting for a decision.`, { weekStart })
    : thing('APPROVED_DAYS', `${days(count, 'approved ')} of ${week} ${are} not on payroll.`, { weekStart });
};

const describeReceipt = ({ date, weekStart, status, amount }: Receipt): OpenThing => {
  const of = `receipt of ${formatMoney(amount)} for ${formatDay(date)}`;
  return status === 'PENDING'
    ? thing('PENDING_RECEIPT', `A ${of} is waiting for a decision.`, { weekStart })
    : thing('APPROVED_RECEIPT', `An approved ${of} is not on payroll.`, { weekStart });
};

type Open = RowOf<typeof openOf>;
type Week = Open['weeks'][number];
type Receipt = Open['receipts'][number];

/** An open-ended deduction has no balance. */
const hasBalance = ({ total, taken }: { total: Cents | null; taken: Cents }): boolean =>
  (computeLeft(total, taken) ?? 0) > 0;

/** In the order in which to resolve it. Works inside and outside a transaction. */
export async function listOpenThings(
  db: RawTx,
  { now, timeZone }: Pick<Context, 'now' | 'timeZone'>,
  userId: string,
): Promise<OpenThing[]> {
  const [open] = await rowsIn(db, openOf({ userId }));
  const { weeks, receipts, runs, plans, years } = open!;
  const today = todayIn(now(), timeZone);
  // Past that time no one expects a form of the year, nor its records.
  const isKept = ({ year }: { year: number }) => today <= (keepUntil(toUtcMidnight(`${year}-12-31`)) ?? '');
  return [
    ...weeks.map(describeDays),
    ...receipts.map(describeReceipt),
    ...runs.map(({ number, weekStart, net }) =>
      thing(
        'UNPAID_RUN',
        `Payroll #${number} for ${formatWeek(weekStart)} is not paid: ${formatMoney(net)}.`,
        {
          weekStart,
        },
      ),
    ),
    ...plans
      .filter(hasBalance)
      .map(({ kind, total, taken }) =>
        thing(
          'PLAN_BALANCE',
          `${formatMoney(computeLeft(total, taken) ?? 0)} of ${PLAN_WORDS[kind]} of ${formatMoney(total ?? 0)} is still owed.`,
        ),
      ),
    ...years.filter(isKept).map(({ year, paid }) =>
      thing('UNFILED_YEAR', `${formatMoney(paid)} was paid in ${year}, and no form for ${year} is filed.`, {
        year,
      }),
    ),
  ];
}
