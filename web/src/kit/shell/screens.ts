import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import { type EntryLoader, warmUpEntry } from '../relay/lazyScreenRoute';
import type { Access } from '../session/access';

/** A screen inside the shell: one with data has an entry, one without has only its component. */
export type ShellScreen = { readonly path: string; readonly access: Access } & (
  | { readonly entry: EntryLoader; readonly Component?: never }
  | { readonly entry?: never; readonly Component: () => Promise<ComponentType> }
);

/** The screens of the route table, which the route of the shell carries with it. */
export function useShellScreens(): readonly ShellScreen[] {
  const carrier = useMatches().find((match) => match.handle)?.handle as
    | { screens: ShellScreen[] }
    | undefined;
  return carrier?.screens ?? [];
}

/** Starts what a link leads to while the pointer or the focus is on it. */
export function warmUp(screen: ShellScreen): void {
  const url = new URL(screen.path, window.location.origin);
  if (screen.entry) warmUpEntry(screen.entry, { url, params: {} });
  // The click will report a failure; a hover need not.
  else screen.Component().catch(() => undefined);
}
