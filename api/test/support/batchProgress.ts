/** Stops a batch between two of its chunks. */
import { onTestFinished, vi } from 'vitest';
import type { TestPortal } from './portal.ts';

/** Calls `act` and resolves when `count` chunks of a batch are done, before the next starts. */
export function afterChunks(
  { services: { bus } }: TestPortal,
  count: number,
  act: () => void = () => undefined,
): Promise<void> {
  const { publish } = bus;
  return new Promise((resolve) => {
    let through = 0;
    const spy = vi.spyOn(bus, 'publish').mockImplementation((changes) => {
      publish(changes);
      if (!changes.some(({ kind }) => kind === 'BATCH')) return;
      through += 1;
      if (through !== count) return;
      act();
      resolve();
    });
    onTestFinished(() => spy.mockRestore());
  });
}
