/** Positions of entries of the audit log in the sealed chain. */
import { db, defineByKey } from '../../platform/sql/define.ts';
import { asText } from '../../platform/sql/parts.ts';

/** The positions, by the entries' keys; an entry without a seal has none. */
export const chainPlaces = defineByKey({ keys: 'uuid list' }, ({ keys }) =>
  db
    .selectFrom('AuditSeal as seal')
    .where('seal.auditLogId', 'in', keys)
    .select(({ ref }) => [asText(ref('seal.auditLogId')).as('key'), 'seal.position as value']),
);
