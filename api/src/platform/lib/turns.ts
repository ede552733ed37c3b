/**
 * Limits how much of each caller's work runs at a time, so that no one waits for someone else's flood. The rest waits
 * its turn, first come, first served, and at the caller's pace. While no one waits, this only costs a map lookup.
 */

import type { Pace } from './pace.ts';

/** Thrown for work that is not queued, because too much of the same caller's work is waiting. */
export class TooManyWaiting extends Error {}

/** Thrown for work whose caller disconnected before its turn. */
export class CallerGone extends Error {}

export interface TurnLimits {
  atOnce: number;
  mostWaiting: number;
}

/** Calls the listener when the caller disconnects. */
export type OnGone = (listener: () => void) => void;

/** The longest rest of a flood. */
const LONGEST_WAIT_MS = 30_000;
/** How often a resting flood checks whether the others are gone. */
const LOOK_MS = 1_000;

interface Waiting {
  since: number;
  start: () => void;
  refuse: (reason: Error) => void;
}

interface Line {
  running: number;
  waiting: Waiting[];
  /** Ends the caller's rest. */
  resting?: NodeJS.Timeout | undefined;
}

export class Turns {
  readonly #limits: TurnLimits;
  readonly #pace: Pace | undefined;
  readonly #lines = new Map<string, Line>();

  /** Without a pace, a caller with much work waiting never rests. */
  constructor(limits: TurnLimits, pace?: Pace) {
    this.#limits = limits;
    this.#pace = pace;
  }

  /** Whether the caller's next work would start at once. */
  isFree(caller: string): boolean {
    const line = this.#lines.get(caller);
    return !line || (line.running < this.#limits.atOnce && line.waiting.length === 0);
  }

  /** Runs the work in its caller's turn. Throws TooManyWaiting or CallerGone without starting it. */
  run<Result>(caller: string, work: () => Result | Promise<Result>, onGone?: OnGone): Promise<Result> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] };
    this.#lines.set(caller, line);
    if (!this.isFree(caller)) return this.#wait(caller, line, onGone).then(() => this.#run(caller, work));
    line.running += 1;
    return this.#run(caller, work);
  }

  async #run<Result>(caller: string, work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      this.#leave(caller);
    }
  }

  #wait(caller: string, line: Line, onGone: OnGone | undefined): Promise<void> {
    const { waiting } = line;
    if (waiting.length >= this.#limits.mostWaiting) return Promise.reject(new TooManyWaiting());
    return new Promise((start, refuse) => {
      const own: Waiting = { since: performance.now(), start, refuse };
      waiting.push(own);
      onGone?.(() => {
        const place = waiting.indexOf(own);
        if (place === -1) return;
        waiting.splice(place, 1);
        if (waiting.length === 0) this.#end(caller, line);
        refuse(new CallerGone());
      });
    });
  }

  #leave(caller: string): void {
    const line = this.#lines.get(caller)!;
    line.running -= 1;
    this.#serveNext(caller, line);
  }

  /** Starts the next in line, now or after a rest. After a rest, one runs at a time. */
  #serveNext(caller: string, line: Line): void {
    if (line.resting) return;
    const rest = line.waiting.length > 0 ? (this.#pace?.rest(caller) ?? 0) : 0;
    if (rest > 0) this.#refuseOldest(line);
    const next = line.waiting[0];
    if (!next) this.#end(caller, line);
    else if (rest > 0) {
      line.resting = setTimeout(
        () => {
          line.resting = undefined;
          this.#serveNext(caller, line);
        },
        Math.min(rest, LOOK_MS),
      );
    } else {
      line.waiting.shift();
      line.running += 1;
      next.start();
    }
  }

  #refuseOldest({ waiting }: Line): void {
    const oldest = performance.now() - LONGEST_WAIT_MS;
    while (waiting[0] && waiting[0].since < oldest) waiting.shift()!.refuse(new TooManyWaiting());
  }

  #end(caller: string, line: Line): void {
    clearTimeout(line.resting);
    line.resting = undefined;
    if (line.running === 0) this.#lines.delete(caller);
  }

  /** How many callers have work running. */
  get size(): number {
    return this.#lines.size;
  }
}
