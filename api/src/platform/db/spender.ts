/**
 * For whom statements run: whose lane they wait in, who pays for the time, and whether anyone still wants the result.
 * An operation has one; what the portal does for itself has none.
 */
import { ScopedStorage } from '../lib/scopedStorage.ts';

/** The code that PostgreSQL gives to a statement that was canceled. */
const CANCELED = '57014';

/** Thrown in place of a statement that no one waits for anymore, or that comes too late. */
export class OperationOver extends Error {
  readonly code = CANCELED;
}

export class Spender {
  /** Whose lane, and whose budget. */
  readonly caller: string;
  readonly #onSpent: (milliseconds: number) => void;
  readonly #listeners = new Set<() => void>();
  #over: OperationOver | undefined;
  #spent = 0;

  constructor(caller: string, onSpent: (milliseconds: number) => void = () => undefined) {
    this.caller = caller;
    this.#onSpent = onSpent;
  }

  /** Milliseconds for which its statements have kept a connection. */
  get spent(): number {
    return this.#spent;
  }

  /** Set from the moment at which it gets no further statement. */
  get over(): OperationOver | undefined {
    return this.#over;
  }

  spend(milliseconds: number): void {
    this.#spent += milliseconds;
    this.#onSpent(milliseconds);
  }

  /** From now on it gets no further statement, and those that run are given up. */
  end(reason: string): void {
    if (this.#over) return;
    this.#over = new OperationOver(reason);
    for (const listener of [...this.#listeners]) listener();
  }

  /** What is left to do when an operation is over, such as an entry about what was refused, is done in any case. */
  reopen(): void {
    this.#over = undefined;
  }

  /** Has the listener called at the end; returns how to take that back. */
  onEnd(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const scope = new ScopedStorage<Spender>();
let handedOver: Spender | undefined;

/** Whose statement begins right now. */
export const currentSpender = (): Spender | undefined => handedOver ?? scope.value;

/** Starts some work whose first statement begins before `start` returns: it costs nothing, unlike the scope below. */
export function spendingBy<Result>(spender: Spender | undefined, start: () => Result): Result {
  const outer = handedOver;
  handedOver = spender;
  try {
    return start();
  } finally {
    handedOver = outer;
  }
}

/** Runs work whose statements begin whenever they do, as those of Prisma's client. */
export const inSpending = <Result>(spender: Spender, work: () => PromiseLike<Result>): Promise<Result> =>
  scope.run(spender, async () => work());
