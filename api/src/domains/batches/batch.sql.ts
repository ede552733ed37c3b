/** The people of a batch. */
import {
  db,
  defineChange,
  defineRows,
  type Expression,
  sql,
  type Tables,
} from '../../platform/sql/define.ts';
import { type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';

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
const CLAIM = { batchId: 'uuid', worker: 'uuid', exclude: 'uuid[]', count: 'int' } as const;

const SETTLING = { batchId: 'uuid', at: 'timestamptz' } as const;
const DONE = { userId: 'uuid', key: 'uuid' } as const;
/** Someone who is done, with the key of what was made. */
export type GivenDone = RecordOf<typeof DONE>;
const REFUSED = { userId: 'uuid', refusal: 'text' } as const;
/** Someone who is refused, and why. */
export type GivenRefusal = RecordOf<typeof REFUSED>;

const cut = (refusal: Expression<string>) => sql<string>`left(${refusal}, 500)`;

const define = (name: BatchTable) => {
  const table = name as Either;
  const items = `${name}Item` as EitherItem;
  return {
    /** Marks those named as refused, who still wait. */
    refused: defineChange({ ...SETTLING, refused: 'json' }, ({ batchId, at, refused }) =>
      db
        .updateTable(`${items} as item`)
        .from(recordsFrom(refused, REFUSED, 'given'))
        .set({ status: 'REFUSED', refusal: ({ ref }) => cut(ref('given.refusal')), settledAt: at })
        .where('item.batchId', '=', batchId)
        .where('item.status', '=', 'WAITING')
        .whereRef('item.userId', '=', 'given.userId'),
    ),
    /** Marks all who still wait as refused. */
    allRefused: defineChange({ ...SETTLING, refusal: 'text' }, ({ batchId, refusal, at }) =>
      db
        .updateTable(items)
        .set({ status: 'REFUSED', refusal: cut(refusal), settledAt: at })
        .where('batchId', '=', batchId)
        .where('status', '=', 'WAITING'),
    ),
    /** Sets the hour of the end if no one waits and it is not set. */
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
  /** Counts them, with what those who are done were paid; null if no one is. */
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
  /** Takes the next ones who wait, if the batch is still this worker's; the excluded people are left for later. */
  claimed: defineRows(CLAIM, ({ batchId, worker, exclude, count }) =>
    db
      .selectFrom('PayrollBatch as batch')
      .innerJoin('PayrollBatchItem as item', 'item.batchId', 'batch.id')
      .where('batch.id', '=', batchId)
      .where('batch.worker', '=', worker)
      .where('item.status', '=', 'WAITING')
      .where((eb) => eb('item.userId', '<>', sql<string>`all(${exclude})`))
      .orderBy('item.position')
      .limit(count)
      .forUpdate('item')
      .forShare('batch')
      .select(['item.userId', 'item.entries']),
  ),
  /** Marks people as done, with their runs. */
  done: defineChange({ ...SETTLING, done: 'json' }, ({ batchId, at, done }) =>
    db
      .updateTable('PayrollBatchItem as item')
      .from(recordsFrom(done, DONE, 'given'))
      .set({ status: 'DONE', runId: ({ ref }) => ref('given.key'), settledAt: at })
      .where('item.batchId', '=', batchId)
      .whereRef('item.userId', '=', 'given.userId'),
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
  claimed: defineRows(CLAIM, ({ batchId, worker, exclude, count }) =>
    db
      .selectFrom('TaxDocumentBatch as batch')
      .innerJoin('TaxDocumentBatchItem as item', 'item.batchId', 'batch.id')
      .where('batch.id', '=', batchId)
      .where('batch.worker', '=', worker)
      .where('item.status', '=', 'WAITING')
      .where((eb) => eb('item.userId', '<>', sql<string>`all(${exclude})`))
      .orderBy('item.position')
      .limit(count)
      .forUpdate('item')
      .forShare('batch')
      .select('item.userId'),
  ),
  done: defineChange({ ...SETTLING, done: 'json' }, ({ batchId, at, done }) =>
    db
      .updateTable('TaxDocumentBatchItem as item')
      .from(recordsFrom(done, DONE, 'given'))
      .set({ status: 'DONE', documentId: ({ ref }) => ref('given.key'), settledAt: at })
      .where('item.batchId', '=', batchId)
      .whereRef('item.userId', '=', 'given.userId'),
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
