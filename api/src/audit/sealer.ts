/**
 * Keeps the chain over the audit log up to date in the background: an entry is written with its change and sealed
 * shortly after, so that no one waits for the end of the chain.
 */

import type { Sealer } from '../operation/services.ts';
import type { PrismaClient } from '../platform/db/generated/client/client.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { describeFailure } from '../platform/lib/fileErrors.ts';
import { toCommandLine } from '../platform/lib/release.ts';
import { AnchorError, appendLinks } from './anchor.ts';
import type { AuditKeys } from './chainKey.ts';
import { HEAD_FILE, type Head, readHead, writeHead } from './headFile.ts';
import { FIRST_LOOK_BACK, placeBeforeUnsealed, type SealedBatch, sealBatch } from './sealing.ts';

interface SealerOptions {
  db: PrismaClient;
  keys: AuditKeys;
  headFile: string | undefined;
  /** The file to which each link is appended once it is sealed. */
  anchorFile?: string | undefined;
  /** How long `wake` waits for more; null to seal only when `seal` is called. */
  delay: number | null;
  onError: (error: unknown) => void;
}

/** A sealing reads back as far for one entry as for a hundred. */
export const SEAL_DELAY_MS = 1_000;

const VERIFY = `Run ${toCommandLine('audit:verify')} (with the embedded database while the portal is stopped), or Check the Records on the audit screen`;
const CUT_OFF = `The newest entries of the audit log are gone, or an old backup was restored: ${HEAD_FILE} in the data folder names a later one. ${VERIFY}.`;
const DAMAGED = `${HEAD_FILE} in the data folder is damaged: entries are sealed, but nothing outside the database says where the log ends. ${VERIFY}: when the log is intact, the file is written again.`;

export function createSealer({ db, keys, headFile, anchorFile, delay, onError }: SealerOptions): Sealer {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  /** A process's first sealing looks further back than later ones, for what the previous process left. */
  let isFirst = true;
  let closed = false;

  /** Reads the head's file. Throws if it cannot be read at all. */
  async function openHead(): Promise<{ known: Head | null; keep: (batch: SealedBatch) => Promise<void> }> {
    const known = headFile ? await readHead(headFile) : null;
    if (known === 'damaged') {
      onError(new Error(DAMAGED));
      return { known: null, keep: async () => undefined };
    }
    return {
      known,
      keep: async ({ head, intact }) => {
        // The file proves that something is missing, so its content is kept.
        if (!intact) onError(new Error(CUT_OFF));
        else if (headFile && (known?.position ?? 0n) < head.position) await writeHead(headFile, head);
      },
    };
  }

  /** Continues from the end of the chain, or searches the whole log for gaps. What is written meanwhile waits. */
  async function sealAll(everywhere: boolean): Promise<void> {
    const { known, keep } = await openHead();
    const lookBack = isFirst ? FIRST_LOOK_BACK : undefined;
    const newest = await db.auditLog.findFirst({ orderBy: { sequence: 'desc' }, select: { sequence: true } });
    const until = newest?.sequence ?? 0n;
    let from = everywhere ? await placeBeforeUnsealed(db) : undefined;
    for (;;) {
      const batch = await inTransaction(db, (tx) => sealBatch(tx, keys, { from, known, lookBack }));
      await keep(batch);
      if (batch.next === null || batch.next >= until) break;
      from = everywhere ? await placeBeforeUnsealed(db, batch.next) : batch.next;
      if (from === undefined) break;
    }
    isFirst = false;
  }

  /** What cannot be written now is written with the next sealing. Work continues; the log and the metrics report it. */
  const anchor = async (): Promise<void> => {
    if (anchorFile === undefined) return;
    await appendLinks(db, anchorFile).catch((error: Error) =>
      onError(
        error instanceof AnchorError
          ? error
          : new Error(`AUDIT_ANCHOR_FILE ${anchorFile} cannot be written: ${describeFailure(error)}.`),
      ),
    );
  };

  /** One after another, because sealings of one process would only wait for each other's lock. */
  function run(everywhere: boolean): Promise<void> {
    last = last
      .catch(() => undefined)
      .then(() => sealAll(everywhere))
      .then(anchor);
    return last;
  }

  return {
    headFile,
    anchorFile,
    seal: () => run(true),
    sealNewest: () => run(false),
    wake: () => {
      if (delay === null || timer || closed) return;
      timer = setTimeout(() => {
        timer = undefined;
        run(false).catch(onError);
      }, delay);
      timer.unref();
    },
    close: async () => {
      // The next start seals what is recorded from now on.
      closed = true;
      clearTimeout(timer);
      if (delay !== null) await run(false).catch(onError);
    },
  };
}
