/**
 * One attempt of one process works on a batch at a time. It leases the batch for a few seconds and keeps renewing the
 * lease. If it dies, another process takes over. The database's clock decides, so processes need not agree on the time.
 * A slow process cannot claim more people: `claimed` looks for its worker's name on the batch and locks the batch until
 * those people are done.
 */
import { randomUUID } from 'node:crypto';
import type { Services } from '../../operation/services.ts';
import { changeIn, rowsIn } from '../../platform/sql/transaction.ts';
import type { BatchTable } from './batch.sql.ts';
import { LEASES } from './lease.sql.ts';

const RENEW_MS = 1_500;

export interface Lease {
  worker: string;
  /** False if another process has it. */
  take: () => Promise<boolean>;
  /** Call it between chunks: it renews the lease. False once another process has taken over. */
  keep: () => Promise<boolean>;
  /** Call it when the attempt ends. The queue decides when the next one starts. */
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

/** Batches that are not finished, or only those whose process died. Oldest first. */
export async function unfinishedBatches(
  { db }: Pick<Services, 'db'>,
  table: BatchTable,
  ofTheDead: boolean,
): Promise<string[]> {
  const rows = await rowsIn(db, LEASES[table].unfinished({ ofTheDead }));
  return rows.map(({ id }) => id);
}

/** Releases every batch, because its worker is dead. Only for a process that runs alone. */
export async function endLeases({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const { ended } of Object.values(LEASES)) await changeIn(db, ended());
}
