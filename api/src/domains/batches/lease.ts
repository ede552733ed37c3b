/**
 * Who works on a batch: one attempt of one process at a time. It holds the batch for a few seconds and keeps renewing
 * that; if it dies, another process takes over the batch. Time is the database's, so that processes need not agree
 * about it. One that was only slow claims no one else: `claimed` finds the batch by the worker's own name
 * and locks it until its people are done.
 */
import { randomUUID } from 'node:crypto';
import type { Services } from '../../operation/services.ts';
import { changeIn, rowsIn } from '../../platform/sql/transaction.ts';
import type { BatchTable } from './batch.sql.ts';
import { LEASES } from './lease.sql.ts';

const RENEW_MS = 1_500;

export interface Lease {
  worker: string;
  /** False where another process is at it. */
  take: () => Promise<boolean>;
  /** Called between chunks: renews the lease. False once another process has taken over. */
  keep: () => Promise<boolean>;
  /** The attempt has ended; its job says when there is another. */
  release: () => Promise<void>;
}

export function takeLease({ db }: Pick<Services, 'db'>, table: BatchTable, batchId: string): Lease {
  const worker = randomUUID();
  let renewedAt = 0;
  const take = async () => {
    const taken = await changeIn(db, LEASES[table].taken({ batchId, worker }));
    renewedAt = performance.now();
    return taken > 0;
  };
  return {
    worker,
    take,
    keep: async () => performance.now() - renewedAt < RENEW_MS || take(),
    release: async () => {
      await changeIn(db, LEASES[table].released({ batchId, worker }));
    },
  };
}

/** The batches that are not finished, or only those of dead processes. Oldest first. */
export async function unfinishedBatches(
  { db }: Pick<Services, 'db'>,
  table: BatchTable,
  ofTheDead: boolean,
): Promise<string[]> {
  const rows = await rowsIn(db, LEASES[table].unfinished({ ofTheDead }));
  return rows.map(({ id }) => id);
}

/** The holder of a batch is dead: for a process that is the only one. */
export async function endLeases({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const { ended } of Object.values(LEASES)) await changeIn(db, ended());
}
