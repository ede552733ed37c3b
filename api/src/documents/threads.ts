/**
 * A pool of threads for work on files, which blocks a thread and never runs on the server's own. A flood of requests is
 * rejected at the entry point instead of filling the memory.
 */
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { siblingModule } from '../platform/lib/siblingModule.ts';

/** How long an idle thread stays. */
const IDLE_MS = 30_000;

/** Too much work is waiting, or the work took too long: retry in a moment. */
export class DocumentsBusyError extends Error {
  constructor(cause: unknown) {
    super('The documents that are being worked on leave no room for another.', { cause });
  }
}

export interface RunOptions {
  /** Part of a bulk job. Single documents go first, and it is never rejected, so callers must request few at a time. */
  isLowPriority?: boolean;
  /** Called with the milliseconds that a thread was busy with it, whatever the result. */
  onRun?: (milliseconds: number) => void;
}

export interface ThreadOptions {
  module: ReturnType<typeof siblingModule>;
  maxThreads: number;
  memoryMb: number;
  /** The most tasks waiting; beyond that, requests are rejected. */
  maxWaiting: number;
  timeLimit: number;
  idleMs?: number | undefined;
  /** Runs once, before the first thread starts. */
  prepare?: () => Promise<unknown>;
}

export interface Load {
  running: number;
  waiting: number;
}

export interface Threads {
  /** Runs the task in a thread. Throws DocumentsBusyError. */
  run<Result>(task: object, options?: RunOptions): Promise<Result>;
  load(): Load;
  /** Cancels running work and ends the threads. */
  close(): Promise<void>;
}

/** The pool; its first thread starts with the first task. */
export function createThreads(options: ThreadOptions): Threads {
  const { module, maxThreads, memoryMb, maxWaiting, timeLimit, idleMs = IDLE_MS, prepare } = options;
  // Counts waiting tasks here, because Piscina's own limit ignores tasks that can be canceled.
  const queue = new PQueue({ concurrency: maxThreads });
  let threads: Piscina | undefined;
  let prepared: Promise<unknown> | undefined;

  const start = () =>
    new Piscina({
      filename: module.path,
      execArgv: module.execArgv,
      minThreads: 0,
      maxThreads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });

  async function inThread<Result>(task: object): Promise<Result> {
    prepared ??= prepare?.();
    await prepared;
    threads ??= start();
    const signal = AbortSignal.timeout(timeLimit);
    try {
      return await threads.run(task, { signal });
    } catch (error) {
      throw signal.aborted ? new DocumentsBusyError(error) : error;
    }
  }

  return {
    run: async <Result>(task: object, { isLowPriority = false, onRun }: RunOptions = {}) => {
      if (!isLowPriority && queue.size >= maxWaiting) throw new DocumentsBusyError('the queue is full');
      const timed = async () => {
        const began = performance.now();
        try {
          return await inThread<Result>(task);
        } finally {
          onRun?.(performance.now() - began);
        }
      };
      return queue.add(timed, { priority: isLowPriority ? -1 : 0 });
    },
    load: () => ({ running: queue.pending, waiting: queue.size }),
    close: async () => {
      queue.clear();
      await threads?.destroy();
      threads = undefined;
    },
  };
}
