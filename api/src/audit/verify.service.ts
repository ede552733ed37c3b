/**
 * Proves that the audit log is what was written: every entry has the digest that only the portal can make, every link
 * of the chain follows from the previous one, nothing is missing that was not erased with its person, the chain ends no
 * earlier than the head stored outside the database, and the ledger matches the links.
 */
import { counted } from 'rules/counted';
import type { Services } from '../operation/services.ts';
import type { RowOf } from '../platform/sql/define.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { CHAIN_START, computeDigest, type EntryContent, hashLink } from './digest.ts';
import { type Epoch, isEndorsed, listUpcomingKeys, readEpochs } from './epochs.ts';
import {
  DAMAGED_HEAD_FILE,
  HEAD_FILE,
  type Head,
  type KnownHead,
  readHead,
  replaceDamagedHead,
} from './headFile.ts';
import { BATCH, erasureCounts, firstMisnamed, firstUnaccounted, linksAfter } from './verify.sql.ts';
import { findLedgerProblem } from './verifyLedgerSeals.ts';

export interface AuditVerification {
  intact: boolean;
  /** Entries in the log. */
  entries: number;
  /** Links of the chain: entries, and those erased with their person. */
  sealed: number;
  /** Entries erased with their person. */
  erased: number;
  /** Entries that lost only their facts about a deleted person. */
  reduced: number;
  /** Whether the head's file was damaged and has been rewritten. */
  headRestored: boolean;
  /** The first position in the chain where something is wrong. */
  firstBroken: number | null;
  /** What is wrong there; null if the log is intact. */
  problem: string | null;
  /** The hash of the newest link, which covers the whole log. */
  headHash: string;
  verifiedAt: Date;
}

interface Problem {
  position: bigint;
  message: string;
}

type Found = RowOf<typeof linksAfter>;

/** The entry of a link; null if it is gone. */
function toEntry(found: Found) {
  const { id, sequence, digest, timestamp, level, action, entityType } = found;
  // An entry has all of these or, if it is gone, none.
  if (id === null || sequence === null || digest === null || timestamp === null) return null;
  if (level === null || action === null || entityType === null) return null;
  return {
    ...found,
    ...{ id, digest, level, action, entityType },
    sequence: BigInt(sequence),
    timestamp: new Date(timestamp),
    // If the actor was deleted since, the key that they had.
    userId: found.userId ?? found.deletedUserId,
  };
}

const toStep = (found: Found) => ({
  ...found,
  position: BigInt(found.position),
  sealedSequence: BigInt(found.sealedSequence),
  entry: toEntry(found),
});
type Step = ReturnType<typeof toStep>;

const named = (position: bigint, { action, timestamp }: Pick<EntryContent, 'action' | 'timestamp'>): string =>
  `Entry ${position} (${action}, ${timestamp.toISOString()})`;

/** What is wrong with a link's entry; the link itself is valid. */
function checkEntry(keys: readonly Buffer[], step: Step): string | null {
  const { position, entry, redactedAt, redactedDigest, redactionRoot } = step;
  if (redactedDigest !== null && (!redactedAt || redactionRoot === null))
    return `The seal of entry ${position} was altered: it speaks of an erasure that no deletion made.`;
  const isErased = redactedAt !== null && redactedDigest === null;
  if (entry === null)
    return isErased && redactionRoot !== null
      ? null
      : `Entry ${position} is missing: it was removed from the log.`;
  if (isErased) return `${named(position, entry)} is marked as erased with its person and is still there.`;
  if (
    entry.digest !== (redactedDigest ?? step.sealedDigest) ||
    !keys.some((key) => computeDigest(key, entry) === entry.digest)
  )
    return `${named(position, entry)} is not what the portal wrote: it was altered, or put in by something else.`;
  if (entry.sequence !== step.sealedSequence)
    return `${named(position, entry)} was moved to another place in the order of writing.`;
  return null;
}

/** The epoch of a position, and later ones. */
const epochsFrom = (epochs: readonly Epoch[], position: bigint): readonly Epoch[] => {
  const next = epochs.findIndex((epoch) => epoch.position > position);
  return next === -1 ? epochs.slice(-1) : epochs.slice(Math.max(0, next - 1));
};

/** Whether the previous key has endorsed the first link of an epoch; other links need only their own key. */
function isSigned(epochs: readonly Epoch[], { position, hash }: Step): boolean {
  const index = epochs.findIndex((epoch) => epoch.position === position);
  return index <= 0 || isEndorsed(epochs[index]!, epochs[index - 1]!, hash);
}

interface ChainKeys {
  epochs: readonly Epoch[];
  /** The keys of an epoch that has not started. */
  upcoming: readonly Buffer[];
}

