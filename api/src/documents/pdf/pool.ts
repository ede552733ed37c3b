/** The threads that make PDFs: laying out a page blocks a thread for tens of milliseconds. */
import { availableParallelism } from 'node:os';
import { siblingModule } from '../../platform/lib/siblingModule.ts';
import { createThreads, DocumentsBusyError, type Load, type RunOptions } from '../threads.ts';
import type { PdfData } from './render.ts';

const MAX_WAITING = 20;
const TIME_LIMIT_MS = 15_000;
const MEMORY_MB = 256;

export { DocumentsBusyError as PdfBusyError };

export type RenderOptions = RunOptions;

export interface PdfPool {
  /** Renders a document. Throws PdfBusyError. */
  renderPdf<Kind extends keyof PdfData>(
    kind: Kind,
    data: PdfData[Kind],
    options?: RenderOptions,
  ): Promise<Uint8Array>;
  /** How many documents are being made and waiting now. */
  load(): Load;
  /** Cancels running work and ends the threads. */
  close(): Promise<void>;
}

export interface PdfPoolOptions {
  /** The most documents waiting; beyond that, requests are rejected. */
  maxWaiting?: number;
  timeLimit?: number;
  /** How long an idle thread stays. */
  idleMs?: number;
}

/** The pool; its first thread starts with the first document. */
export function createPdfPool(options: PdfPoolOptions = {}): PdfPool {
  const { maxWaiting = MAX_WAITING, timeLimit = TIME_LIMIT_MS, idleMs } = options;
  const threads = createThreads({
    module: siblingModule(import.meta.url, 'worker'),
    maxThreads: Math.max(1, availableParallelism() - 1),
    memoryMb: MEMORY_MB,
    maxWaiting,
    timeLimit,
    idleMs,
  });
  return {
    renderPdf: async (kind, data, render) =>
      new Uint8Array(await threads.run<ArrayBuffer>({ kind, data }, render)),
    load: threads.load,
    close: threads.close,
  };
}
