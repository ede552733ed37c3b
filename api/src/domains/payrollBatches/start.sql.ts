/** Who is paid what. */
import { db, defineChange, insertFrom, type JsonValue, sql } from '../../platform/sql/define.ts';

interface GivenItem {
  userId: string;
  position: number;
  entries: JsonValue;
  totalPay: number;
}

/** By one statement of one parameter: working out one with six for each of hundreds of people would hold everybody up. */
export const addedItems = defineChange({ batchId: 'uuid', items: 'json' }, ({ batchId, items }) => {
  // Kysely has no words for a set of records in a parameter: the names are those of GivenItem.
  const given = db.selectFrom(
    sql<GivenItem>`json_to_recordset(${items})`.as<'item'>(
      sql`item ("userId" uuid, position int, entries jsonb, "totalPay" numeric)`,
    ),
  );
  return insertFrom(db.insertInto('PayrollBatchItem'), given, ({ ref }) => ({
    batchId,
    userId: ref('item.userId'),
    position: ref('item.position'),
    entries: ref('item.entries'),
    totalPay: ref('item.totalPay'),
  }));
});
