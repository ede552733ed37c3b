/** Telling people by mail that days of theirs were rejected, whichever way that was done. */
import type { Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { queueMails } from '../../notices/mail/queueMails.ts';
import type { Context, Tx } from '../../operation/context.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';

interface DecidedDay {
  userId: string;
  date: Day;
  /** Undefined for a day that was not in the log. */
  before: TimeLogStatus | undefined;
  after: TimeLogStatus;
}

/** One mail to each person, with the weeks. A day that was rejected before is no news. */
export async function mailRejections(tx: Tx, context: Context, days: readonly DecidedDay[]): Promise<void> {
  const weeks = new Map<string, Set<Day>>();
  for (const { userId, date, before, after } of days)
    if (after === 'REJECTED' && before !== 'REJECTED')
      weeks.set(userId, (weeks.get(userId) ?? new Set()).add(startOfWeek(date)));
  const letters = [...weeks].map(([userId, own]) => {
    const about = [...own].sort();
    return { userId, values: { weeks: about }, about };
  });
  await queueMails(tx, context, 'weekRejected', letters);
}
