/** The parts of autocannon that the bench uses; it comes without types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Client {
    setRequests: (requests: readonly Request[]) => void;
  }
  interface Options {
    url: string;
    connections: number;
    /** The number of requests over all connections. */
    amount: number;
    /** Milliseconds between two checks whether all are done. */
    sampleInt?: number;
    /** Seconds. */
    timeout?: number;
    requests: readonly Request[];
    setupClient?: (client: Client) => void;
    verifyBody?: (body: string) => boolean;
  }
  interface Result {
    errors: number;
    mismatches: number;
    non2xx: number;
  }
  /** Emits 'response' with the client, the status, the bytes and the milliseconds of each response. */
  type Running = EventEmitter & PromiseLike<Result>;

  export default function autocannon(options: Options): Running;
}
