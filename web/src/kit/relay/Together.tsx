import { createContext, type ReactNode, Suspense } from 'react';

/** How the regions of a screen show that they load: each by itself, or all of them until the last one is there. */
export const Loading = createContext<'apart' | 'waiting' | 'together'>('apart');

type TogetherProps = {
  /** Stands for all of them; otherwise each region shows its own skeleton. */
  loading?: ReactNode;
  children: ReactNode;
};

/**
 * Regions whose heights no one knows before their data: their skeletons give way at once, when all of them are there.
 * Nothing that is already shown moves.
 */
export function Together({ loading, children }: TogetherProps) {
  return (
    <Suspense fallback={loading ?? <Loading value="waiting">{children}</Loading>}>
      <Loading value="together">{children}</Loading>
    </Suspense>
  );
}
