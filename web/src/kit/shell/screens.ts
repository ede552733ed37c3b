import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import { type EntryLoader, warmUpEntry } from '../relay/lazyScreenRoute';
import type { Access } from '../session/access';

/** A screen inside the shell: one with data has an entry, one without has only its component. */
export type ShellScreen = { readonly path: string; readonly access: Access } & (
  | { readonly entry: EntryLoader; readonly Component?: never }
  | { readonly entry?: never; readonly Component: () => Promise<ComponentType> }
);

/** The screens of the route table, passed in by the shell's route. */
export function useShellScreens(): readonly ShellScreen[] {
  const carrier = useMatches().find((match) => match.handle)?.handle as
    | { screens: ShellScreen[] }
    | undefined;
  return carrier?.screens ?? [];
}

/** Preloads a link's screen while the pointer or the focus is on the link. */
export function warmUp(screen: ShellScreen): void {
  const url = new URL(screen.path, window.location.origin);
  if (screen.entry) warmUpEntry(screen.entry, { url, params: {} });
  // A click reports a failure; a hover need not.
  else screen.Component().catch(() => undefined);
}
