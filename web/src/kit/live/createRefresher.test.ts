import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefresher } from './createRefresher';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function refresher() {
  let finish = () => {};
  const refresh = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { want, end } = createRefresher(refresh);
  return { refresh, want, end, finish: () => finish() };
}

it('runs once for a burst, soon after it began', async () => {
  const { refresh, want } = refresher();
  for (let index = 0; index < 1000; index += 1) want();
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('runs again for requests that came while it ran, and never twice at the same time', async () => {
  const { refresh, want, finish } = refresher();
  want();
  await vi.advanceTimersByTimeAsync(200);
  want();
  want();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(200);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('runs about once a second while changes keep coming', async () => {
  const { refresh, want, finish } = refresher();
  refresh.mockImplementation(async () => undefined);
  for (let tenth = 0; tenth < 100; tenth += 1) {
    want();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(9);
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(11);
  finish();
});

it('continues after a failure, and stops when it is ended', async () => {
  const { refresh, want, end } = refresher();
  refresh.mockResolvedValue(undefined);
  want();
  await vi.advanceTimersByTimeAsync(200);
  want();
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  want();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});
