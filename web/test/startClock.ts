/** A clock that a test moves on: the portal lets seconds pass before it asks the server again. */
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

const SECONDS = 4;

/** Stops the clock by which the portal asks again and again; what it returns moves it on. */
export function startClock() {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => act(() => void vi.advanceTimersByTime(SECONDS * 1_000));
}
