/** Both tables of batches and both of their people have these columns, so each statement is written once. */
import type { Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';

export const BATCH_TABLES = ['PayrollBatch', 'TaxDocumentBatch'] as const;
export type BatchTable = (typeof BATCH_TABLES)[number];

export const toTable = (table: BatchTable) => Prisma.raw(`"${table}"`);
const toItems = (table: BatchTable) => Prisma.raw(`"${table}Item"`);

/** How far a batch has come. */
export interface Progress {
  total: number;
  done: number;
  refused: number;
}

/** Counts a batch's people, in one statement; `more` adds columns of its own to the three numbers. */
export async function loadProgress<More extends object>(
  db: Pick<Tx, '$queryRaw'>,
  table: BatchTable,
  batchId: string,
  more: Prisma.Sql = Prisma.empty,
): Promise<Progress & More> {
  const [progress] = await db.$queryRaw<(Progress & More)[]>`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE "status" = 'DONE')::int AS done,
      count(*) FILTER (WHERE "status" = 'REFUSED')::int AS refused ${more}
    FROM ${toItems(table)} WHERE "batchId" = ${batchId}::uuid`;
  return progress!;
}

/** Takes the next one who waits, if the batch is still this worker's; the excluded people are left for later. */
export async function claimNext<Item extends { userId: string }>(
  tx: Tx,
  table: BatchTable,
  { batchId, worker, exclude }: { batchId: string; worker: string; exclude: readonly string[] },
  more: Prisma.Sql = Prisma.empty,
): Promise<Item | null> {
  const [item] = await tx.$queryRaw<Item[]>`
    SELECT item."userId" ${more}
    FROM ${toTable(table)} batch JOIN ${toItems(table)} item ON item."batchId" = batch.id
    WHERE batch.id = ${batchId}::uuid AND batch.worker = ${worker}::uuid
      AND item."status" = 'WAITING' AND item."userId" <> ALL(${exclude}::uuid[])
    ORDER BY item."position" LIMIT 1 FOR UPDATE OF item FOR SHARE OF batch`;
  return item ?? null;
}

/** Marks a person as done, with the key of what was made for them in the column `result`. */
export const markDone = (
  tx: Tx,
  table: BatchTable,
  {
    batchId,
    userId,
    result,
    key,
    at,
  }: Record<'batchId' | 'userId' | 'result' | 'key', string> & { at: Date },
): Promise<number> => tx.$executeRaw`
    UPDATE ${toItems(table)}
    SET "status" = 'DONE', ${Prisma.raw(`"${result}"`)} = ${key}::uuid, "settledAt" = ${at}
    WHERE "batchId" = ${batchId}::uuid AND "userId" = ${userId}::uuid`;

/** Marks people as refused: those named, or all who still wait. */
export const refuse = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  table: BatchTable,
  batchId: string,
  refusal: string,
  userIds: readonly string[] | null,
): Promise<number> => db.$executeRaw`
    UPDATE ${toItems(table)} SET "status" = 'REFUSED', "refusal" = left(${refusal}, 500), "settledAt" = ${now()}
    WHERE "batchId" = ${batchId}::uuid AND "status" = 'WAITING'
      AND (${userIds}::uuid[] IS NULL OR "userId" = ANY(${userIds}::uuid[]))`;

/** Sets the hour of the end if nobody waits and it is not set; returns whether it did. */
export async function close(tx: Tx, table: BatchTable, batchId: string, finishedAt: Date): Promise<boolean> {
  const closed = await tx.$executeRaw`
    UPDATE ${toTable(table)} SET "finishedAt" = ${finishedAt}
    WHERE id = ${batchId}::uuid AND "finishedAt" IS NULL AND NOT EXISTS (
      SELECT FROM ${toItems(table)} WHERE "batchId" = ${batchId}::uuid AND "status" = 'WAITING')`;
  return closed > 0;
}

/** Whether somebody else has finished it, or it is gone. */
export async function isClosed(tx: Tx, table: BatchTable, batchId: string): Promise<boolean> {
  const open = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM ${toTable(table)} WHERE id = ${batchId}::uuid AND "finishedAt" IS NULL`;
  return open.length === 0;
}
