/** Waits for a process, a disk or a database. */
import { setTimeout as sleep } from 'node:timers/promises';

interface Limits {
  /** Milliseconds after which it fails; long, because a busy machine may be slow. */
  within?: number;
  /** Milliseconds between two checks. */
  every?: number;
}

/**
 * Checks repeatedly until a result is truthy, and returns it.
 * @throws Error that says what it waited for, and for how long.
 */
export async function until<Found>(
  what: string,
  look: () => Found | Promise<Found>,
  { within = 100_000, every = 10 }: Limits = {},
): Promise<NonNullable<Found>> {
  const deadline = performance.now() + within;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > deadline) throw new Error(`Waited ${within / 1_000} seconds for ${what}.`);
    await sleep(every);
  }
}
