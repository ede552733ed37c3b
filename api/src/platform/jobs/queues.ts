/** The queues by name, what a job of each carries, and how long work that fails is tried again. */
import type PgBoss from 'pg-boss';

export interface JobData {
  'payroll-batches': { batchId: string };
  'tax-document-batches': { batchId: string };
  'password-resets': { userId: string | null };
  /** Each says that some mail may be due: the one that it was made for, or one whose pause is over. */
  mail: Record<string, never>;
}

export type QueueName = keyof JobData;

/**
 * With the policy `short` one job at most waits for each key, so work may be put in again whenever in doubt: a process
 * that dies leaves its job behind, and its work gets another one (batches/lease.ts).
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
  // How often a mail is tried again is the mail's own affair (notices/mail/sendMails.ts).
  mail: { policy: 'short', retryLimit: 3, retryDelay: 5, expireInSeconds: 15 * 60 },
};

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
