import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;
const PATIENCE_MS = 120_000;

/** Polls until the condition is true. Throws an Error that names the missing condition. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain until ${what}.`);
    await sleep(LOOK_MS);
  }
}
