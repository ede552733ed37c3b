/**
 * So that no one waits for another's flood: only a few works of each caller run at a time, and the others wait their
 * turn, first come, first served. While no one has to wait this is a look into a map.
 */

/** Thrown for work that no one keeps waiting: too much of the same caller's waits already. */
export class TooManyWaiting extends Error {}

/** Thrown for work whose caller has gone away before its turn. */
export class CallerGone extends Error {}

export interface TurnLimits {
  atOnce: number;
  mostWaiting: number;
}

/** Calls the listener when the caller goes away. */
export type OnGone = (listener: () => void) => void;

interface Line {
  running: number;
  waiting: (() => void)[];
}

export class Turns {
  readonly #limits: TurnLimits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Runs the work in its caller's turn. Throws TooManyWaiting or CallerGone without having begun it. */
  run<Result>(caller: string, work: () => Result | Promise<Result>, onGone?: OnGone): Promise<Result> {
    const line = this.#lines.get(caller);
    if (!line) this.#lines.set(caller, { running: 1, waiting: [] });
    else if (line.running < this.#limits.atOnce) line.running += 1;
    else return this.#wait(line, onGone).then(() => this.#run(caller, work));
    return this.#run(caller, work);
  }

  async #run<Result>(caller: string, work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      this.#leave(caller);
    }
  }

  #wait({ waiting }: Line, onGone: OnGone | undefined): Promise<void> {
    if (waiting.length >= this.#limits.mostWaiting) return Promise.reject(new TooManyWaiting());
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      onGone?.(() => {
        const place = waiting.indexOf(resolve);
        if (place === -1) return;
        waiting.splice(place, 1);
        reject(new CallerGone());
      });
    });
  }

  /** The slot goes to the next in line, or becomes free. */
  #leave(caller: string): void {
    const line = this.#lines.get(caller)!;
    const next = line.waiting.shift();
    if (next) next();
    else if (line.running > 1) line.running -= 1;
    else this.#lines.delete(caller);
  }

  /** How many callers have something running. */
  get size(): number {
    return this.#lines.size;
  }
}
