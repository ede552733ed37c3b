/**
 * A copy of the chain outside the database: each link is appended to a file shortly after it is sealed. The file has
 * positions, digests and hashes and nothing that anyone wrote, so permanent deletion has nothing to erase in it. Anyone
 * who keeps the file on another machine can verify the log against it, no matter what happens to the portal's machine.
 */
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { counted } from 'rules/counted';
import { z } from 'zod';
import type { Tx } from '../operation/context.ts';
import { describeFailure } from '../platform/lib/fileErrors.ts';
import { toCommandLine } from '../platform/lib/release.ts';
import type { Head } from './headFile.ts';

/** How many links are read from the database at a time. */
const BATCH = 2_000;
/** Enough for the last lines of the file, each at most 250 bytes. */
const TAIL_BYTES = 4_096;

/** What is wrong with the file or the log, in one line for the operator. */
export class AnchorError extends Error {
  override name = 'AnchorError';
}

const HASH = z.string().regex(/^[0-9a-f]{64}$/);
const Line = z.object({ position: z.string().regex(/^\d{1,18}$/), digest: HASH, hash: HASH });

type SealDb = Pick<Tx, 'auditSeal'>;

/** A link in the file; null for any other line. */
function parseLine(line: string): (Head & { digest: string }) | null {
  try {
    const { position, digest, hash } = Line.parse(JSON.parse(line));
    return { position: BigInt(position), digest, hash };
  } catch {
    return null;
  }
}

const openIfThere = (path: string) =>
  open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** The last link in the file, and whether its last line is complete: a crash may have cut it off. */
async function readTail(path: string): Promise<{ last: Head | null; isWhole: boolean }> {
  const file = await openIfThere(path);
  if (!file) return { last: null, isWhole: true };
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from);
    const text = buffer.toString('latin1', 0, bytesRead);
    const last = text
      .split('\n')
      .map(parseLine)
      .findLast((link) => link !== null);
    // A crash may have left part of a file's only line.
    const isBegun = text.startsWith('{') && !text.includes('\n');
    if (!last && size > 0 && !isBegun)
      throw new AnchorError(`${path} does not end with a link of the audit log.`);
    return { last: last ?? null, isWhole: size === 0 || text.endsWith('\n') };
  } finally {
    await file.close();
  }
}

async function append(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Checked at the start: a path where no file can be is an invalid setting. A temporary problem, such as a full disk, is
 * not: the
 * links are written later. @throws AnchorError
 */
export async function requireAnchorFile(path: string): Promise<void> {
  try {
    await (await open(path, 'a', 0o600)).close();
  } catch (error) {
    if (PASSES.has(String((error as NodeJS.ErrnoException).code))) return;
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? 'its folder does not exist'
        : describeFailure(error);
    throw new AnchorError(`AUDIT_ANCHOR_FILE ${path} cannot be written: ${reason}.`);
  }
}

const PASSES = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ETIMEDOUT', 'ESTALE']);

/** How many of these links are missing from the file; all of them if it is unreadable or from a longer log. */
export async function countUnanchored(path: string, links: bigint): Promise<number> {
  const anchored = await readTail(path).then(
    ({ last }) => last?.position ?? 0n,
    () => 0n,
  );
  return Number(anchored > links ? links : links - anchored);
}

/** The same for the links that the log has now. */
export async function countBehind(db: SealDb, path: string): Promise<number> {
  const newest = await db.auditSeal.findFirst({ orderBy: { position: 'desc' }, select: { position: true } });
  return countUnanchored(path, newest?.position ?? 0n);
}

/**
 * Appends the links that are missing from the file. Processes that share a file may write a link twice, which is
 * harmless. Throws AnchorError if the log does not continue the file, and what the disk throws.
 */
export async function appendLinks(db: SealDb, path: string): Promise<void> {
  const { last, isWhole } = await readTail(path);
  if (last) {
    const seal = await db.auditSeal.findUnique({
      where: { position: last.position },
      select: { hash: true },
    });
    if (seal?.hash !== last.hash)
      throw new AnchorError(
        `Entry ${last.position} of the audit log is not the one in ${path}: run ${toCommandLine('audit:verify', `--against ${path}`)}.`,
      );
  }
  let text = isWhole ? '' : '\n';
  for (let from = last?.position ?? 0n; ; ) {
    const links = await db.auditSeal.findMany({
      where: { position: { gt: from } },
      orderBy: { position: 'asc' },
      take: BATCH,
      select: { position: true, digest: true, hash: true },
    });
    text += links
      .map(
        ({ position, digest, hash }) => `${JSON.stringify({ position: String(position), digest, hash })}\n`,
      )
      .join('');
    if (links.length > 0) await append(path, text);
    const newest = links.at(-1);
    if (!newest || links.length < BATCH) return;
    from = newest.position;
    text = '';
  }
}

/** The result of the comparison. */
interface AnchorComparison {
  /** Links in the file. */
  links: number;
  /** The first one that is missing from the log or differs; null if there is none. */
  firstBroken: bigint | null;
  /** Lines that are not links, as a crash may leave one. */
  damaged: number;
}

/** Compares every link of a file with the log, using little memory. Throws AnchorError if the file is unreadable. */
export async function compareAnchor(db: SealDb, path: string): Promise<AnchorComparison> {
  const comparison: AnchorComparison = { links: 0, firstBroken: null, damaged: 0 };
  const check = async (links: NonNullable<ReturnType<typeof parseLine>>[]) => {
    const seals = await db.auditSeal.findMany({
      where: { position: { in: links.map(({ position }) => position) } },
      select: { position: true, digest: true, hash: true },
    });
    const known = new Map(seals.map((seal) => [seal.position, seal]));
    for (const { position, digest, hash } of links) {
      const seal = known.get(position);
      const isSame = seal?.hash === hash && seal.digest === digest;
      if (!isSame && (comparison.firstBroken === null || position < comparison.firstBroken))
        comparison.firstBroken = position;
    }
    comparison.links += links.length;
  };
  const file = await open(path, 'r').catch((error: Error) => {
    throw new AnchorError(`${path} cannot be read: ${describeFailure(error)}.`);
  });
  try {
    if ((await file.stat()).isDirectory()) throw new AnchorError(`${path} cannot be read: it is a folder.`);
    let batch: Parameters<typeof check>[0] = [];
    for await (const line of createInterface({ input: file.createReadStream({ autoClose: false }) })) {
      const link = parseLine(line);
      if (link) batch.push(link);
      else comparison.damaged += 1;
      if (batch.length === BATCH) {
        await check(batch);
        batch = [];
      }
    }
    if (batch.length) await check(batch);
  } finally {
    await file.close();
  }
  return comparison;
}

/** The comparison in a sentence or two. */
export function summarizeComparison(path: string, { links, firstBroken, damaged }: AnchorComparison): string {
  if (firstBroken !== null)
    return `Entry ${firstBroken} is not the one in ${path}: it was altered or removed after it had left for the file.`;
  const torn = damaged === 0 ? '' : ` ${damaged === 1 ? '1 line is' : `${damaged} lines are`} not whole.`;
  if (links === 0) return `${path} has no link of the audit log.${torn}`;
  return `The log is the one in ${path} (${counted(links, 'link')}).${torn}`;
}
