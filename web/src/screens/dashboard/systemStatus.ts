import { formatDate, formatExactTime } from 'rules/instantFormats';

/** The problems on the administrator's home, each with the address of its details. */
export type Finding = {
  readonly intent: 'error' | 'warning' | 'success' | 'info';
  readonly text: string;
  readonly at?: string;
  /** The link's text. */
  readonly way?: string;
  /** Whether it only reports that something could not be read. */
  readonly isUnknown?: true;
};

export type Facts = {
  /** From the audit log; null if it could not be read. */
  readonly logs: {
    /** How many of the newest entries report an error. */
    readonly failedOperations: number;
    /** How many sealed entries have not reached the file outside the database; null if there is no such file. */
    readonly unanchoredEntries: number | null | undefined;
  } | null;
  /** How many days are pending. */
  readonly pendingApprovals: number;
  /** The server's health; null if it could not be read. */
  readonly health: {
    readonly signInFailures: { readonly recent: number; readonly usual: number };
    readonly failedJobs: number;
    readonly undeliveredPeople: number;
    readonly peopleWithoutSecondFactor: number;
    readonly freeDiskPercent: number | null | undefined;
    /** The portal's scheduled backups. */
    readonly backups: {
      readonly isScheduled: boolean;
      readonly lastBackupAt: string | null | undefined;
      readonly lastProofAt: string | null | undefined;
      readonly hasBackupFailed: boolean;
      readonly hasProofFailed: boolean;
    };
  } | null;
};

/** The latest entries are always still on their way; more mean that the file cannot be written. */
const ON_THEIR_WAY = 100;
/** Someone always mistypes a password: fewer than this a day are normal, regardless of the average. */
const MISTYPED = 10;
/** More than this many times the average is unusual. */
const UNUSUAL = 3;
const DISK = { low: 10, full: 3 };

const written = (count: number) => count.toLocaleString('en-US');
const people = (count: number) => (count === 1 ? '1 person' : `${written(count)} people`);

/**
 * Problems and waiting items, the most serious first: errors, warnings, waiting items; only without any, that all is
 * well. How old the last backup is comes last.
 */
export function systemStatus(facts: Facts): [Finding, ...Finding[]] {
  const [first, ...rest] = [...errors(facts), ...warnings(facts), ...waiting(facts)];
  return first
    ? [first, ...rest, ...backups(facts)]
    : [{ intent: 'success', text: 'All systems operational. No issues detected.' }, ...backups(facts)];
}

const toLogs = { at: '/dashboard/logs', way: 'View logs' };
const toAttempts = (action: string) => ({ at: `/dashboard/logs?action=${action}`, way: 'View attempts' });

function* errors({ logs, health }: Facts): Generator<Finding> {
  if (logs && logs.failedOperations > 0) {
    const text = `${written(logs.failedOperations)} recent system errors detected. Check logs for details.`;
    yield { intent: 'error', text, ...toLogs };
  }
  if (health && health.failedJobs > 0) {
    const jobs =
      health.failedJobs === 1 ? '1 background job' : `${written(health.failedJobs)} background jobs`;
    yield { intent: 'error', text: `${jobs} failed in the last 24 hours.` };
  }
  if (health?.backups.hasBackupFailed)
    yield {
      ...{ intent: 'error', text: 'The last scheduled backup failed. The server’s log says why.' },
      ...toAttempts('BACKUP_FAILED'),
    };
  if (health?.backups.hasProofFailed)
    yield {
      ...{ intent: 'error', ...toAttempts('BACKUP_PROOF_FAILED') },
      text: 'The newest backup couldn’t be restored as a test. The server’s log says why.',
    };
  if (health && isBelow(health.freeDiskPercent, DISK.full))
    yield { intent: 'error', text: `The disk is almost full: ${health.freeDiskPercent}% free.` };
}

function* warnings({ logs, health }: Facts): Generator<Finding> {
  // An unreadable source does not count as well.
  if (!logs) yield { intent: 'warning', text: 'The audit log couldn’t be read.', isUnknown: true };
  if (!health) yield { intent: 'warning', text: 'System health couldn’t be checked.', isUnknown: true };
  if (logs && (logs.unanchoredEntries ?? 0) > ON_THEIR_WAY) {
    const text = `${written(logs.unanchoredEntries ?? 0)} audit log entries haven’t been copied to the anchor file.`;
    yield { intent: 'warning', text, ...toLogs };
  }
  if (!health) return;
  const { recent, usual } = health.signInFailures;
  if (recent > MISTYPED && recent > UNUSUAL * usual)
    yield {
      intent: 'warning',
      text: `${written(recent)} failed sign-ins in the last 24 hours. About ${written(usual)} a day is usual.`,
      at: '/dashboard/logs?action=USER_LOGIN_FAILED',
      way: 'View sign-ins',
    };
  if (!isBelow(health.freeDiskPercent, DISK.full) && isBelow(health.freeDiskPercent, DISK.low))
    yield { intent: 'warning', text: `The disk is filling up: ${health.freeDiskPercent}% free.` };
  if (health.peopleWithoutSecondFactor > 0)
    yield {
      intent: 'warning',
      text: `${people(health.peopleWithoutSecondFactor)} without the second factor their role requires.`,
      at: '/dashboard/staff',
      way: 'View staff',
    };
  if (health.undeliveredPeople > 0)
    yield {
      intent: 'warning',
      text: `Email to ${people(health.undeliveredPeople)} couldn’t be delivered.`,
      at: '/dashboard/logs?action=MAIL_FAILED',
      way: 'View emails',
    };
}

function* waiting({ pendingApprovals }: Facts): Generator<Finding> {
  if (pendingApprovals > 0)
    yield {
      intent: 'warning',
      text: `${written(pendingApprovals)} items pending approval.`,
      at: '/dashboard/approvals',
      way: 'View days',
    };
}

function* backups({ health }: Facts): Generator<Finding> {
  if (!health) return;
  const { isScheduled, lastBackupAt, lastProofAt } = health.backups;
  if (!isScheduled) return yield { intent: 'info', text: 'The portal makes no automatic backups.' };
  const backup = lastBackupAt ? `Last backup: ${formatExactTime(lastBackupAt)}.` : 'No backup yet.';
  const proof = lastProofAt ? `Last restore proven on ${formatDate(lastProofAt)}.` : 'No restore proven yet.';
  yield { intent: 'info', text: `${backup} ${proof}` };
}

const isBelow = (percent: number | null | undefined, limit: number): boolean =>
  typeof percent === 'number' && percent < limit;
