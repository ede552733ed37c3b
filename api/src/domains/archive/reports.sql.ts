/** Reports by what they contain. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** Those whose content contains this part of it. */
export const reportsContaining = defineRows({ part: 'jsonb' }, ({ part }) =>
  db.selectFrom('Report').where('content', '@>', part).select('id'),
);
