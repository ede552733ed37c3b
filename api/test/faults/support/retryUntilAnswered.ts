/** A client that repeats a request until a server answers it. */
import { type Call, type HttpResponse, send } from './client.ts';
import { until } from './until.ts';

export interface AnsweredRequest extends HttpResponse {
  /** How many times it was sent. */
  tries: number;
}

export interface RetryingClient {
  retryUntilAnswered: (call: Call) => Promise<AnsweredRequest>;
  /** Requests that were sent again. */
  retried: () => number;
}

export interface RetryOptions {
  /** The URL of the current server, or of the one that is starting. */
  url: () => Promise<string>;
  /** Called for every request that was not accepted, with the response, or null if the connection broke. */
  onRefusal?: ((response: HttpResponse | null) => void) | undefined;
  /** Called with the milliseconds from the first time that a request was sent to its answer. */
  onAnswer?: ((waited: number) => void) | undefined;
}

const AWAY = ['UNAVAILABLE', 'STORAGE_FULL', 'TOO_SLOW'];

/** A proxy sends 502 or 504 where the portal's response did not come. */
const isAway = ({ status, body }: HttpResponse): boolean =>
  [502, 503, 504].includes(status) || AWAY.includes(body?.errors?.[0]?.extensions?.code);

export function createRetryingClient({ url, onRefusal, onAnswer }: RetryOptions): RetryingClient {
  let retried = 0;
  return {
    retried: () => retried,
    retryUntilAnswered: async (call) => {
      let tries = 0;
      const began = performance.now();
      return until(
        `an answer to ${call.path}`,
        async () => {
          tries += 1;
          if (tries > 1) retried += 1;
          const target = await url();
          const response = await send(target, call).catch(() => null);
          if (response && !isAway(response)) {
            onAnswer?.(performance.now() - began);
            return { ...response, tries };
          }
          onRefusal?.(response);
          return null;
        },
        // Immediate retries would keep the recovering server busy.
        { every: 100, within: 600_000 },
      );
    },
  };
}
