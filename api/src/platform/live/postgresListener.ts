/**
 * A connection that listens and reconnects when it is lost. It is not from the pool, because a pool lends connections
 * for a statement, and listening lasts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { OrderedClient } from '../db/orderedClient.ts';
import type { Primary } from '../db/primary.ts';

interface ListenerOptions {
  connectionString: string | undefined;
  primary?: Primary | undefined;
  channel: string;
  /** Listening has started or restarted: earlier notifications may be lost. */
  onConnected: () => void;
  onDisconnected: (error: unknown) => void;
  onNotification: (payload: string) => void;
}

const BACK_OFF_MS = { least: 100, most: 10_000 };
/** Probes detect a connection that is silently gone (a firewall, a cable). */
const PROBE_EVERY_MS = 30_000;
const RESPONSE_TIMEOUT_MS = 5_000;

export class PostgresListener {
  readonly #options: ListenerOptions;
  readonly #closing = new AbortController();
  readonly #ended: Promise<void>;

  constructor(options: ListenerOptions) {
    this.#options = options;
    this.#ended = this.#stayConnected();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ended;
  }

  async #stayConnected(): Promise<void> {
    const { signal } = this.#closing;
    let wait = BACK_OFF_MS.least;
    while (!signal.aborted) {
      let wasConnected = false;
      try {
        await this.#listenOnce(() => {
          wasConnected = true;
          this.#options.onConnected();
        });
      } catch (error) {
        if (signal.aborted) return;
        // One report per outage, not per attempt.
        if (wasConnected || wait === BACK_OFF_MS.least) this.#options.onDisconnected(error);
      }
      wait = wasConnected ? BACK_OFF_MS.least : Math.min(wait * 2, BACK_OFF_MS.most);
      // Random, so that processes that lost one server do not all reconnect at the same moment.
      await sleep(wait * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Listens until the connection is lost, which throws, or until closed. */
  async #listenOnce(onListening: () => void): Promise<void> {
    const { connectionString, primary, channel, onNotification } = this.#options;
    const { signal } = this.#closing;
    const client = new OrderedClient({
      connectionString,
      primary,
      application_name: 'carrier-portal-live',
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    const lost = new Promise<never>((_resolve, reject) => {
      // Never removed: a broken connection may report it more than once, and an unhandled error ends the process.
      client.on('error', reject);
      client.once('end', () => reject(new Error('The database ended the connection that listens.')));
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      onListening();
      for (;;) {
        await Promise.race([lost, sleep(PROBE_EVERY_MS, undefined, { signal, ref: false })]);
        await Promise.race([lost, client.query('SELECT 1')]);
      }
    } finally {
      // A hanging connection may never close. We wait for it only when the portal closes.
      const goodbye = client.end().catch(() => undefined);
      if (signal.aborted)
        await Promise.race([goodbye, sleep(RESPONSE_TIMEOUT_MS, undefined, { ref: false })]);
    }
  }
}
