import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHourlyRefresh } from './useHourlyRefresh';

beforeEach(() => {
  // Twenty minutes before a week ends.
  vi.useFakeTimers({ now: new Date('2026-11-22T23:40:00-05:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

function Clock({ run }: { run: () => void }) {
  useHourlyRefresh(run);
  return null;
}

const pass = (minutes: number) => act(async () => vi.advanceTimersByTime(minutes * 60_000));

it('runs when the week changes, and every hour from then on, until the screen is left', async () => {
  const run = vi.fn();
  const { unmount } = render(<Clock run={run} />);
  await pass(19);
  expect(run).not.toHaveBeenCalled();
  await pass(2);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(120);
  expect(run).toHaveBeenCalledTimes(3);
  unmount();
  await pass(120);
  expect(run).toHaveBeenCalledTimes(3);
});
