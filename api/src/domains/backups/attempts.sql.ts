/** What the audit log knows about the portal's own backups. */
import type { AuditAction } from '../../audit/actions.ts';
import { db, defineRow } from '../../platform/sql/define.ts';

const newest = (action: AuditAction) =>
  db
    .selectFrom('AuditLog')
    .where('action', '=', action)
    .select(({ fn }) => fn.max('timestamp').as('at'))
    .$asScalar();

/** When each last succeeded or failed; an index-only scan. */
export const newestAttempts = defineRow({}, () =>
  db.selectNoFrom([
    newest('BACKUP_MADE').as('madeAt'),
    newest('BACKUP_FAILED').as('failedAt'),
    newest('BACKUP_PROVEN').as('provenAt'),
    newest('BACKUP_PROOF_FAILED').as('proofFailedAt'),
  ]),
);
