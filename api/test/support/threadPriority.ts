/** The priorities of this process's threads, as Linux has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';

const LOW = constants.priority.PRIORITY_LOW;

/** Whether a thread has a low priority; false for one that has ended. */
function isLow(thread: string): boolean {
  try {
    const [, fields] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return Number(fields!.split(' ')[16]) === LOW;
  } catch {
    return false;
  }
}

export const countLowThreads = (): number => readdirSync('/proc/self/task').filter(isLow).length;
export const isServerLow = (): boolean => isLow(String(process.pid));
