/** The people of a batch. */
import {
  db,
  defineChange,
  defineRows,
  type Expression,
  type Places,
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

const MARK = { batchId: 'uuid', at: 'timestamptz' } as const;
const DONE = { userId: 'uuid', key: 'uuid' } as const;
const MARKED_DONE = { ...MARK, done: 'json' } as const;
/** Someone who is done, with the key of what was made. */
export type GivenDone = RecordOf<typeof DONE>;
const REFUSED = { userId: 'uuid', refusal: 'text' } as const;
/** Someone who is refused, and why. */
export type GivenRefusal = RecordOf<typeof REFUSED>;

const truncated = (refusal: Expression<string>) => sql<string>`left(${refusal}, 500)`;

const define = (name: BatchTable) => {
  const table = name as Either;
  const items = `${name}Item` as EitherItem;
  return {
    /** Marks those named as refused, who still wait. */
    refused: defineChange({ ...MARK, refused: 'json' }, ({ batchId, at, refused }) =>
      db
        .updateTable(`${items} as item`)
        .from(recordsFrom(refused, REFUSED, 'given'))
        .set({ status: 'REFUSED', refusal: ({ ref }) => truncated(ref('given.refusal')), settledAt: at })
        .where('item.batchId', '=', batchId)
        .where('item.status', '=', 'WAITING')
        .whereRef('item.userId', '=', 'given.userId'),
    ),
    /** Marks all who still wait as refused. */
    allRefused: defineChange({ ...MARK, refusal: 'text' }, ({ batchId, refusal, at }) =>
      db
        .updateTable(items)
        .set({ status: 'REFUSED', refusal: truncated(refusal), settledAt: at })
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

/** How both kinds of batches count and claim their people. */
const itemsOf = (name: BatchTable) => {
  const batches = `${name} as batch` as `${Either} as batch`;
  const items = `${name}Item` as EitherItem;
  return {
    /** Counts the people, by what became of them. */
    count: ({ batchId }: Places<typeof BATCH>) =>
      db
        .selectFrom(items)
        .where('batchId', '=', batchId)
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          fn.countAll<number>().filterWhere('status', '=', 'DONE').as('done'),
          fn.countAll<number>().filterWhere('status', '=', 'REFUSED').as('refused'),
        ]),
    /** Locks the next people who wait, if the batch is still this worker's. Excluded people wait for a later try. */
    claim: ({ batchId, worker, exclude, count }: Places<typeof CLAIM>) =>
      db
        .selectFrom(batches)
        .innerJoin(`${items} as item`, 'item.batchId', 'batch.id')
        .where('batch.id', '=', batchId)
        .where('batch.worker', '=', worker)
        .where('item.status', '=', 'WAITING')
        .where((eb) => eb('item.userId', '<>', sql<string>`all(${exclude})`))
        .orderBy('item.position')
        .limit(count)
        .forUpdate('item')
        .forShare('batch')
        .select('item.userId'),
  };
};

const payees = itemsOf('PayrollBatch');
const taxpayers = itemsOf('TaxDocumentBatch');

/** The people of a payroll batch, who are done with a run. */
export const PAYEES = {
  /** Counts them, with what those who are done were paid; null if no one is. */
  counted: defineRows(BATCH, (p) =>
    payees
      .count(p)
      .select(({ fn }) =>
        fn.sum<number | null>('totalPay').filterWhere('status', '=', 'DONE').as('paidTotal'),
      ),
  ),
  claimed: defineRows(CLAIM, (p) => payees.claim(p).select('item.entries')),
  done: defineChange(MARKED_DONE, ({ batchId, at, done }) =>
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

/** The people of a batch of tax documents, who are done with a document. */
export const TAXPAYERS = {
  counted: defineRows(BATCH, taxpayers.count),
  claimed: defineRows(CLAIM, taxpayers.claim),
  done: defineChange(MARKED_DONE, ({ batchId, at, done }) =>
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
