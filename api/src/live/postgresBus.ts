import type { Bus, BusOptions } from './bus.ts';
import { changeKey } from './change.ts';
import { CHANNEL, decode, encode } from './notifications.ts';
import { PostgresListener } from './postgresListener.ts';
import { Switchboard } from './switchboard.ts';

/** Several processes on one server: all is told through it, one's own changes as well, so that nothing is told twice. */
export function postgresBus({ database: { pool }, onFault }: BusOptions): Bus {
  const switchboard = new Switchboard(false);
  const publishing = new Set<Promise<unknown>>();
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

  return {
    open,
    publish: (changes) => {
      if (changes.length === 0) return;
      const different = [...new Map(changes.map((change) => [changeKey(change), change])).values()];
      const sending = pool
        .query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload', [CHANNEL, encode(different)])
        .catch(onFault)
        .finally(() => publishing.delete(sending));
      publishing.add(sending);
    },
    listen: (newcomer) => {
      open();
      return switchboard.listen(newcomer);
    },
    hangUp: () => switchboard.hangUp(),
    close: async () => {
      switchboard.hangUp();
      await Promise.all(publishing);
      await listener?.close();
    },
  };
}
