/**
 * A pool of threads for work on files, during which a thread does nothing else: none of it happens on the server's own.
 * A flood of requests is turned away at the entry point instead of filling the memory.
 */
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { siblingModule } from '../platform/lib/siblingModule.ts';

/** How long a thread that has nothing to do stays. */
const IDLE_MS = 30_000;

/** Too much waits already, or the work took too long: try again in a moment. */
export class DocumentsBusyError extends Error {
  constructor(cause: unknown) {
    super('The documents that are being worked on leave no room for another.', { cause });
  }
}

export interface RunOptions {
  /**
   * One of many that someone waits for together: it lets single documents go first and is never turned away, so
   * callers must request few at a time.
   */
  isLowPriority?: boolean;
  /** Told how many milliseconds a thread was busy with it, whatever came of it. */
  onRun?: (milliseconds: number) => void;
}

export interface ThreadOptions {
  module: ReturnType<typeof siblingModule>;
  maxThreads: number;
  memoryMb: number;
  /** How many wait before the next is turned away. */
  maxWaiting: number;
  timeLimit: number;
  idleMs?: number | undefined;
  /** Done once, before the first thread starts. */
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
  /** Gives up what is running and ends the threads. */
  close(): Promise<void>;
}

/** The pool; its first thread starts with the first task. */
export function createThreads(options: ThreadOptions): Threads {
  const { module, maxThreads, memoryMb, maxWaiting, timeLimit, idleMs = IDLE_MS, prepare } = options;
  // Waiting is counted here: Piscina's own bound passes over tasks that can be given up.
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
