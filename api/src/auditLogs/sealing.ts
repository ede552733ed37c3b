/** Adding committed entries to the chain. The database's lock lets one process at a time do so. */
import type { Tx } from '../context.ts';
import { CHAIN_START, hashOfLink } from './digest.ts';
import type { Head } from './headFile.ts';

const BATCH = 500;
/** Any number that nothing else in the database locks. */
const CHAIN_LOCK = 4_202_311;
/** How far back to look for entries of transactions that were still open when later ones were sealed. */
const LOOK_BACK = 1000n;

interface Unsealed {
  id: string;
  sequence: bigint;
  digest: string;
}

/** The newest link, or what stands for none. */
async function findHead(tx: Tx): Promise<Head & { sequence: bigint }> {
  const last = await tx.auditSeal.findFirst({
    orderBy: { position: 'desc' },
    select: { position: true, hash: true, sequence: true },
  });
  return last ?? { position: 0n, hash: CHAIN_START, sequence: 0n };
}

/** Whether the chain still has the link that was its head before. */
async function continues(tx: Tx, known: Head): Promise<boolean> {
  if (known.position === 0n) return true;
  const seal = await tx.auditSeal.findUnique({ where: { position: known.position }, select: { hash: true } });
  return seal?.hash === known.hash;
}

export interface SealedBatch {
  head: Head;
  /** The highest sequence of the batch; null when there was nothing to seal. */
  upTo: bigint | null;
  /** False when a link that this process knew is gone: the end of the log was cut off or put back. */
  intact: boolean;
}

/**
 * Seals the next entries in the order of their sequence, those after `from`, or near the head where none is given.
 * Holds the chain's lock to the end of the transaction.
 */
export async function sealBatch(
  tx: Tx,
  key: Buffer,
  { from, known }: { from?: bigint | undefined; known?: Head | null | undefined } = {},
): Promise<SealedBatch> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${CHAIN_LOCK})`;
  const before = await findHead(tx);
  const intact = !known || (await continues(tx, known));
  const floor = from ?? before.sequence - LOOK_BACK;
  const entries = await tx.$queryRaw<Unsealed[]>`
    SELECT entry.id, entry.sequence, entry.digest FROM "AuditLog" entry
    WHERE entry.sequence > ${floor}
      AND NOT EXISTS (SELECT 1 FROM "AuditSeal" seal WHERE seal."auditLogId" = entry.id)
    ORDER BY entry.sequence LIMIT ${BATCH}`;
  let head: Head = before;
  const links = entries.map(({ id, sequence, digest }) => {
    const link = { position: head.position + 1n, auditLogId: id, sequence, digest };
    const previousHash = head.hash;
    head = { position: link.position, hash: hashOfLink(key, previousHash, link) };
    return { ...link, previousHash, hash: head.hash };
  });
  if (links.length) await tx.auditSeal.createMany({ data: links });
  return {
    head: { position: head.position, hash: head.hash },
    upTo: entries.at(-1)?.sequence ?? null,
    intact,
  };
}

/** Seals every entry that the transaction sees, its own ones included. */
export async function sealEverything(tx: Tx, key: Buffer): Promise<void> {
  let from: bigint | null = 0n;
  while (from !== null) ({ upTo: from } = await sealBatch(tx, key, { from }));
}
