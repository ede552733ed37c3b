/**
 * Proving that the audit log is what was written: every entry has the digest that only the portal can make, every link
 * of the chain follows from the one before, nothing is missing that was not erased with its person, and the chain ends
 * no earlier than the head that is kept outside the database.
 */
import type { Services } from '../operation/services.ts';
import { CHAIN_START, computeDigest, type EntryContent, hashLink } from './digest.ts';
import {
  DAMAGED_HEAD_FILE,
  HEAD_FILE,
  type Head,
  type KnownHead,
  readHead,
  replaceDamagedHead,
} from './headFile.ts';

const BATCH = 500;

export interface AuditVerification {
  intact: boolean;
  /** Entries in the log. */
  entries: number;
  /** Links of the chain: entries, and those that were erased with their person. */
  sealed: number;
  /** Entries that were erased with their person. */
  erased: number;
  /** Entries of which only what they said about a deleted person was erased. */
  reduced: number;
  /** Whether the file of the head was damaged and has been written anew. */
  headRestored: boolean;
  /** The first place in the chain where something is wrong. */
  firstBroken: number | null;
  /** What is wrong there; null when the log is intact. */
  problem: string | null;
  /** The hash of the newest link, which stands for the whole log. */
  headHash: string;
  verifiedAt: Date;
}

interface Problem {
  position: bigint;
  message: string;
}

interface Step extends Omit<EntryContent, 'id'> {
  position: bigint;
  auditLogId: string;
  sealedSequence: bigint;
  sealedDigest: string;
  previousHash: string;
  hash: string;
  redactedAt: Date | null;
  /** The digest of what an erasure left of the entry. */
  redactedDigest: string | null;
  redactionRoot: string | null;
  /** The key of who did it, where that person was deleted since. */
  deletedUserId: string | null;
  /** Null where the entry is gone. */
  id: string | null;
  sequence: bigint;
  digest: string;
}

const readSteps = ({ db }: Pick<Services, 'db'>, after: bigint): Promise<Step[]> =>
  db.$queryRaw<Step[]>`
    SELECT seal.position, seal."auditLogId", seal.sequence AS "sealedSequence", seal.digest AS "sealedDigest",
      seal."previousHash", seal.hash, seal."redactedAt", seal."redactedDigest", seal."redactionRoot", entry.id, entry.sequence, entry.digest, entry.timestamp,
      entry.level::text AS level, entry.action, entry."entityType", entry."entityId", entry."userId",
      gone."userId" AS "deletedUserId", entry."ipAddress", entry."userAgent", entry."requestId", entry."oldValues",
      entry."newValues"
    FROM "AuditSeal" seal LEFT JOIN "AuditLog" entry ON entry.id = seal."auditLogId"
    LEFT JOIN "DeletedUser" gone ON gone.number = entry."deletedUserNumber"
    WHERE seal.position > ${after} ORDER BY seal.position LIMIT ${BATCH}`;

const named = ({ position, action, timestamp }: Step): string =>
  `Entry ${position} (${action}, ${timestamp.toISOString()})`;

/** What is wrong with the entry behind a link; the link itself has been found to fit. */
function checkEntry(key: Buffer, step: Step): string | null {
  const { id, redactedAt, redactedDigest, redactionRoot } = step;
  if (redactedDigest !== null && (!redactedAt || redactionRoot === null))
    return `The seal of entry ${step.position} was altered: it speaks of an erasure that no deletion made.`;
  const isErased = redactedAt !== null && redactedDigest === null;
  if (id === null)
    return isErased && redactionRoot !== null
      ? null
      : `Entry ${step.position} is missing: it was removed from the log.`;
  if (isErased) return `${named(step)} is marked as erased with its person and is still there.`;
  const content = { ...step, id, userId: step.userId ?? step.deletedUserId };
  if (step.digest !== (redactedDigest ?? step.sealedDigest) || computeDigest(key, content) !== step.digest)
    return `${named(step)} is not what the portal wrote: it was altered, or put in by something else.`;
  if (step.sequence !== step.sealedSequence)
    return `${named(step)} was moved to another place in the order of writing.`;
  return null;
}

function checkStep(key: Buffer, before: Head, step: Step): string | null {
  if (step.position !== before.position + 1n)
    return `The seal of entry ${before.position + 1n} is missing: entries were removed from the log.`;
  const { position, auditLogId, sealedSequence, sealedDigest } = step;
  const link = { position, auditLogId, sequence: sealedSequence, digest: sealedDigest };
  if (step.previousHash !== before.hash || step.hash !== hashLink(key, before.hash, link))
    return `The seal of entry ${position} does not follow from the one before: seals were altered or exchanged.`;
  return checkEntry(key, step);
}

interface Walk {
  head: Head;
  /** The hash at the place of the head that is kept outside. */
  hashAtKnown: string | null;
  problem: Problem | null;
}

/** From the first link to the last one or the first that is broken, some hundreds at a time. */
async function walk(services: Services, known: Head | null): Promise<Walk> {
  const key = services.keys.audit;
  let head: Head = { position: 0n, hash: CHAIN_START };
  let hashAtKnown: string | null = null;
  for (;;) {
    const steps = await readSteps(services, head.position);
    for (const step of steps) {
      const message = checkStep(key, head, step);
      if (message) return { head, hashAtKnown, problem: { position: head.position + 1n, message } };
      head = { position: step.position, hash: step.hash };
      if (head.position === known?.position) hashAtKnown = head.hash;
    }
    if (steps.length < BATCH) return { head, hashAtKnown, problem: null };
  }
}

