/** What the operating system knows about a process. */
import { readFileSync } from 'node:fs';

/** The child processes; the embedded database is one. */
export const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** A mapping in /proc/…/smaps: its first and last address, whether it is a file's, and its kilobytes in memory. */
const MAPPING = /^([0-9a-f]+)-([0-9a-f]+) \S+ \S+ \S+ \d+ *(\S*)$[\s\S]*?^Rss: +(\d+) kB$/gm;
/** V8 puts objects into pages of this size. */
const V8_PAGE = 256 * 1024;

/** Bytes of memory that the process uses, without the pages of V8. */
function measureOutsideV8(pid: number): number {
  let bytes = 0;
  for (const [, first, last, file, kilobytes] of readFileSync(`/proc/${pid}/smaps`, 'utf8').matchAll(MAPPING))
    if (file || Number.parseInt(last!, 16) - Number.parseInt(first!, 16) !== V8_PAGE)
      bytes += 1024 * Number(kilobytes);
  return bytes;
}

/**
 * Bytes of memory that a server of ours holds, and its children use. Of its pages of V8 only what objects use counts,
 * which its metrics say: V8 keeps some for new objects, more or fewer by the load of the moment.
 */
export const measureMemory = (pid: number, usedByObjects: number): number =>
  listChildren(pid)
    .map((child) => /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1])
    .reduce((sum, kilobytes) => sum + 1024 * Number(kilobytes), usedByObjects + measureOutsideV8(pid));
