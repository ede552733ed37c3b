/**
 * Carries changes from their source to all subscribers: inside the process if the database is its own, through
 * PostgreSQL's NOTIFY where several processes share one. Delivery is at most once; subscribers that may have missed
 * something get CONNECTED.
 */
import type { Database } from '../db/database.ts';
import type { Change, Signal } from './change.ts';

export interface Listener {
  onSignal: (signal: Signal) => void;
  /** The bus has nothing more to publish: the process is stopping. */
  onEnd: () => void;
}

export interface Bus {
  /** Starts listening to other processes, so that the first subscriber need not wait for it. */
  open: () => void;
  /** Tells all processes. No one waits for it, and a failure is reported and not thrown. */
  publish: (changes: readonly Change[]) => void;
  /**
   * Tells CONNECTED as soon as nothing is missed anymore, then what changed in the last seconds, then every change.
   * Returns how to stop.
   */
  listen: (listener: Listener) => () => void;
  /** Ends everyone's listening; what is published still reaches other processes. */
  closeAll: () => void;
  /** Waits for what is being published, and releases the connection. */
  close: () => Promise<void>;
}

export interface BusOptions {
  database: Pick<Database, 'embedded' | 'pool'>;
  onError: (error: unknown) => void;
}
