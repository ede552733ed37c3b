import { createContext, type ReactNode, Suspense } from 'react';

/** How the regions of a screen show that they are loading: each separately, or all until the last one has loaded. */
export const Loading = createContext<'apart' | 'waiting' | 'together'>('apart');

type TogetherProps = {
  /** One skeleton for all of them; otherwise each region shows its own. */
  loading?: ReactNode;
  children: ReactNode;
};

/**
 * Regions of unknown height: their skeletons are replaced at once, when all have loaded, so nothing already shown
 * moves.
 */
export function Together({ loading, children }: TogetherProps) {
  return (
    <Suspense fallback={loading ?? <Loading value="waiting">{children}</Loading>}>
      <Loading value="together">{children}</Loading>
    </Suspense>
  );
}
