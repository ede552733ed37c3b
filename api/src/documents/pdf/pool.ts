/**
 * The threads that make PDFs. Laying out a page takes tens of milliseconds during which a thread does nothing else, so
 * none of it happens on the server's own; a flood of requests is turned away at the entry point instead of filling the memory.
 */
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { siblingModule } from '../../platform/lib/siblingModule.ts';
import type { PdfData } from './render.ts';

const MAX_WAITING = 20;
const TIME_LIMIT_MS = 15_000;
const IDLE_MS = 30_000;
const MEMORY_MB = 256;

/** Too many documents are being made already, or this one took too long: try again in a moment. */
export class PdfBusyError extends Error {
  constructor(cause: unknown) {
    super('The documents that are being made leave no room for another.', { cause });
  }
}

export interface PdfPool {
  /** The file of a document. Throws PdfBusyError. */
  renderPdf<Kind extends keyof PdfData>(
    kind: Kind,
    data: PdfData[Kind],
    options?: RenderOptions,
  ): Promise<Uint8Array>;
  /** How many documents are being made and wait just now. */
  load(): { running: number; waiting: number };
  /** Gives up what is being made and ends the threads. */
  close(): Promise<void>;
}

export interface RenderOptions {
  /**
   * One of many that somebody waits for together: it lets single documents go first and is never turned away, so
   * callers must request few at a time.
   */
  isLowPriority?: boolean;
  /** Told how many milliseconds a thread was busy with it, whatever came of it. */
  onRun?: (milliseconds: number) => void;
}

export interface PdfPoolOptions {
  /** How many documents wait before the next is turned away. */
  maxWaiting?: number;
  timeLimit?: number;
}

/** The pool; its first thread starts with the first document. */
export function createPdfPool(options: PdfPoolOptions = {}): PdfPool {
  const { maxWaiting = MAX_WAITING, timeLimit = TIME_LIMIT_MS } = options;
  const maxThreads = Math.max(1, availableParallelism() - 1);
  // Waiting is counted here: Piscina's own bound passes over tasks that can be given up.
  const queue = new PQueue({ concurrency: maxThreads });
  let threads: Piscina | undefined;

  const start = () => {
    const { path, execArgv } = siblingModule(import.meta.url, 'worker');
    return new Piscina({
      filename: path,
      execArgv,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
  };

  async function inThread(task: object): Promise<Uint8Array> {
    threads ??= start();
    const signal = AbortSignal.timeout(timeLimit);
    try {
      return new Uint8Array(await threads.run(task, { signal }));
    } catch (error) {
      throw signal.aborted ? new PdfBusyError(error) : error;
    }
  }

  return {
    renderPdf: async (kind, data, { isLowPriority = false, onRun } = {}) => {
      if (!isLowPriority && queue.size >= maxWaiting) throw new PdfBusyError('the queue is full');
      const run = async () => {
        const began = performance.now();
        try {
          return await inThread({ kind, data });
        } finally {
          onRun?.(performance.now() - began);
        }
      };
      return queue.add(run, { priority: isLowPriority ? -1 : 0 });
    },
    load: () => ({ running: queue.pending, waiting: queue.size }),
    close: async () => {
      queue.clear();
      await threads?.destroy();
      threads = undefined;
    },
  };
}
