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

/** The statements below use one table's type for both: they touch only columns that both tables share. */
type EitherItem =
  Pick<Tables['TaxDocumentBatchItem'], Shared> extends Pick<Tables['PayrollBatchItem'], Shared>
    ? 'PayrollBatchItem'
    : never;
/** The same for the batches. lease.sql.ts does it with more columns. */
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
    /** Marks the given people as refused, if they are still waiting. */
    refused: defineChange({ ...MARK, refused: 'json' }, ({ batchId, at, refused }) =>
      db
        .updateTable(`${items} as item`)
        .from(recordsFrom(refused, REFUSED, 'given'))
        .set({ status: 'REFUSED', refusal: ({ ref }) => truncated(ref('given.refusal')), settledAt: at })
        .where('item.batchId', '=', batchId)
        .where('item.status', '=', 'WAITING')
        .whereRef('item.userId', '=', 'given.userId'),
    ),
    /** Marks everyone still waiting as refused. */
    allRefused: defineChange({ ...MARK, refusal: 'text' }, ({ batchId, refusal, at }) =>
      db
        .updateTable(items)
        .set({ status: 'REFUSED', refusal: truncated(refusal), settledAt: at })
        .where('batchId', '=', batchId)
        .where('status', '=', 'WAITING'),
    ),
    /** Sets the end time if no one is waiting and it is not set yet. */
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
    /** The batch, unless it has finished. */
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
    /** Counts the people by status. */
    count: ({ batchId }: Places<typeof BATCH>) =>
      db
        .selectFrom(items)
        .where('batchId', '=', batchId)
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          fn.countAll<number>().filterWhere('status', '=', 'DONE').as('done'),
          fn.countAll<number>().filterWhere('status', '=', 'REFUSED').as('refused'),
        ]),
    /** Locks the next waiting people if this worker still has the batch. Excluded people wait for a later attempt. */
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

/** The people of a payroll batch. Each one done has a run. */
export const PAYEES = {
  /** Counts them, and adds up what those who are done were paid; null if no one is done. */
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
  /** Everyone who was paid. */
  told: defineRows(BATCH, ({ batchId }) =>
    db
      .selectFrom('PayrollBatchItem')
      .where('batchId', '=', batchId)
      .where('status', '=', 'DONE')
      .select('userId'),
  ),
};

/** The people of a batch of tax documents. Each one done has a document. */
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
  /** People whose document is new, not one that already existed; without the initiator of the batch. */
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
