import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './client.ts';

/** Asks until the response has the status. */
export async function until(url: string, path: string, status: number): Promise<void> {
  while ((await send(url, { path })).status !== status) await sleep(20);
}
