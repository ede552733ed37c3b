/**
 * What callers may take of something that all of them share: each has a bucket of it, seconds or changes, which fills up
 * again by and by. What a work takes may be known only when it is done, so a bucket can go below empty; no work begins
 * until it has come back.
 */

/** In which time an empty bucket is full again. */
const FULL_AFTER_S = 300;
/** From this many on, full ones are forgotten. */
const MANY = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** What is told to the caller. */
interface BudgetState {
  limit: number;
  left: number;
  /** Seconds until something can begin; 0 if it can now. */
  untilSome: number;
  untilFull: number;
}

export class Budget {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** So much in five minutes; 0 for no bound. */
  constructor(limit: number, now: () => number = () => performance.now() / 1000) {
    this.#limit = limit;
    this.#now = now;
  }

  get isBound(): boolean {
    return this.#limit > 0;
  }

  spend(caller: string, amount: number): void {
    if (!this.isBound) return;
    const at = this.#now();
    // A work may cost more than there ever is: a caller waits ten minutes at most for the bucket to fill.
    const left = Math.max(this.#left(caller, at) - amount, -this.#limit);
    if (this.#buckets.size >= MANY) this.#forgetFull(at);
    this.#buckets.set(caller, { left, at });
  }

  /** Whether the caller may begin something. */
  hasSome(caller: string): boolean {
    return !this.isBound || !this.#buckets.has(caller) || this.#left(caller, this.#now()) > 0;
  }

  state(caller: string): BudgetState {
    const left = this.#left(caller, this.#now());
    const seconds = (until: number) => Math.max(0, ((until - left) * FULL_AFTER_S) / this.#limit);
    return {
      limit: this.#limit,
      left: Math.max(0, left),
      untilSome: left > 0 ? 0 : seconds(0),
      untilFull: seconds(this.#limit),
    };
  }

  /** How many callers are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  #left(caller: string, at: number): number {
    const bucket = this.#buckets.get(caller);
    if (!bucket) return this.#limit;
    return Math.min(this.#limit, bucket.left + ((at - bucket.at) * this.#limit) / FULL_AFTER_S);
  }

  #forgetFull(at: number): void {
    for (const caller of this.#buckets.keys())
      if (this.#left(caller, at) >= this.#limit) this.#buckets.delete(caller);
  }
}
