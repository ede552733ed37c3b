/** What became of each of many: what it was to be, or why the business refuses that one and not the others. */
import { DomainError } from './errors.ts';

export type Outcome<T> = T | DomainError;

/** What the work returns, or what the business has against it. Throws any other error. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Throws if it was refused. */
export function accepted<T>(outcome: Outcome<T>): T {
  if (outcome instanceof DomainError) throw outcome;
  return outcome;
}

/** Goes on with all that were not refused. The refusals stay in their places. */
export async function withAccepted<T, Next>(
  outcomes: readonly Outcome<T>[],
  work: (those: T[]) => Promise<Outcome<Next>[]>,
): Promise<Outcome<Next>[]> {
  const those = outcomes.flatMap((outcome) => (outcome instanceof DomainError ? [] : [outcome]));
  const next = those.length ? await work(those) : [];
  let place = 0;
  return outcomes.map((outcome) => (outcome instanceof DomainError ? outcome : next[place++]!));
}
