/** What is wrong with the portal right now, as far as the database knows. */
import { db, defineRow } from '../../platform/sql/define.ts';

/** Failed sign-ins since the one moment, and between the other and it; by the index, without touching the entries. */
export const failedSignIns = defineRow(
  { since: 'timestamptz', before: 'timestamptz' },
  ({ since, before }) => {
    const failed = () =>
      db
        .selectFrom('AuditLog')
        .where('action', '=', 'USER_LOGIN_FAILED')
        .select(({ fn }) => fn.countAll<number>().as('entries'));
    return db.selectNoFrom([
      failed().where('timestamp', '>=', since).$asScalar().$notNull().as('recent'),
      failed()
        .where('timestamp', '>=', before)
        .where('timestamp', '<', since)
        .$asScalar()
        .$notNull()
        .as('earlier'),
    ]);
  },
);
