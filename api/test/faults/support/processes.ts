/** What the operating system knows about a process. */
import { readFileSync } from 'node:fs';

/** The child processes; the embedded database is one. */
export const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Bytes of memory that the process and its children use. */
export const measureMemory = (pid: number): number =>
  [pid, ...listChildren(pid)]
    .map((process) => /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1])
    .reduce((sum, kilobytes) => sum + 1024 * Number(kilobytes), 0);
