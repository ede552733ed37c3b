import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus, BusOptions } from './bus.ts';
import { type Change, changeKey } from './change.ts';
import { CHANNEL, decode, encode } from './notifications.ts';
import { PostgresListener } from './postgresListener.ts';
import { SubscriberRegistry } from './subscriberRegistry.ts';

/** No page notices this delay, and changes that come together take one statement. */
const COLLECTED_MS = 20;

/**
 * PostgreSQL writes a commit record for a notification. Nothing waits for the disk, because a server that dies forgets
 * its listeners with it.
 */
const NOTIFY = `
  SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, message) FROM unnest($2::text[]) message`;

/**
 * For several processes on one server: everything goes through it, even a process's own changes, so that nothing is
 * delivered twice.
 */
export function postgresBus({ database: { pool }, onError }: BusOptions): Bus {
  const subscribers = new SubscriberRegistry(false);
  const waiting = new Map<string, Change>();
  let sending: Promise<void> | undefined;
  let listener: PostgresListener | undefined;

  const open = () => {
    listener ??= new PostgresListener({
      connectionString: pool.options.connectionString,
      primary: pool.primary,
      channel: CHANNEL,
      onConnected: () => subscribers.connected(),
      onDisconnected: (error) => {
        subscribers.disconnected();
        onError(error);
      },
      onNotification: (payload) => {
        for (const change of decode(payload)) subscribers.publish(change);
      },
    });
  };

  /**
   * Sends one statement at a time with everything collected meanwhile, so that changes never use more than one
   * connection.
   */
  async function sendAll(): Promise<void> {
    await sleep(COLLECTED_MS);
    while (waiting.size > 0) {
      const messages = encode([...waiting.values()]);
      waiting.clear();
      await pool.query(NOTIFY, [CHANNEL, messages]).catch(onError);
    }
  }

  return {
    open,
    publish: (changes) => {
      for (const change of changes) waiting.set(changeKey(change), change);
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
    },
    listen: (newcomer) => {
      open();
      return subscribers.listen(newcomer);
    },
    closeAll: () => subscribers.closeAll(),
    close: async () => {
      subscribers.closeAll();
      await sending;
      await listener?.close();
    },
  };
}
