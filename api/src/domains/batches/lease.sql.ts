/** Which worker has a batch, by the database's clock. */
import { db, defineChange, defineRows, type Instant, sql, type Tables } from '../../platform/sql/define.ts';

type BatchTable = 'PayrollBatch' | 'TaxDocumentBatch';
type Leased = 'id' | 'createdAt' | 'finishedAt' | 'worker' | 'leasedUntil';

/** The statements below use one table's type for both: they touch only columns that both tables share. */
type Either =
  Pick<Tables['TaxDocumentBatch'], Leased> extends Pick<Tables['PayrollBatch'], Leased>
    ? 'PayrollBatch'
    : never;

const now = () => sql<Instant>`now()`;

const define = (name: BatchTable) => {
  const table = name as Either;
  return {
    /**
     * The worker takes or keeps the batch. The duration is the default in prisma/schema.prisma, in which the first
     * attempt starts.
     */
    taken: defineChange({ batchId: 'uuid', worker: 'uuid' }, ({ batchId, worker }) =>
      db
        .updateTable(table)
        .set({ worker, leasedUntil: sql<Instant>`now() + interval '6 seconds'` })
        .where('id', '=', batchId)
        .where('finishedAt', 'is', null)
        .where((eb) =>
          eb.or([eb('worker', 'is', null), eb('worker', '=', worker), eb('leasedUntil', '<', now())]),
        ),
    ),
    /** The worker releases the batch. */
    released: defineChange({ batchId: 'uuid', worker: 'uuid' }, ({ batchId, worker }) =>
      db
        .updateTable(table)
        .set({ worker: null, leasedUntil: null })
        .where('id', '=', batchId)
        .where('worker', '=', worker),
    ),
    /** Batches that are not finished, or only those whose process died. Oldest first. */
    unfinished: defineRows({ ofTheDead: 'boolean' }, ({ ofTheDead }) =>
      db
        .selectFrom(table)
        .where('finishedAt', 'is', null)
        .where((eb) => eb.or([eb(ofTheDead, '=', false), eb('leasedUntil', '<', now())]))
        .orderBy('createdAt')
        .select('id'),
    ),
    /** Releases every batch. */
    ended: defineChange({}, () =>
      db.updateTable(table).set({ worker: null }).where('finishedAt', 'is', null),
    ),
  };
};

/** The same statements for each kind of batch. */
export const LEASES = {
  PayrollBatch: define('PayrollBatch'),
  TaxDocumentBatch: define('TaxDocumentBatch'),
} satisfies Record<BatchTable, unknown>;
