import { useSyncExternalStore } from 'react';
import { noteUse } from './activity';
import type { StoredUser } from './storedUser';

/**
 * The stored session: the signed-in user, and a mark that tells this session from the previous one. The token itself is
 * in a cookie that no script can read.
 */
export type Session = { readonly mark: string; readonly user: StoredUser };

const userKey = 'portal.user';
const formerTokenKey = 'portal.token';
/** In place of a user, whom it is not mistaken for. */
const UNFINISHED = 'signOut';

// The store holds one value for the whole tab and mirrors it in localStorage for other tabs and the next visit. The
// `storage` event brings in the changes of other tabs.
dropFormerToken();
let session = read();
const listeners = new Set<() => void>();

/** Earlier versions kept the token here. Nothing reads it anymore: its owner signs in again. */
function dropFormerToken() {
  if (localStorage.getItem(formerTokenKey) === null) return;
  localStorage.removeItem(formerTokenKey);
  localStorage.removeItem(userKey);
}

function read(): Session | null {
  const stored = localStorage.getItem(userKey);
  if (!stored) return null;
  try {
    const { mark = '', ...user } = JSON.parse(stored) as StoredUser & { mark?: string };
    return { mark, user };
  } catch {
    return null;
  }
}

function set(next: Session | null) {
  session = next;
  for (const listener of listeners) listener();
}

window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === userKey) set(read());
});

/** The current session, or null when no one is signed in. */
export function currentSession(): Session | null {
  return session;
}

/** Like `currentSession`, but also knows what another tab has just stored. */
export function latestSession(): Session | null {
  const stored = read();
  if (stored && stored.mark !== session?.mark) set(stored);
  return session;
}

function keep({ mark, user: { companyName = session?.user.companyName, ...rest } }: Session) {
  // Not every way to sign in includes it.
  const user = { ...rest, companyName };
  localStorage.setItem(userKey, JSON.stringify({ ...user, mark }));
  set({ mark, user });
}

/** Stores the user whose session has begun, for this and other tabs. */
export function signIn(user: StoredUser): void {
  noteUse();
  keep({ mark: `${Date.now()}-${Math.random()}`, user });
}

/** Updates the stored user with what a response says. */
export function updateUser(changes: Partial<StoredUser>): void {
  if (session) keep({ mark: session.mark, user: { ...session.user, ...changes } });
}

/**
 * Forgets the session, here and in other tabs. No script can remove the cookie: if the server has not heard of the
 * sign-out, that stays known until it has, or until another session takes the cookie's place.
 */
export function signOut(isKnown = true): void {
  localStorage.removeItem(userKey);
  if (!isKnown) localStorage.setItem(userKey, UNFINISHED);
  if (session) set(null);
}

export const isSignOutUnfinished = (): boolean => localStorage.getItem(userKey) === UNFINISHED;

/** Calls back after every change; returns the function that ends it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user, kept up to date. Use only below the guards, where there is one. */
export function useSessionUser(): StoredUser {
  const current = useSyncExternalStore(onSessionChange, currentSession);
  // A signed-out screen stays mounted for a moment, until the router has left it.
  return current?.user ?? noOne;
}

const noOne: StoredUser = {
  id: '',
  firstName: '',
  lastName: '',
  email: '',
  roles: [],
  needsPasswordChange: false,
};
