/** The company's first day: nothing can be entered for earlier days. */
import { type Day, fromUtcMidnight } from 'rules/days';
import { DEFAULT_FIRST_DAY, findEarlyIssue } from 'rules/enteredDays';
import type { Tx } from './context.ts';
import { ValidationError } from './errors.ts';

type Reader = Pick<Tx, 'companyProfile'>;

export async function readFirstDay(db: Reader): Promise<Day> {
  const company = await db.companyProfile.findUnique({ where: { id: 1 }, select: { operatingSince: true } });
  return company ? fromUtcMidnight(company.operatingSince) : DEFAULT_FIRST_DAY;
}

/** A day in an input, and its path. */
export interface EnteredDay {
  date: Day;
  path: readonly string[];
}

/** Throws ValidationError for days before the first one that can be entered, each with its path. */
export function refuseBefore(first: Day, days: readonly EnteredDay[]): void {
  const issues = days.flatMap(({ date, path }) => {
    const message = findEarlyIssue(date, first);
    return message === null ? [] : [{ path: [...path], message }];
  });
  if (issues.length) throw new ValidationError(issues);
}

/** The same for days before the company's first one. */
export async function refuseEarlyDays(db: Reader, days: readonly EnteredDay[]): Promise<void> {
  if (days.length) refuseBefore(await readFirstDay(db), days);
}
