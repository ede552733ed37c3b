/** Clients that send a request again, the same, until there is a server that answers it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Call, send } from './client.ts';

export interface Insisted extends Answer {
  /** How often it was sent. */
  tries: number;
}

export interface Insisting {
  insist: (call: Call) => Promise<Insisted>;
  /** Requests that were sent again. */
  retried: () => number;
}

export interface InsistOptions {
  /** The server of the moment, or of the one that is starting. */
  url: () => Promise<string>;
  /** Hears of every request that was not taken: the answer, or null where the connection broke. */
  onRefusal?: ((answer: Answer | null) => void) | undefined;
}

const isAway = ({ status, body }: Answer): boolean =>
  status === 503 || body?.errors?.[0]?.extensions?.code === 'UNAVAILABLE';

export function insisting({ url, onRefusal }: InsistOptions): Insisting {
  let retried = 0;
  return {
    retried: () => retried,
    insist: async (call) => {
      for (let tries = 1; ; tries += 1) {
        if (tries > 1) retried += 1;
        const target = await url();
        const answer = await send(target, call).catch(() => null);
        if (answer && !isAway(answer)) return { ...answer, tries };
        onRefusal?.(answer);
        await sleep(20);
      }
    },
  };
}
