/** A clock that a test moves forward: the portal waits for seconds between two requests. */
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

const SECONDS = 4;

/** Stops the clock of repeated requests. Returns a function that moves it forward. */
export function startClock() {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => act(() => void vi.advanceTimersByTime(SECONDS * 1_000));
}
