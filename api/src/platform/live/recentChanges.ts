import { type Change, changeKey, type News } from './change.ts';

/**
 * How far back a new subscriber gets changes. A page requests its data before its stream is open and would otherwise
 * miss what changes in between.
 */
export const RECENT_MS = 10_000;
const MOST = 1_000;

/** The changes of the last seconds, each once, oldest first. */
export class RecentChanges {
  readonly #changes = new Map<string, { change: Change; at: number }>();

  add(change: Change): void {
    const key = changeKey(change);
    this.#changes.delete(key);
    this.#changes.set(key, { change, at: performance.now() });
    this.#forget();
  }

  list(): News[] {
    this.#forget();
    return [...this.#changes.values()].map(({ change, at }) => ({ ...change, at }));
  }

  #forget(): void {
    const before = performance.now() - RECENT_MS;
    for (const [key, { change, at }] of this.#changes) {
      if (at >= before && this.#changes.size <= MOST) return;
      this.#changes.delete(key);
      // Too many to store each one, so only the kind is stored.
      if (at >= before)
        this.#changes.set(change.kind, { change: { kind: change.kind }, at: performance.now() });
    }
  }
}