function checkStep({ epochs, upcoming }: ChainKeys, before: Head, step: Step): string | null {
  if (step.position !== before.position + 1n)
    return `The seal of entry ${before.position + 1n} is missing: entries were removed from the log.`;
  const { position, auditLogId, sealedSequence, sealedDigest, ledgerDigest } = step;
  const link = { position, auditLogId, sequence: sealedSequence, digest: sealedDigest, ledgerDigest };
  // A server that knows the next key writes with it before the chain does. No one may write with an earlier key.
  const keys = epochsFrom(epochs, position).map(({ key }) => key);
  const fits = step.previousHash === before.hash && step.hash === hashLink(keys[0]!, before.hash, link);
  if (!fits || !isSigned(epochs, step))
    return `The seal of entry ${position} does not follow from the one before: seals were altered or exchanged.`;
  return checkEntry([...keys, ...upcoming], step);
}

interface Walk {
  head: Head;
  /** The chain's hash at the position of the head stored outside. */
  hashAtKnown: string | null;
  problem: Problem | null;
}

/** From the first link to the last, or to the first broken one, some hundreds at a time. */
async function walk(services: Services, known: Head | null): Promise<Walk> {
  const { db, keys } = services;
  const chainKeys = { epochs: await readEpochs(db, keys), upcoming: await listUpcomingKeys(db, keys) };
  let head: Head = { position: 0n, hash: CHAIN_START };
  let hashAtKnown: string | null = null;
  for (;;) {
    const steps = (await rowsIn(services.db, linksAfter({ position: head.position }))).map(toStep);
    for (const step of steps) {
      const message = checkStep(chainKeys, head, step);
      if (message) return { head, hashAtKnown, problem: { position: head.position + 1n, message } };
      head = { position: step.position, hash: step.hash };
      if (head.position === known?.position) hashAtKnown = head.hash;
    }
    if (steps.length < BATCH) return { head, hashAtKnown, problem: null };
  }
}

/** Whether the chain matches the head stored outside. */
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

/** Marked seals whose erasure no deletion's entry explains. */
async function checkRedactions({ db }: Services): Promise<Problem | null> {
  const [first] = await rowsIn(db, firstUnaccounted());
  return first
    ? {
        position: BigInt(first.position),
        message: `Entry ${first.position} is marked as erased with its person, but no deletion accounts for it: it was removed from the log.`,
      }
    : null;
}

/** Entries under a deleted person's number that no deletion's entry assigned. */
async function checkDeletedUsers({ db }: Services): Promise<Problem | null> {
  const [row] = await rowsIn(db, firstMisnamed());
  if (row?.position == null) return null;
  return {
    position: BigInt(row.position),
    message: `Entry ${row.position} is by a deleted user, but no deletion accounts for it: who did it was altered.`,
  };
}

/** The links also cover the ledger's entries. */
async function checkLedger({ db }: Services, head: Head): Promise<Problem | null> {
  const found = await findLedgerProblem(db);
  return found && { position: found.position ?? head.position, message: found.message };
}

async function findProblem(services: Services, known: Head | null) {
  const walked = await walk(services, known);
  const problem =
    walked.problem ??
    checkHead(known, walked) ??
    (await checkRedactions(services)) ??
    (await checkDeletedUsers(services)) ??
    (await checkLedger(services, walked.head));
  return { problem, head: walked.head };
}

/**
 * Seals what is committed, then verifies the whole log, using little memory. It reads everything: a million entries
 * take about a minute. If the log is intact, a damaged head's file is rewritten.
 */
export async function verifyAuditLog(services: Services): Promise<AuditVerification> {
  // Read before sealing, so that what the file says about the past does not come from the present.
  const { headFile } = services.sealer;
  const known: KnownHead = headFile ? await readHead(headFile) : null;
  const isDamaged = known === 'damaged';
  await services.sealer.seal();
  const { problem, head } = await findProblem(services, isDamaged ? null : known);
  const headRestored = isDamaged && problem === null;
  if (headFile && headRestored) await replaceDamagedHead(headFile, head);
  const [entries, sealed, [counts]] = await Promise.all([
    services.db.auditLog.count(),
    services.db.auditSeal.count(),
    rowsIn(services.db, erasureCounts()),
  ]);
  return {
    intact: problem === null,
    entries,
    sealed,
    ...counts!,
    headRestored,
    firstBroken: problem ? Number(problem.position) : null,
    problem: problem?.message ?? null,
    headHash: head.hash,
    verifiedAt: services.now(),
  };
}

const HEAD_RESTORED = ` ${HEAD_FILE} was damaged and has been written again from the log; the damaged one is ${DAMAGED_HEAD_FILE}. Whether the newest entries were removed before that, only a head written down elsewhere can tell.`;

/** The result in a few sentences. */
export function summarize({
  problem,
  entries,
  erased,
  reduced,
  headRestored,
}: Pick<AuditVerification, 'problem' | 'entries' | 'erased' | 'reduced' | 'headRestored'>): string {
  if (problem) return problem;
  const all = entries === 1 ? 'The only entry is' : `All ${counted(entries, '', 'entries')} are`;
  const gone = erased
    ? ` ${counted(erased, 'entry was erased with its person', 'entries were erased with their person')}.`
    : '';
  const less = reduced
    ? ` What ${counted(reduced, 'entry', 'entries')} said about deleted people was erased.`
    : '';
  return `${all} as written.${gone}${less}${headRestored ? HEAD_RESTORED : ''}`;
}
