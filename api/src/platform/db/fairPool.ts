/**
 * A connection pool that is shared fairly: when connections are short, callers take turns, and each use of a connection
 * is charged to its caller. Only this code counts statements, from every sender: Prisma's client, raw transactions, and
 * the pool itself.
 */
import pg from 'pg';
import { Lanes } from '../lib/lanes.ts';
import { getSocket, OrderedClient } from './orderedClient.ts';
import type { Primary } from './primary.ts';
import { currentSpender, type Spender } from './spender.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

interface FairPoolConfig extends pg.PoolConfig {
  max: number;
  connectionTimeoutMillis: number;
  /** Whether the server cancels a statement when its connection breaks. */
  cancelsWhenBroken: boolean;
  /** Which of several servers to connect to. */
  primary?: Primary | undefined;
}

interface Use {
  lane: string;
  began: number;
  spender?: Spender | undefined;
  stopListening?: (() => void) | undefined;
}

/** The lane for the portal's own work and work for all callers. */
const OWN = '';
/**
 * A connection is broken only for a statement that runs this long, because a new connection costs more than most
 * statements.
 */
const BREAK_AFTER_MS = 500;

const none = () => undefined;

export class FairPool extends pg.Pool {
  readonly primary: Primary | undefined;
  readonly #lanes: Lanes;
  readonly #waitMs: number;
  readonly #cancelsWhenBroken: boolean;
  readonly #uses = new WeakMap<pg.PoolClient, Use>();

  constructor({ cancelsWhenBroken, ...config }: FairPoolConfig) {
    super({ ...config, Client: OrderedClient });
    this.primary = config.primary;
    const half = Math.ceil(config.max / 2);
    this.#lanes = new Lanes({
      places: config.max,
      mostOf: (lane) => (lane === OWN ? config.max : half),
    });
    this.#waitMs = config.connectionTimeoutMillis;
    this.#cancelsWhenBroken = cancelsWhenBroken;
    this.on('release', (_error, client) => this.#end(client));
  }

  /** How many are waiting for a connection. */
  get awaited(): number {
    return this.waitingCount + this.#lanes.waiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#wait(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#wait((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  /** Waits for a turn, with the same limit as for a connection. */
  #wait(callback: Callback): void {
    const spender = currentSpender();
    if (spender?.over) {
      callback(spender.over, undefined, none);
      return;
    }
    const lane = spender?.lane ?? OWN;
    let stopWaiting = none;
    const start = () => {
      stopWaiting();
      this.#begin(lane, spender, callback);
    };
    const giveUp = this.#lanes.enter(spender?.caller ?? OWN, start, lane);
    if (!giveUp) return;
    const fail = (error: Error) => {
      stopWaiting();
      giveUp();
      callback(error, undefined, none);
    };
    // The message of the pool's own limit.
    const late = setTimeout(() => fail(new Error('timeout exceeded when trying to connect')), this.#waitMs);
    const stopListening = spender?.onEnd(() => fail(spender.over!));
    stopWaiting = () => {
      clearTimeout(late);
      stopListening?.();
      return undefined;
    };
  }

  #begin(lane: string, spender: Spender | undefined, callback: Callback): void {
    super.connect((error, client, release) => {
      if (!client) {
        this.#lanes.leave(lane);
        callback(error, undefined, none);
        return;
      }
      const use: Use = { lane, spender, began: performance.now() };
      this.#uses.set(client, use);
      if (spender && this.#cancelsWhenBroken)
        use.stopListening = spender.onEnd(() => this.#breakSoon(client, use));
      callback(undefined, client, release);
    });
  }

  #end(client: pg.PoolClient): void {
    const use = this.#uses.get(client);
    if (!use) return;
    this.#uses.delete(client);
    use.stopListening?.();
    use.spender?.spend(performance.now() - use.began);
    this.#lanes.leave(use.lane);
  }

  #breakSoon(client: pg.PoolClient, use: Use): void {
    const breaking = setTimeout(() => {
      if (this.#uses.get(client) === use) getSocket(client).destroy();
    }, BREAK_AFTER_MS);
    breaking.unref();
  }
}
