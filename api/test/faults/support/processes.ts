/** What the machine knows of a process. */
import { readFileSync } from 'node:fs';

/** The processes that it has started: the embedded database is one. */
export const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Bytes of memory that it and its children take up. */
export const measureMemory = (pid: number): number =>
  [pid, ...listChildren(pid)]
    .map((process) => /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1])
    .reduce((sum, kilobytes) => sum + 1024 * Number(kilobytes), 0);
