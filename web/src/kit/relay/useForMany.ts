import { useState } from 'react';
import type { Refused } from '../ui/RefusedList';

type Named = { readonly id: string; readonly name: string };
type Done = { readonly ok: true } | { readonly ok: false; readonly message: string };

/**
 * Does the same for many people, one request after another: each has an outcome of its own, and whoever is refused keeps
 * no one else from it. `refused` says who was and why, until it is dismissed.
 */
export function useForMany<Each extends Named>(act: (each: Each) => Promise<Done>) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const run = async (people: readonly Each[]) => {
    const refusals: Refused[] = [];
    setRefused([]);
    for (const [done, each] of people.entries()) {
      setProgress({ done, total: people.length });
      const outcome = await act(each);
      if (!outcome.ok) refusals.push({ id: each.id, name: each.name, message: outcome.message });
    }
    setProgress(null);
    setRefused(refusals);
    return refusals;
  };
  return { run, progress, refused, dismiss: () => setRefused([]) };
}
