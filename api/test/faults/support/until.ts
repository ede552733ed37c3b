/** Waiting for what a process, a disk or a database does in its own time. */
import { setTimeout as sleep } from 'node:timers/promises';

interface Limits {
  /** Milliseconds after which it fails; wide, as a busy machine may take its time. */
  within?: number;
  /** Milliseconds from one look to the next. */
  every?: number;
}

/**
 * Looks again and again until something is true, and returns it.
 * @throws Error that says what was waited for, and for how long.
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
