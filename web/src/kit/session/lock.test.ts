import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLocked } from './lock';
import { signIn, signOut } from './sessionStore';
import { watchUse } from './watchUse';

const user = { id: 'u1', firstName: 'Ruth', lastName: '', email: '', roles: [], needsPasswordChange: false };
const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const move = () => window.dispatchEvent(new Event('pointermove'));
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  signIn({ ...user, idleMinutes: 30 });
  stop = watchUse();
});
afterEach(() => {
  stop();
  signOut();
  vi.useRealTimers();
});

it('locks a page whose user returns after the idle time, but not a page in use', () => {
  minutesLater(29);
  move();
  minutesLater(29);
  move();
  expect(isLocked()).toBe(false);
  minutesLater(30);
  move();
  expect(isLocked()).toBe(true);
});

it('unlocks with the next session of its user, which counts as use', () => {
  minutesLater(30);
  move();
  signIn({ ...user, idleMinutes: 30 });
  expect(isLocked()).toBe(false);
  move();
  expect(isLocked()).toBe(false);
});
