/**
 * Delivers changes to all subscribers: within the process if it has its own database, through PostgreSQL's NOTIFY if
 * several processes share one. Delivery is at most once; subscribers that may have missed something get CONNECTED.
 */
import type { Database } from '../db/database.ts';
import type { Change, Signal } from './change.ts';

export interface Listener {
  onSignal: (signal: Signal) => void;
  /** The bus has ended: the process is stopping. */
  onEnd: () => void;
}

export interface Bus {
  /** Starts listening to other processes, so that the first subscriber does not wait for it. */
  open: () => void;
  /** Publishes to all processes. No one waits for it; errors are reported, not thrown. */
  publish: (changes: readonly Change[]) => void;
  /**
   * Sends CONNECTED as soon as nothing can be missed anymore, then the changes of the last seconds, then every change.
   * Returns how to stop.
   */
  listen: (listener: Listener) => () => void;
  /** Ends all subscriptions; other processes still get what is published. */
  closeAll: () => void;
  /** Waits for pending changes, and releases the connection. */
  close: () => Promise<void>;
}

export interface BusOptions {
  database: Pick<Database, 'embedded' | 'pool'>;
  onError: (error: unknown) => void;
}
