/**
 * Keeps the chain over the audit log up to date, behind the requests: an entry is written with its change at once and
 * sealed shortly after, so that nobody waits for the one place at the chain's end.
 */
import type { PrismaClient } from '../db/generated/client/client.ts';
import { inTransaction } from '../db/transaction.ts';
import { HEAD_FILE, readHead, writeHead } from './headFile.ts';
import { placeBeforeUnsealed, sealBatch } from './sealing.ts';

export interface Sealer {
  /** Seals every committed entry now. Throws when the database or the file of the head fails. */
  seal: () => Promise<void>;
  /** Seals soon what has just been committed; many calls are one sealing. */
  wake: () => void;
  /** Seals what is left and stops. */
  close: () => Promise<void>;
  /** Where the head of the chain is kept outside the database. */
  readonly headFile: string | undefined;
}

interface SealerOptions {
  db: PrismaClient;
  key: Buffer;
  headFile: string | undefined;
  /** How long `wake` waits for more; null for sealing only when `seal` is called. */
  delay: number | null;
  onFault: (fault: unknown) => void;
}

export const SEAL_DELAY_MS = 500;

const CUT_OFF = `The newest entries of the audit log are gone, or an old backup was restored: ${HEAD_FILE} names a later one. Verify the audit log.`;

export function createSealer({ db, key, headFile, delay, onFault }: SealerOptions): Sealer {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  /** The first sealing of a process looks at everything, later ones near the end of the chain. */
  let everything = true;
  let closed = false;

  async function sealAll(all: boolean): Promise<void> {
    const known = headFile ? await readHead(headFile) : null;
    let from = all ? await placeBeforeUnsealed(db) : undefined;
    for (;;) {
      const { head, next, intact } = await inTransaction(db, (tx) => sealBatch(tx, key, { from, known }));
      // The file is the proof that something is gone: it keeps what it says.
      if (!intact) onFault(new Error(CUT_OFF));
      else if (headFile && (known?.position ?? 0n) < head.position) await writeHead(headFile, head);
      if (next === null) break;
      from = next;
    }
    everything = false;
  }

  /** One after the other: sealings of one process would only wait for each other's lock. */
  function run(all: boolean): Promise<void> {
    last = last.catch(() => undefined).then(() => sealAll(all || everything));
    return last;
  }

  return {
    headFile,
    seal: () => run(true),
    wake: () => {
      if (delay === null || timer || closed) return;
      timer = setTimeout(() => {
        timer = undefined;
        run(false).catch(onFault);
      }, delay);
      timer.unref();
    },
    close: async () => {
      // What is entered from now on the next start seals.
      closed = true;
      clearTimeout(timer);
      if (delay !== null) await run(false).catch(onFault);
    },
  };
}
