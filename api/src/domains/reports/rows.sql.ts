/** What the database finds in the rows of reports, so that they need not be read. */
import { db, defineRows, type RowOf, sql } from '../../platform/sql/define.ts';

/** The people whom a report's rows are about; null stands for all who were deleted. */
export const peopleIn = defineRows({ reportId: 'uuid' }, ({ reportId }) =>
  db
    .selectFrom('ReportChunk')
    .where('reportId', '=', reportId)
    .select(({ ref }) => sql<string | null>`jsonb_array_elements(${ref('rows')}) ->> 'userId'`.as('userId'))
    .distinct(),
);

/** Chunks that contain these parts of rows. */
export const chunksContaining = defineRows({ rows: 'jsonb' }, ({ rows }) =>
  db.selectFrom('ReportChunk').where('rows', '@>', rows).select(['reportId', 'position']),
);

export type ChunkKey = RowOf<typeof chunksContaining>;