/** Whether the chain is the one whose head was kept outside. */
function checkHead(known: Head | null, { head, hashAtKnown }: Walk): Problem | null {
  if (!known || known.position === 0n || hashAtKnown === known.hash) return null;
  const cutOff = head.position < known.position;
  const finding = cutOff
    ? `The log ends at entry ${head.position}, but entry ${known.position} had been sealed`
    : `Entry ${known.position} is not the one that had been sealed`;
  return {
    position: cutOff ? head.position + 1n : known.position,
    message: `${finding}: the newest entries were removed, or an old backup was put in place. If it was restored on purpose, delete ${HEAD_FILE} in the data folder.`,
  };
}

/** Marked seals whose erasure no entry about a deletion accounts for. */
async function checkRedactions({ db }: Services): Promise<Problem | null> {
  const [first] = await db.$queryRaw<{ position: bigint }[]>`
    SELECT min(position) AS position FROM "AuditSeal" seal WHERE "redactionRoot" IS NOT NULL
    GROUP BY "redactionRoot"
    HAVING "redactionRoot" IS DISTINCT FROM encode(sha256(
      string_agg(digest || coalesce(':' || "redactedDigest", ''), '' ORDER BY position)::bytea), 'hex')
      OR NOT EXISTS (SELECT 1 FROM "AuditLog" entry
        WHERE entry.action = 'USER_DELETED' AND entry."newValues"->>'auditRoot' = seal."redactionRoot")
    ORDER BY 1 LIMIT 1`;
  return first
    ? {
        position: first.position,
        message: `Entry ${first.position} is marked as erased with its person, but no deletion accounts for it: it was removed from the log.`,
      }
    : null;
}

/** Entries under the number of a deleted person that no entry about a deletion gave out. */
async function checkDeletedUsers({ db }: Services): Promise<Problem | null> {
  const [row] = await db.$queryRaw<{ position: bigint | null }[]>`
    SELECT min(seal.position) AS position
    FROM "DeletedUser" gone JOIN "AuditLog" entry ON entry."deletedUserNumber" = gone.number
    JOIN "AuditSeal" seal ON seal."auditLogId" = entry.id
    WHERE NOT EXISTS (SELECT 1 FROM "AuditLog" deletion WHERE deletion.action = 'USER_DELETED'
      AND deletion."newValues"->>'deletedUser' = gone.number::text
      AND deletion."newValues"->>'deletedUserId' = gone."userId"::text)`;
  if (row?.position == null) return null;
  return {
    position: row.position,
    message: `Entry ${row.position} is by a deleted user, but no deletion accounts for it: who did it was altered.`,
  };
}

async function findProblem(services: Services, known: Head | null) {
  const walked = await walk(services, known);
  const problem =
    walked.problem ??
    checkHead(known, walked) ??
    (await checkRedactions(services)) ??
    (await checkDeletedUsers(services));
  return { problem, head: walked.head };
}

/**
 * Seals what is committed and then verifies the whole log, in little memory. It reads everything: a million entries
 * take about a minute. A damaged file of the head is written anew from a log that is found intact.
 */
export async function verifyAuditLog(services: Services): Promise<AuditVerification> {
  // Read before sealing: what the file says about the past must not come from the present.
  const { headFile } = services.sealer;
  const known: KnownHead = headFile ? await readHead(headFile) : null;
  const isDamaged = known === 'damaged';
  await services.sealer.seal();
  const { problem, head } = await findProblem(services, isDamaged ? null : known);
  const headRestored = isDamaged && problem === null;
  if (headFile && headRestored) await replaceDamagedHead(headFile, head);
  const [entries, sealed, [{ erased, reduced }]] = await Promise.all([
    services.db.auditLog.count(),
    services.db.auditSeal.count(),
    services.db.$queryRaw<[{ erased: number; reduced: number }]>`
      SELECT count(*) FILTER (WHERE "redactedDigest" IS NULL)::int AS erased, count("redactedDigest")::int AS reduced
      FROM "AuditSeal" WHERE "redactionRoot" IS NOT NULL`,
  ]);
  return {
    intact: problem === null,
    entries,
    sealed,
    erased,
    reduced,
    headRestored,
    firstBroken: problem ? Number(problem.position) : null,
    problem: problem?.message ?? null,
    headHash: head.hash,
    verifiedAt: services.now(),
  };
}

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const HEAD_RESTORED = ` ${HEAD_FILE} was damaged and has been written anew from the log; the damaged one is ${DAMAGED_HEAD_FILE}. Whether the newest entries were removed before that, only a head written down elsewhere can tell.`;

/** The verification in a sentence or a few. */
export function summarize({
  problem,
  entries,
  erased,
  reduced,
  headRestored,
}: Pick<AuditVerification, 'problem' | 'entries' | 'erased' | 'reduced' | 'headRestored'>): string {
  if (problem) return problem;
  const all = entries === 1 ? 'The only entry is' : `All ${plural(entries, '', 'entries')} are`;
  const gone = erased
    ? ` ${plural(erased, 'entry was erased with its person', 'entries were erased with their person')}.`
    : '';
  const less = reduced
    ? ` What ${plural(reduced, 'entry', 'entries')} said about deleted people was erased.`
    : '';
  return `${all} as written.${gone}${less}${headRestored ? HEAD_RESTORED : ''}`;
}
