/** The outcome for each of many items: its result, or the business rule that refused it. */
import { DomainError } from './errors.ts';

export type Outcome<T> = T | DomainError;

/** What the work returns, or the DomainError it throws. Throws any other error. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** The result; throws the refusal. */
export function accepted<T>(outcome: Outcome<T>): T {
  if (outcome instanceof DomainError) throw outcome;
  return outcome;
}

/** Continues with the items that were not refused. Refusals keep their positions. */
export async function withAccepted<T, Next>(
  outcomes: readonly Outcome<T>[],
  work: (those: T[]) => Promise<Outcome<Next>[]>,
): Promise<Outcome<Next>[]> {
  const those = outcomes.flatMap((outcome) => (outcome instanceof DomainError ? [] : [outcome]));
  const next = those.length ? await work(those) : [];
  let place = 0;
  return outcomes.map((outcome) => (outcome instanceof DomainError ? outcome : next[place++]!));
}
