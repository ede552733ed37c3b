/** Emails people when their days are rejected, in any way. */
import type { Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { queueMails } from '../../notices/mail/queueMails.ts';
import type { Context, Tx } from '../../operation/context.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';

interface DecidedDay {
  userId: string;
  date: Day;
  /** Undefined if the day was not logged before. */
  before: TimeLogStatus | undefined;
  after: TimeLogStatus;
}

/** One email per person, listing the weeks. Days that were rejected before do not count. */
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
