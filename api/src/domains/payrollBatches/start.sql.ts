/** Who is paid what. */
import { db, defineChange } from '../../platform/sql/define.ts';
import { insertFrom, recordsFrom } from '../../platform/sql/parts.ts';

const ITEM = { userId: 'uuid', position: 'int', entries: 'jsonb', totalPay: 'numeric' } as const;

/** One statement with one parameter. Planning six parameters for each of hundreds of people would delay everyone. */
export const addedItems = defineChange({ batchId: 'uuid', items: 'json' }, ({ batchId, items }) =>
  insertFrom(
    db.insertInto('PayrollBatchItem'),
    db.selectFrom(recordsFrom(items, ITEM, 'item')),
    ({ ref }) => ({
      batchId,
      userId: ref('item.userId'),
      position: ref('item.position'),
      entries: ref('item.entries'),
      totalPay: ref('item.totalPay'),
    }),
  ),
);
