import type { Bus, BusOptions } from './bus.ts';
import { type Change, changeKey } from './change.ts';
import { CHANNEL, decode, encode } from './notifications.ts';
import { PostgresListener } from './postgresListener.ts';
import { Switchboard } from './switchboard.ts';

/** Several processes on one server: all is told through it, one's own changes as well, so that nothing is told twice. */
export function postgresBus({ database: { pool }, onFault }: BusOptions): Bus {
  const switchboard = new Switchboard(false);
  const waiting = new Map<string, Change>();
  let sending: Promise<void> | undefined;
  let listener: PostgresListener | undefined;

  const open = () => {
    listener ??= new PostgresListener({
      connectionString: pool.options.connectionString,
      channel: CHANNEL,
      onConnected: () => switchboard.connected(),
      onDisconnected: (fault) => {
        switchboard.disconnected();
        onFault(fault);
      },
      onNotification: (payload) => {
        for (const change of decode(payload)) switchboard.tell(change);
      },
    });
  };

  /** One statement at a time, with all that has gathered meanwhile: news never keeps more than one connection busy. */
  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const messages = encode([...waiting.values()]);
      waiting.clear();
      await pool
        .query('SELECT pg_notify($1, message) FROM unnest($2::text[]) message', [CHANNEL, messages])
        .catch(onFault);
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
      return switchboard.listen(newcomer);
    },
    hangUp: () => switchboard.hangUp(),
    close: async () => {
      switchboard.hangUp();
      await sending;
      await listener?.close();
    },
  };
}
