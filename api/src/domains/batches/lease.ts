/**
 * Who works on a batch: one attempt of one process at a time. It holds the batch for a few seconds and says again and
 * again that it lives; of one that has died, another process takes the batch over. Time is the database's, so that
 * processes need not agree about it. One that was only slow takes nobody any more: `takeNext` of each kind asks for the
 * batch with the worker's own name, and locks it until its person is through.
 */
import { randomUUID } from 'node:crypto';
import type { Services } from '../../operation/services.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import { BATCH_TABLES, type BatchTable, toTable } from './batch.sql.ts';

/** As the default in prisma/schema.prisma, within which the first attempt begins. */
const LEASE = Prisma.sql`interval '6 seconds'`;
const RENEW_MS = 1_500;

export interface Lease {
  worker: string;
  /** False where another process is at it. */
  take: () => Promise<boolean>;
  /** Between two people: says that this attempt lives. False once another process has taken over. */
  keep: () => Promise<boolean>;
  /** The attempt has ended; its job says when there is another. */
  release: () => Promise<void>;
}

export function takeLease({ db }: Pick<Services, 'db'>, table: BatchTable, batchId: string): Lease {
  const worker = randomUUID();
  let renewedAt = 0;
  const take = async () => {
    const taken = await db.$executeRaw`
      UPDATE ${toTable(table)} SET worker = ${worker}::uuid, "leasedUntil" = now() + ${LEASE}
      WHERE id = ${batchId}::uuid AND "finishedAt" IS NULL
        AND (worker IS NULL OR worker = ${worker}::uuid OR "leasedUntil" < now())`;
    renewedAt = performance.now();
    return taken > 0;
  };
  return {
    worker,
    take,
    keep: async () => performance.now() - renewedAt < RENEW_MS || take(),
    release: async () => {
      await db.$executeRaw`
        UPDATE ${toTable(table)} SET worker = NULL, "leasedUntil" = NULL
        WHERE id = ${batchId}::uuid AND worker = ${worker}::uuid`;
    },
  };
}

/** The batches that are not finished; of dead processes alone where it says so. Oldest first. */
export async function unfinishedBatches(
  { db }: Pick<Services, 'db'>,
  table: BatchTable,
  ofTheDead: boolean,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${toTable(table)}
    WHERE "finishedAt" IS NULL AND (NOT ${ofTheDead} OR "leasedUntil" < now()) ORDER BY "createdAt"`;
  return rows.map(({ id }) => id);
}

/** Whoever held a batch is dead: for a process that nobody else can be beside. */
export async function endLeases({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const table of BATCH_TABLES)
    await db.$executeRaw`UPDATE ${toTable(table)} SET worker = NULL WHERE "finishedAt" IS NULL`;
}
