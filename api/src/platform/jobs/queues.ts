/** The queues by name, the data of their jobs, and how long failed work is retried. */
import type PgBoss from 'pg-boss';

export interface JobData {
  'payroll-batches': { batchId: string };
  'tax-document-batches': { batchId: string };
  'password-resets': { userId: string | null };
  /** Each job means that some email may be due: a new one, or one whose pause is over. */
  mail: Record<string, never>;
  /** Each job means that a backup or its proof may be due. */
  backups: Record<string, never>;
}

export type QueueName = keyof JobData;

/**
 * With the policy `short`, at most one job per key waits, so work can be queued again when in doubt. A process that
 * dies leaves its job behind, and its work gets another one (batches/lease.ts).
 */
const BATCHES: Omit<PgBoss.Queue, 'name'> = {
  policy: 'short',
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
};

export const QUEUES: Record<QueueName, Omit<PgBoss.Queue, 'name'>> = {
  'payroll-batches': BATCHES,
  'tax-document-batches': BATCHES,
  'password-resets': BATCHES,
  // notices/mail/sendMails.ts decides how many times an email is retried.
  mail: { policy: 'short', retryLimit: 3, retryDelay: 5, expireInSeconds: 15 * 60 },
  // Large data takes hours. What fails is recorded, and tried again as domains/backups/schedule.ts says.
  backups: { policy: 'short', retryLimit: 3, retryDelay: 60, expireInSeconds: 12 * 3600 },
};

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
