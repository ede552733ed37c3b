import { useEffect, useSyncExternalStore } from 'react';

/** A person's choice: follow the system, or light or dark. */
export type ColorSchemeChoice = 'system' | 'light' | 'dark';

const key = 'portal.colorScheme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
/** Paper is white. */
const printing = window.matchMedia('print');
const listeners = new Set<() => void>();

function choice(): ColorSchemeChoice {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function scheme(): 'light' | 'dark' {
  if (printing.matches) return 'light';
  const chosen = choice();
  if (chosen !== 'system') return chosen;
  return systemDark.matches ? 'dark' : 'light';
}

/** Stores the choice for this browser and applies it at once, in other tabs too. */
export function chooseColorScheme(next: ColorSchemeChoice): void {
  if (next === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, next);
  for (const listener of listeners) listener();
}

export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(subscribe, choice);
}

/** The scheme to render in now; also passed to the browser for its scroll bars and native controls. */
export function useColorScheme(): 'light' | 'dark' {
  const current = useSyncExternalStore(subscribe, scheme);
  useEffect(() => {
    document.documentElement.style.colorScheme = current;
  }, [current]);
  return current;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  systemDark.addEventListener('change', listener);
  printing.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    systemDark.removeEventListener('change', listener);
    printing.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
