import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';

/** What the palette shows when it opens, and how it goes: to where it was opened from, or to another screen. */
export type PaletteProps = {
  readonly opens: 'search' | 'keys';
  readonly onClose: () => void;
  readonly onLeave: () => void;
};

/**
 * How the search over everything is fetched, which the route of the shell carries with it: the shell knows no screen.
 * Undefined where there is none.
 */
export function usePaletteLoader(): (() => Promise<ComponentType<PaletteProps>>) | undefined {
  const carrier = useMatches().find((match) => match.handle)?.handle as
    | { palette?: () => Promise<ComponentType<PaletteProps>> }
    | undefined;
  return carrier?.palette;
}
