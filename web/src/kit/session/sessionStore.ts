import { useSyncExternalStore } from 'react';
import type { StoredUser } from './storedUser';

/** Somebody signed in: the bearer token and what is kept of the user. */
export type Session = { readonly token: string; readonly user: StoredUser };

const tokenKey = 'portal.token';
const userKey = 'portal.user';

// The store holds one value for the whole tab and mirrors it in localStorage, so that other tabs and the
// next visit find it. The `storage` event brings in what other tabs did.
let session = read();
const listeners = new Set<() => void>();

function read(): Session | null {
  const token = localStorage.getItem(tokenKey);
  const user = localStorage.getItem(userKey);
  if (!token || !user) return null;
  try {
    return { token, user: JSON.parse(user) as StoredUser };
  } catch {
    return null;
  }
}

function set(next: Session | null) {
  session = next;
  for (const listener of listeners) listener();
}

window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === tokenKey || event.key === userKey) {
    // Two keys change one after the other: between them the pair is not complete yet.
    const next = read();
    if (next || !localStorage.getItem(tokenKey)) set(next);
  }
});

/** The current session, or null when nobody is signed in. */
export function currentSession(): Session | null {
  return session;
}

/** As `currentSession`, even when the tab has yet to hear of what another has just kept. */
export function latestSession(): Session | null {
  const stored = read();
  if (stored && stored.token !== session?.token) set(stored);
  return session;
}

/** Keeps a new session, here and for other tabs. */
export function signIn(next: Session): void {
  localStorage.setItem(userKey, JSON.stringify(next.user));
  localStorage.setItem(tokenKey, next.token);
  set(next);
}

/** Keeps what the server now says about the signed-in user. */
export function updateUser(user: StoredUser): void {
  if (session) signIn({ token: session.token, user });
}

/** Forgets the session, here and in other tabs. */
export function signOut(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  if (session) set(null);
}

/** Calls back after every change; returns the function that ends it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user, kept up to date. Only below the guards, where there is one. */
export function useSessionUser(): StoredUser {
  const current = useSyncExternalStore(onSessionChange, currentSession);
  // A signed-out screen stays mounted for the moment until the router has left it.
  return current?.user ?? nobody;
}

const nobody: StoredUser = {
  id: '',
  firstName: '',
  lastName: '',
  email: '',
  roles: [],
  needsPasswordChange: false,
};
