/**
 * Shares a few slots among many callers: each caller waits in their own lane, and the lanes take turns. So one caller's
 * flood does not delay others: a newcomer comes before the caller who was just served. Callers can share a lane, in
 * which they take turns themselves: so a flood of many callers does not delay those outside it either.
 */

interface LaneLimits {
  places: number;
  /** The most slots that a lane can use, even if others are free. */
  mostOf: (lane: string) => number;
}

/** Starts the work, which calls `leave` of the same lane once when it is done. */
type Start = () => void;

interface Lane {
  most: number;
  running: number;
  /** By caller, in the order of their turns. */
  waiting: Map<string, Start[]>;
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

  /** How many of a caller's are waiting in the caller's own lane. */
  waitingIn(caller: string): number {
    return this.#lanes.get(caller)?.waiting.get(caller)?.length ?? 0;
  }

  /** Starts the work at once if possible; otherwise returns a function to stop waiting. The lane is theirs by default. */
  enter(caller: string, start: Start, name = caller): (() => void) | undefined {
    const lane = this.#lanes.get(name) ?? { most: this.#limits.mostOf(name), running: 0, waiting: new Map() };
    this.#lanes.set(name, lane);
    // Callers who could use a free slot already have it, so this overtakes no one.
    if (this.#mayStart(lane) && lane.waiting.size === 0) {
      this.#begin(lane);
      start();
      return undefined;
    }
    const own = lane.waiting.get(caller) ?? [];
    lane.waiting.set(caller, own);
    own.push(start);
    this.#waiting += 1;
    return () => {
      const place = own.indexOf(start);
      if (place === -1) return;
      own.splice(place, 1);
      this.#waiting -= 1;
      if (own.length === 0) lane.waiting.delete(caller);
      this.#forget(name, lane);
    };
  }

  /** Gives the slot of finished work to the next lane. */
  leave(name: string): void {
    const lane = this.#lanes.get(name)!;
    lane.running -= 1;
    this.#running -= 1;
    if (this.#waiting > 0) this.#putLast(name, lane);
    this.#forget(name, lane);
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
    for (const [name, lane] of this.#lanes) {
      if (lane.waiting.size === 0 || !this.#mayStart(lane)) continue;
      this.#putLast(name, lane);
      const start = this.#takeNext(lane);
      this.#waiting -= 1;
      this.#begin(lane);
      start();
      return;
    }
  }

  /** For the caller in the lane whose turn it is. */
  #takeNext({ waiting }: Lane): Start {
    const [caller, own] = waiting.entries().next().value!;
    const start = own.shift()!;
    waiting.delete(caller);
    if (own.length > 0) waiting.set(caller, own);
    return start;
  }

  #putLast(name: string, lane: Lane): void {
    this.#lanes.delete(name);
    this.#lanes.set(name, lane);
  }

  #forget(name: string, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.size === 0) this.#lanes.delete(name);
  }
}
