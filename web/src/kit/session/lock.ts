/**
 * Locks the page when no one has used it for the idle time: nothing reloads and typing stays, but nothing can be seen
 * or done without the password. Requests that the server refuses meanwhile wait for it.
 */
import { noteUse, secondsIdle } from './activity';
import { judgeWhenUnlocked } from './sessionOver';
import { currentSession, onSessionChange } from './sessionStore';

/** The server hears of the last use some seconds late, so it may end the session before the page locks. */
const TOLERANCE_SECONDS = 60;

let locked = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (locked === next) return;
  locked = next;
  for (const listener of listeners) listener();
}

export const isLocked = (): boolean => locked;

export function onLockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Locks until a session begins, here or in another tab, or someone signs out. */
function lock(): void {
  const mark = currentSession()?.mark;
  if (locked || mark === undefined) return;
  set(true);
  const stop = onSessionChange(() => {
    if (currentSession()?.mark === mark) return;
    stop();
    // Giving the password, even in another tab, counts as use.
    noteUse();
    set(false);
  });
}

/** How many seconds are left before the page locks; null where it never does. */
export function secondsLeft(): number | null {
  const minutes = currentSession()?.user.idleMinutes;
  return minutes === undefined ? null : minutes * 60 - secondsIdle();
}

/** Locks when the time is over. Returns whether the page is locked. */
export function lockWhenOver(): boolean {
  if ((secondsLeft() ?? 1) <= 0) lock();
  return locked;
}

const unlocked = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onLockChange(() => {
      stop();
      resolve();
    });
  });

// A session that may have expired for lack of use is not lost: the page stays and waits for the password.
judgeWhenUnlocked(async () => {
  const left = secondsLeft();
  if (left !== null && left <= TOLERANCE_SECONDS) lock();
  if (locked) await unlocked();
});
