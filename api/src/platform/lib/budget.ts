/**
 * Budgets for shared resources: each caller has a bucket of seconds or changes that refills over time. The cost of some
 * work is known only afterward, so a bucket can go below zero; then no work starts until it has refilled.
 */

/** How long it takes to refill an empty bucket. */
const FULL_AFTER_S = 300;
/** From this number on, full buckets are forgotten. */
const MANY = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** The message for the caller. */
interface BudgetState {
  limit: number;
  left: number;
  /** Seconds until work can start; 0 if it can now. */
  untilSome: number;
  untilFull: number;
}

export class Budget {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** The amount per five minutes; 0 for no limit. */
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
    // Some work may cost more than a full bucket. A caller waits at most ten minutes for a refill.
    const left = Math.max(this.#left(caller, at) - amount, -this.#limit);
    if (this.#buckets.size >= MANY) this.#forgetFull(at);
    this.#buckets.set(caller, { left, at });
  }

  /** Whether the caller can start work. */
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

  /** How many callers are stored. */
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
