/** What a report may cover. */
import { type Day, yearOf } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Context } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { isOf, isPaidWithin, isWeekWithin } from './bounds.sql.ts';
import type { ReportDates } from './content.ts';

/** The most years that a range may span. */
export const MAX_YEARS = 5;

/** An inclusive range of days, for one person or everyone. */
export interface Range {
  startDate: Day;
  endDate: Day;
  /** The person's database key. */
  contractorId: string | null;
  /** Whether the days are days worked, the default, or pay dates. */
  dates?: ReportDates | undefined;
}

/** The person a report may be about: a contractor, or anyone who has been paid. Throws NotFoundError. */
export async function findSubject({ db }: Context, id: string): Promise<{ id: string; name: string }> {
  const person = await db.user.findFirst({
    where: { id: toKey('User', id), OR: [{ kind: 'CONTRACTOR' }, { payrollRuns: { some: {} } }] },
    select: { id: true, firstName: true, lastName: true },
  });
  if (!person) throw new NotFoundError('Contractor');
  return { id: person.id, name: `${person.firstName} ${person.lastName}` };
}

/** Whether the range is short enough for a report. */
export const isShortEnough = (startDate: Day, endDate: Day): boolean =>
  endDate < `${yearOf(startDate) + MAX_YEARS}${startDate.slice(4)}`;

/** The condition on runs (`run`): weeks with a day in the range, or pay dates in it. */
export const runsInRange = ({ startDate, endDate, contractorId, dates }: Range): Condition[] => [
  dates === 'PAY_DATE'
    ? isPaidWithin({ first: startDate, last: endDate })
    : isWeekWithin({ first: startOfWeek(startDate), last: endDate }),
  ...(contractorId ? [isOf({ userId: contractorId })] : []),
];
