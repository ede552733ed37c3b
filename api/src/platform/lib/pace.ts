/**
 * Slows floods down. While others use the portal, a caller with more work than may run at a time rests after each
 * piece, many times as long as the piece took. So the others hardly notice.
 */
import { LRUCache } from 'lru-cache';

/** The milliseconds of work that a flood may use in advance. */
const AHEAD_MS = 250;
/** Others count as present for this long after their last work. */
const PRESENT_MS = 10_000;
const MOST_FLOODS = 10_000;

interface Flood {
  since: number;
  /** Milliseconds of work. */
  used: number;
}

export class Pace {
  readonly #share: number;
  readonly #now: () => number;
  readonly #floods = new LRUCache<string, Flood>({ max: MOST_FLOODS });
  /** Who used something last, and when others did. */
  #last = { caller: '', at: -Infinity, othersAt: -Infinity };

  /** The share of the time that one flood may use, from 0 to 1; 0 for no limit. */
  constructor(share: number, now: () => number = () => performance.now()) {
    this.#share = share;
    this.#now = now;
  }

  /** Counts work that was done for a caller. */
  use(caller: string, milliseconds: number): void {
    const at = this.#now();
    const last = this.#last;
    this.#last = { caller, at, othersAt: last.caller === caller ? last.othersAt : last.at };
    const flood = this.#floods.get(caller);
    if (flood) flood.used += milliseconds;
  }

  /** Milliseconds until a flood's next work may start. From the first call on, the caller's usage counts. */
  rest(caller: string): number {
    if (this.#share === 0) return 0;
    const at = this.#now();
    const flood = this.#floods.get(caller);
    if (!flood || this.#excess(flood, at) <= 0) {
      this.#floods.set(caller, { since: at, used: 0 });
      return 0;
    }
    const { caller: last, at: lastAt, othersAt } = this.#last;
    const areOthersThere = at - (last === caller ? othersAt : lastAt) < PRESENT_MS;
    return areOthersThere ? Math.max(0, (this.#excess(flood, at) - AHEAD_MS) / this.#share) : 0;
  }

  /** How much a flood has used beyond its share, in milliseconds. */
  #excess({ since, used }: Flood, at: number): number {
    return used - (at - since) * this.#share;
  }
}
