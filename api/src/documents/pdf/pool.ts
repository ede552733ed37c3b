/** The threads that make PDFs: laying out a page takes tens of milliseconds during which a thread does nothing else. */
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
  /** The file of a document. Throws PdfBusyError. */
  renderPdf<Kind extends keyof PdfData>(
    kind: Kind,
    data: PdfData[Kind],
    options?: RenderOptions,
  ): Promise<Uint8Array>;
  /** How many documents are being made and wait just now. */
  load(): Load;
  /** Gives up what is being made and ends the threads. */
  close(): Promise<void>;
}

export interface PdfPoolOptions {
  /** How many documents wait before the next is turned away. */
  maxWaiting?: number;
  timeLimit?: number;
  /** How long a thread stays that has nothing to do. */
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
