/** The people of a batch. */
import { db, defineChange, defineRows, sql, type Tables } from '../../platform/sql/define.ts';

export type BatchTable = 'PayrollBatch' | 'TaxDocumentBatch';
type Shared = 'batchId' | 'userId' | 'position' | 'status' | 'refusal' | 'settledAt';

/** One table stands for both in these statements: in these columns they are the same. */
type EitherItem =
  Pick<Tables['TaxDocumentBatchItem'], Shared> extends Pick<Tables['PayrollBatchItem'], Shared>
    ? 'PayrollBatchItem'
    : never;
/** Like the batches themselves; lease.sql.ts does the same with more of their columns. */
type Either =
  Pick<Tables['TaxDocumentBatch'], 'id' | 'finishedAt' | 'worker'> extends Pick<
    Tables['PayrollBatch'],
    'id' | 'finishedAt' | 'worker'
  >
    ? 'PayrollBatch'
    : never;

/** How far a batch has come. */
export interface Progress {
  total: number;
  done: number;
  refused: number;
}

const BATCH = { batchId: 'uuid' } as const;
const CLAIM = { batchId: 'uuid', worker: 'uuid', exclude: 'uuid[]' } as const;
const DONE = { batchId: 'uuid', userId: 'uuid', key: 'uuid', at: 'timestamptz' } as const;
const REFUSAL = { batchId: 'uuid', refusal: 'text', at: 'timestamptz' } as const;

const define = (name: BatchTable) => {
  const table = name as Either;
  const items = `${name}Item` as EitherItem;
  const refuse = () => db.updateTable(items).where('status', '=', 'WAITING');
  return {
    /** Marks those named as refused, who still wait. */
    refused: defineChange({ ...REFUSAL, userIds: 'uuid[]' }, ({ batchId, refusal, at, userIds }) =>
      refuse()
        .set({ status: 'REFUSED', refusal: sql<string>`left(${refusal}, 500)`, settledAt: at })
        .where('batchId', '=', batchId)
        .where((eb) => eb('userId', '=', eb.fn.any(userIds))),
    ),
    /** Marks all who still wait as refused. */
    allRefused: defineChange(REFUSAL, ({ batchId, refusal, at }) =>
      refuse()
        .set({ status: 'REFUSED', refusal: sql<string>`left(${refusal}, 500)`, settledAt: at })
        .where('batchId', '=', batchId),
    ),
    /** Sets the hour of the end if nobody waits and it is not set. */
    closed: defineChange({ ...BATCH, finishedAt: 'timestamptz' }, ({ batchId, finishedAt }) =>
      db
        .updateTable(table)
        .set({ finishedAt })
        .where('id', '=', batchId)
        .where('finishedAt', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom(items)
                .where('batchId', '=', batchId)
                .where('status', '=', 'WAITING')
                .select('position'),
            ),
          ),
        ),
    ),
    /** The batch while it is not finished. */
    open: defineRows(BATCH, ({ batchId }) =>
      db.selectFrom(table).where('id', '=', batchId).where('finishedAt', 'is', null).select('id'),
    ),
  };
};

/** The same statements for each kind of batch. */
export const BATCHES = {
  PayrollBatch: define('PayrollBatch'),
  TaxDocumentBatch: define('TaxDocumentBatch'),
} satisfies Record<BatchTable, unknown>;

/** What else is read of the people of a payroll batch. */
export const PAYEES = {
  /** Counts them, with what those who are done were paid; null if nobody is. */
  counted: defineRows(BATCH, ({ batchId }) =>
    db
      .selectFrom('PayrollBatchItem')
      .where('batchId', '=', batchId)
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('status', '=', 'DONE').as('done'),
        fn.countAll<number>().filterWhere('status', '=', 'REFUSED').as('refused'),
        fn.sum<number | null>('totalPay').filterWhere('status', '=', 'DONE').as('paidTotal'),
      ]),
  ),
  /** Takes the next one who waits, if the batch is still this worker's; the excluded people are left for later. */
  claimed: defineRows(CLAIM, ({ batchId, worker, exclude }) =>
    db
      .selectFrom('PayrollBatch as batch')
      .innerJoin('PayrollBatchItem as item', 'item.batchId', 'batch.id')
      .where('batch.id', '=', batchId)
      .where('batch.worker', '=', worker)
      .where('item.status', '=', 'WAITING')
      .where((eb) => eb('item.userId', '<>', sql<string>`all(${exclude})`))
      .orderBy('item.position')
      .limit(1)
      .forUpdate('item')
      .forShare('batch')
      .select(['item.userId', 'item.entries']),
  ),
  /** Marks a person as done, with the run. */
  done: defineChange(DONE, ({ batchId, userId, key, at }) =>
    db
      .updateTable('PayrollBatchItem')
      .set({ status: 'DONE', runId: key, settledAt: at })
      .where('batchId', '=', batchId)
      .where('userId', '=', userId),
  ),
  /** All who were paid. */
  told: defineRows(BATCH, ({ batchId }) =>
    db
      .selectFrom('PayrollBatchItem')
      .where('batchId', '=', batchId)
      .where('status', '=', 'DONE')
      .select('userId'),
  ),
};

/** The same of a batch of tax documents, whose people are done with a document. */
export const TAXPAYERS = {
  counted: defineRows(BATCH, ({ batchId }) =>
    db
      .selectFrom('TaxDocumentBatchItem')
      .where('batchId', '=', batchId)
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('status', '=', 'DONE').as('done'),
        fn.countAll<number>().filterWhere('status', '=', 'REFUSED').as('refused'),
      ]),
  ),
  claimed: defineRows(CLAIM, ({ batchId, worker, exclude }) =>
    db
      .selectFrom('TaxDocumentBatch as batch')
      .innerJoin('TaxDocumentBatchItem as item', 'item.batchId', 'batch.id')
      .where('batch.id', '=', batchId)
      .where('batch.worker', '=', worker)
      .where('item.status', '=', 'WAITING')
      .where((eb) => eb('item.userId', '<>', sql<string>`all(${exclude})`))
      .orderBy('item.position')
      .limit(1)
      .forUpdate('item')
      .forShare('batch')
      .select('item.userId'),
  ),
  done: defineChange(DONE, ({ batchId, userId, key, at }) =>
    db
      .updateTable('TaxDocumentBatchItem')
      .set({ status: 'DONE', documentId: key, settledAt: at })
      .where('batchId', '=', batchId)
      .where('userId', '=', userId),
  ),
  /** Those whose document was made now, rather than found, except who started the batch. */
  told: defineRows(BATCH, ({ batchId }) =>
    db
      .selectFrom('TaxDocumentBatch as batch')
      .innerJoin('TaxDocumentBatchItem as item', 'item.batchId', 'batch.id')
      .innerJoin('TaxDocument as document', 'document.id', 'item.documentId')
      .where('batch.id', '=', batchId)
      .where('item.status', '=', 'DONE')
      .whereRef('document.createdAt', '>=', 'batch.createdAt')
      .whereRef('item.userId', 'is distinct from', 'batch.createdById')
      .select('item.userId'),
  ),
};
