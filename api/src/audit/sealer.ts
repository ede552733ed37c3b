/**
 * Keeps the chain over the audit log up to date, behind the requests: an entry is written with its change at once and
 * sealed shortly after, so that no one waits for the one place at the chain's end.
 */

import type { Sealer } from '../operation/services.ts';
import type { PrismaClient } from '../platform/db/generated/client/client.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { describeFailure } from '../platform/lib/fileErrors.ts';
import { AnchorError, appendLinks } from './anchor.ts';
import type { AuditKeys } from './chainKey.ts';
import { HEAD_FILE, type Head, readHead, writeHead } from './headFile.ts';
import { FIRST_LOOK_BACK, placeBeforeUnsealed, type SealedBatch, sealBatch } from './sealing.ts';

interface SealerOptions {
  db: PrismaClient;
  keys: AuditKeys;
  headFile: string | undefined;
  /** The file that each link leaves for once it is sealed. */
  anchorFile?: string | undefined;
  /** How long `wake` waits for more; null for sealing only when `seal` is called. */
  delay: number | null;
  onError: (error: unknown) => void;
}

export const SEAL_DELAY_MS = 500;

const VERIFY =
  'Run npm run audit:verify (with the embedded database while the portal is stopped), or Verify log on the audit screen';
const CUT_OFF = `The newest entries of the audit log are gone, or an old backup was restored: ${HEAD_FILE} in the data folder names a later one. ${VERIFY}.`;
const DAMAGED = `${HEAD_FILE} in the data folder is damaged: entries are sealed, but nothing outside the database says where the log ends. ${VERIFY}: when the log is intact, the file is written again.`;

export function createSealer({ db, keys, headFile, anchorFile, delay, onError }: SealerOptions): Sealer {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  /** The first sealing of a process looks further back than later ones, for what the process before it left. */
  let isFirst = true;
  let closed = false;

  /** The file of the head. Throws where it cannot be read at all. */
  async function openHead(): Promise<{ known: Head | null; keep: (batch: SealedBatch) => Promise<void> }> {
    const known = headFile ? await readHead(headFile) : null;
    if (known === 'damaged') {
      onError(new Error(DAMAGED));
      return { known: null, keep: async () => undefined };
    }
    return {
      known,
      keep: async ({ head, intact }) => {
        // The file is the proof that something is missing: its content is kept.
        if (!intact) onError(new Error(CUT_OFF));
        else if (headFile && (known?.position ?? 0n) < head.position) await writeHead(headFile, head);
      },
    };
  }

  /** Goes on from the end of the chain, or looks for the gaps in all of the log. What is written meanwhile waits. */
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

  /** What cannot leave now leaves with the next sealing: work goes on, and the log and the metrics say so. */
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

  /** One after the other: sealings of one process would only wait for each other's lock. */
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
      // What is entered from now on the next start seals.
      closed = true;
      clearTimeout(timer);
      if (delay !== null) await run(false).catch(onError);
    },
  };
}
