/** When the portal has to back up, and when it has to prove that a backup can be restored. */
import { addDays } from 'rules/days';
import { startOfDay, todayIn } from 'rules/zonedDays';

const HOUR_MS = 3_600_000;
/** What failed may have been put right an hour later: a disk that was not mounted, a server that was away. */
const PAUSE_MS = HOUR_MS;
const PROOF_MS = 7 * 24 * HOUR_MS;

/** When each was done or failed the last time; null if never. */
export interface Attempts {
  madeAt: Date | null;
  failedAt: Date | null;
  provenAt: Date | null;
  proofFailedAt: Date | null;
}

/** A time of day as HH:MM, in a time zone. */
interface DailyTime {
  at: string;
  timeZone: string;
}

const timeOf = (date: Date | null): number => date?.getTime() ?? Number.NEGATIVE_INFINITY;

/** The last moment at which a backup was due. On a day when the clocks change, it may be an hour early or late. */
export function latestDue(now: Date, { at, timeZone }: DailyTime): Date {
  const [hours, minutes] = at.split(':').map(Number) as [number, number];
  const on = (day: string) => new Date(startOfDay(day, timeZone).getTime() + (hours * 60 + minutes) * 60_000);
  const today = todayIn(now, timeZone);
  return on(today) <= now ? on(today) : on(addDays(today, -1));
}

/** A night that was missed is made up for at once. */
export const isBackupDue = ({ madeAt, failedAt }: Attempts, now: Date, daily: DailyTime): boolean =>
  timeOf(madeAt) < latestDue(now, daily).getTime() && timeOf(failedAt) + PAUSE_MS <= now.getTime();

/** Weekly; after a failure with each new backup, because the same file fails again. */
export const isProofDue = ({ madeAt, provenAt, proofFailedAt }: Attempts, now: Date): boolean =>
  madeAt !== null && timeOf(provenAt) + PROOF_MS <= now.getTime() && timeOf(proofFailedAt) < timeOf(madeAt);

/** Whether it failed and has not succeeded since. */
export const isFailing = (failedAt: Date | null, succeededAt: Date | null): boolean =>
  timeOf(failedAt) > timeOf(succeededAt);
