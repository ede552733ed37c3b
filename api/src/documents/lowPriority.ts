import { constants, setPriority } from 'node:os';

/** Lets the server's own thread run before this one where cores are few. Only Linux has a priority for each thread. */
export function runAfterServer(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
}
