/** Values that running code can read without receiving them as arguments. */
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that is available while some work runs, to everything that the work awaits.
 *
 * While anyone is inside, Node (20) tracks every promise of the process, and a small response takes a tenth longer. So
 * the store is disabled when the last one has left, and the most frequent requests never enter.
 */
export class ScopedStorage<Value> {
  readonly #store = new AsyncLocalStorage<{ value: Value; isOver: boolean }>();
  #inside = 0;

  /** The value of the innermost work; undefined outside, and for anything the work leaves running. */
  get value(): Value | undefined {
    const entered = this.#store.getStore();
    return entered?.isOver ? undefined : entered?.value;
  }

  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    const entered = { value, isOver: false };
    this.#inside += 1;
    try {
      return await this.#store.run(entered, work);
    } finally {
      entered.isOver = true;
      this.#inside -= 1;
      if (this.#inside === 0) this.#store.disable();
    }
  }
}
