import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';

/** What the palette shows when it opens, and how it closes: back to where it was opened, or to another screen. */
export type PaletteProps = {
  readonly opens: 'search' | 'keys';
  readonly onClose: () => void;
  readonly onLeave: () => void;
};

/**
 * How to load the global search. The shell's route passes it in, because the shell knows no screen. Undefined if there
 * is none.
 */
export function usePaletteLoader(): (() => Promise<ComponentType<PaletteProps>>) | undefined {
  const carrier = useMatches().find((match) => match.handle)?.handle as
    | { palette?: () => Promise<ComponentType<PaletteProps>> }
    | undefined;
  return carrier?.palette;
}
