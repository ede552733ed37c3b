/**
 * Shares a few slots among many callers: each caller waits in their own lane, and the lanes take turns. So one caller's
 * flood does not delay others: a newcomer comes before the caller who was just served.
 */

interface LaneLimits {
  places: number;
  /** The most slots that a caller can use, even if others are free. */
  mostOf: (caller: string) => number;
}

/** Starts the work, which calls `leave` of the same lane once when it is done. */
type Start = () => void;

interface Lane {
  most: number;
  running: number;
  waiting: Start[];
}

export class Lanes {
  readonly #limits: LaneLimits;
  /** In the order of their turns: the last one served is last. */
  readonly #lanes = new Map<string, Lane>();
  #running = 0;
  #waiting = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** How many are waiting. */
  get waiting(): number {
    return this.#waiting;
  }

  /** How many are running. */
  get running(): number {
    return this.#running;
  }

  /** How many of a caller's are waiting. */
  waitingIn(caller: string): number {
    return this.#lanes.get(caller)?.waiting.length ?? 0;
  }

  /** Starts the work at once if possible; otherwise returns a function to stop waiting. */
  enter(caller: string, start: Start): (() => void) | undefined {
    const lane = this.#lanes.get(caller) ?? { most: this.#limits.mostOf(caller), running: 0, waiting: [] };
    this.#lanes.set(caller, lane);
    // Callers who could use a free slot already have it, so this overtakes no one.
    if (this.#mayStart(lane) && lane.waiting.length === 0) {
      this.#begin(lane);
      start();
      return undefined;
    }
    lane.waiting.push(start);
    this.#waiting += 1;
    return () => {
      const place = lane.waiting.indexOf(start);
      if (place === -1) return;
      lane.waiting.splice(place, 1);
      this.#waiting -= 1;
      this.#forget(caller, lane);
    };
  }

  /** Gives the slot of finished work to the next lane. */
  leave(caller: string): void {
    const lane = this.#lanes.get(caller)!;
    lane.running -= 1;
    this.#running -= 1;
    if (this.#waiting > 0) this.#putLast(caller, lane);
    this.#forget(caller, lane);
    if (this.#waiting > 0) this.#serveNext();
  }

  #mayStart(lane: Lane): boolean {
    return this.#running < this.#limits.places && lane.running < lane.most;
  }

  #begin(lane: Lane): void {
    lane.running += 1;
    this.#running += 1;
  }

  #serveNext(): void {
    for (const [caller, lane] of this.#lanes) {
      if (lane.waiting.length === 0 || !this.#mayStart(lane)) continue;
      this.#putLast(caller, lane);
      const start = lane.waiting.shift()!;
      this.#waiting -= 1;
      this.#begin(lane);
      start();
      return;
    }
  }

  #putLast(caller: string, lane: Lane): void {
    this.#lanes.delete(caller);
    this.#lanes.set(caller, lane);
  }

  #forget(caller: string, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.length === 0) this.#lanes.delete(caller);
  }
}
