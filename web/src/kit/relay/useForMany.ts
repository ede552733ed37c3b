import { useState } from 'react';
import type { Refused } from '../ui/RefusedList';

type Named = { readonly id: string; readonly name: string };
type Done = { readonly ok: true } | { readonly ok: false; readonly message: string };

/**
 * Runs the same mutation for many people, one request after another: each has its own outcome, and a refusal for one
 * does not stop the others. `refused` lists the refused people and the reasons, until it is dismissed.
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
