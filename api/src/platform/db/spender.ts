/**
 * The caller for whom statements run: their lane, their budget, and whether they still want the result. Every operation
 * has one; the portal's own work has none.
 */
import { ScopedStorage } from '../lib/scopedStorage.ts';

/** PostgreSQL's code for a canceled statement. */
const CANCELED = '57014';

/** Thrown instead of running a statement that no one waits for anymore or that comes too late. */
export class OperationOver extends Error {
  readonly code = CANCELED;
}

export class Spender {
  /** Identifies the budget. */
  readonly caller: string;
  /** The lane in which it waits for connections: the caller's own, or one that callers share. */
  readonly lane: string;
  readonly #onSpent: (milliseconds: number) => void;
  readonly #listeners = new Set<() => void>();
  #over: OperationOver | undefined;
  #spent = 0;

  constructor(caller: string, onSpent: (milliseconds: number) => void = () => undefined, lane = caller) {
    this.caller = caller;
    this.lane = lane;
    this.#onSpent = onSpent;
  }

  /** Milliseconds for which its statements have used connections. */
  get spent(): number {
    return this.#spent;
  }

  /** Set once it may send no more statements. */
  get over(): OperationOver | undefined {
    return this.#over;
  }

  spend(milliseconds: number): void {
    this.#spent += milliseconds;
    this.#onSpent(milliseconds);
  }

  /** Ends it: no more statements, and running ones are given up. */
  end(reason: string): void {
    if (this.#over) return;
    this.#over = new OperationOver(reason);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Lets work after the end run, such as recording a refusal. */
  reopen(): void {
    this.#over = undefined;
  }

  /** Calls the listener at the end; returns how to unsubscribe. */
  onEnd(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const scope = new ScopedStorage<Spender>();
let handedOver: Spender | undefined;

/** The spender of the statement that starts now. */
export const currentSpender = (): Spender | undefined => handedOver ?? scope.value;

/** Starts work whose first statement begins before `start` returns. Unlike the scope below, it costs nothing. */
export function spendingBy<Result>(spender: Spender | undefined, start: () => Result): Result {
  const outer = handedOver;
  handedOver = spender;
  try {
    return start();
  } finally {
    handedOver = outer;
  }
}

/** Runs work whose statements may begin at any time, like the statements of Prisma's client. */
export const inSpending = <Result>(spender: Spender, work: () => PromiseLike<Result>): Promise<Result> =>
  scope.run(spender, async () => work());
