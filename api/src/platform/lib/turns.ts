/**
 * Limits how much of each caller's work runs at a time, so that no one waits for someone else's flood. The rest waits
 * its turn, first come, first served. While no one waits, this only costs a map lookup.
 */

/** Thrown for work that is not queued, because too much of the same caller's is waiting. */
export class TooManyWaiting extends Error {}

/** Thrown for work whose caller disconnected before its turn. */
export class CallerGone extends Error {}

export interface TurnLimits {
  atOnce: number;
  mostWaiting: number;
}

/** Calls the listener when the caller disconnects. */
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

  /** Runs the work in its caller's turn. Throws TooManyWaiting or CallerGone without starting it. */
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

  /** Gives the slot to the next in line, or frees it. */
  #leave(caller: string): void {
    const line = this.#lines.get(caller)!;
    const next = line.waiting.shift();
    if (next) next();
    else if (line.running > 1) line.running -= 1;
    else this.#lines.delete(caller);
  }

  /** How many callers have work running. */
  get size(): number {
    return this.#lines.size;
  }
}
