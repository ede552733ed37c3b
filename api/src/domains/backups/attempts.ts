/** What the audit log knows about the portal's own backups. It is the same in every process. */
import type { Services } from '../../operation/services.ts';
import type { Attempts } from './schedule.ts';

const ACTIONS = {
  madeAt: 'BACKUP_MADE',
  failedAt: 'BACKUP_FAILED',
  provenAt: 'BACKUP_PROVEN',
  proofFailedAt: 'BACKUP_PROOF_FAILED',
} as const;

export async function readAttempts({ db }: Pick<Services, 'db'>): Promise<Attempts> {
  const newest = await db.auditLog.groupBy({
    by: ['action'],
    where: { action: { in: Object.values(ACTIONS) } },
    _max: { timestamp: true },
  });
  const when = (action: string) => newest.find((row) => row.action === action)?._max.timestamp ?? null;
  return {
    madeAt: when(ACTIONS.madeAt),
    failedAt: when(ACTIONS.failedAt),
    provenAt: when(ACTIONS.provenAt),
    proofFailedAt: when(ACTIONS.proofFailedAt),
  };
}
