/** A batch of people caught between two of its stretches. */
import { onTestFinished, vi } from 'vitest';
import type { TestPortal } from './portal.ts';

/** Resolves, and does something first, when so many stretches of a batch are through, before the next one's turn. */
export function afterStretches(
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
