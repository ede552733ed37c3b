/**
 * Carries changes from whoever makes them to everybody who listens: inside the process where the database is its own,
 * through PostgreSQL's NOTIFY where several processes share one. Delivery is at most once; whoever may have missed
 * something hears CONNECTED.
 */
import type { Database } from '../db/database.ts';
import type { Change, Signal } from './change.ts';
import { localBus } from './localBus.ts';
import { postgresBus } from './postgresBus.ts';

export interface Listener {
  onSignal: (signal: Signal) => void;
  /** The bus has no more to tell: the process is stopping. */
  onEnd: () => void;
}

export interface Bus {
  /** Starts listening to other processes, so that the first who asks need not wait for it. */
  open: () => void;
  /** Tells all processes. Nobody waits for it, and a failure is reported and not thrown. */
  publish: (changes: readonly Change[]) => void;
  /**
   * Tells CONNECTED as soon as nothing is missed anymore, then what changed in the last seconds, then every change.
   * Returns how to stop.
   */
  listen: (listener: Listener) => () => void;
  /** Ends everybody's listening; what is published still reaches other processes. */
  closeAll: () => void;
  /** Waits for what is being published, and lets go of the connection. */
  close: () => Promise<void>;
}

export interface BusOptions {
  database: Pick<Database, 'embedded' | 'pool'>;
  onError: (error: unknown) => void;
}

export const createBus = (options: BusOptions): Bus =>
  options.database.embedded ? localBus() : postgresBus(options);
