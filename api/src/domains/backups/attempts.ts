/** The outcomes of the portal's own backups. They are the same in every process. */
import type { Services } from '../../operation/services.ts';
import { newestAttempts } from './attempts.sql.ts';
import { type Attempts, isFailing } from './schedule.ts';

/** `services` may be an operation's context: then it is read together with what else the operation requests. */
export async function readAttempts(services: Pick<Services, 'sql'>): Promise<Attempts> {
  const read = await services.sql.read(services, newestAttempts());
  const toDate = (at: unknown) => (at ? new Date(at as string) : null);
  return {
    madeAt: toDate(read.madeAt),
    failedAt: toDate(read.failedAt),
    provenAt: toDate(read.provenAt),
    proofFailedAt: toDate(read.proofFailedAt),
  };
}

export interface BackupHealth {
  isScheduled: boolean;
  lastBackupAt: Date | null;
  lastProofAt: Date | null;
  hasBackupFailed: boolean;
  hasProofFailed: boolean;
}

export async function readBackupHealth(services: Pick<Services, 'sql' | 'backups'>): Promise<BackupHealth> {
  const { madeAt, failedAt, provenAt, proofFailedAt } = await readAttempts(services);
  const isScheduled = services.backups !== null;
  return {
    isScheduled,
    lastBackupAt: madeAt,
    lastProofAt: provenAt,
    hasBackupFailed: isScheduled && isFailing(failedAt, madeAt),
    hasProofFailed: isScheduled && isFailing(proofFailedAt, provenAt),
  };
}

/** In seconds; infinite if there is none. */
interface BackupAges {
  backup: number;
  proof: number;
}

export async function readBackupAges(services: Pick<Services, 'sql' | 'now'>): Promise<BackupAges> {
  const { madeAt, provenAt } = await readAttempts(services);
  const age = (at: Date | null) =>
    at ? (services.now().getTime() - at.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  return { backup: age(madeAt), proof: age(provenAt) };
}
