import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import { type EntryLoader, warmUpEntry } from '../relay/lazyScreenRoute';
import type { Access } from '../session/access';

/** A screen inside the shell: one with data has an entry, one without has only its component. */
export type ShellScreen = { readonly path: string; readonly access: Access } & (
  | { readonly entry: EntryLoader; readonly Component?: never }
  | { readonly entry?: never; readonly Component: () => Promise<ComponentType> }
);

/** What the palette shows when it opens, and how it goes: to where it was opened from, or to another screen. */
export type PaletteProps = {
  readonly opens: 'search' | 'keys';
  readonly onClose: () => void;
  readonly onLeave: () => void;
};

/** What the route of the shell carries with it: the shell knows no screen. */
type Carried = {
  readonly screens: readonly ShellScreen[];
  readonly palette?: () => Promise<ComponentType<PaletteProps>>;
};

const useCarried = () => useMatches().find((match) => match.handle)?.handle as Carried | undefined;

/** The screens of the route table. */
export const useShellScreens = (): readonly ShellScreen[] => useCarried()?.screens ?? [];

/** How the search over everything is fetched; undefined where there is none. */
export const usePaletteLoader = (): Carried['palette'] => useCarried()?.palette;

/** Starts what a link leads to while the pointer or the focus is on it. */
export function warmUp(screen: ShellScreen): void {
  const url = new URL(screen.path, window.location.origin);
  if (screen.entry) warmUpEntry(screen.entry, { url, params: {} });
  // The click will report a failure; a hover need not.
  else screen.Component().catch(() => undefined);
}
