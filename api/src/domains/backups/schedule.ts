/** When the portal must back up, and when it must prove that a backup can be restored. */
import cron from 'cron-parser';

const HOUR_MS = 3_600_000;
/** A failure may be fixed an hour later: a disk that was not mounted, a server that was away. */
const PAUSE_MS = HOUR_MS;
const PROOF_MS = 7 * 24 * HOUR_MS;

/** When each last succeeded or failed; null if never. */
export interface Attempts {
  madeAt: Date | null;
  failedAt: Date | null;
  provenAt: Date | null;
  proofFailedAt: Date | null;
}

/** The words of cron, in a time zone. */
interface Schedule {
  at: string;
  timeZone: string;
}

const timeOf = (date: Date | null): number => date?.getTime() ?? Number.NEGATIVE_INFINITY;

/** The last moment at which a backup was due. */
export function latestDue(now: Date, { at, timeZone }: Schedule): Date {
  const from = (currentDate: Date) => cron.parseExpression(at, { currentDate, tz: timeZone });
  // `prev` excludes the moment itself, and an hour that the clocks skip, which `next` makes up for.
  const due = from(new Date(now.getTime() + 1_000))
    .prev()
    .toDate();
  const skipped = from(due).next().toDate();
  return skipped <= now ? skipped : due;
}

/** A missed night is made up for at once. */
export const isBackupDue = ({ madeAt, failedAt }: Attempts, now: Date, schedule: Schedule): boolean =>
  timeOf(madeAt) < latestDue(now, schedule).getTime() && timeOf(failedAt) + PAUSE_MS <= now.getTime();

/** Weekly; after a failure with each new backup, because the same file fails again. */
export const isProofDue = ({ madeAt, provenAt, proofFailedAt }: Attempts, now: Date): boolean =>
  madeAt !== null && timeOf(provenAt) + PROOF_MS <= now.getTime() && timeOf(proofFailedAt) < timeOf(madeAt);

/** Whether it failed and has not succeeded since. */
export const isFailing = (failedAt: Date | null, succeededAt: Date | null): boolean =>
  timeOf(failedAt) > timeOf(succeededAt);
