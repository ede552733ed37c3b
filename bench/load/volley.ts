/** One slot of load. */

export interface Shot {
  token: string;
  body: string;
}

export interface Volley {
  url: string;
  shots: readonly Shot[];
  connections: number;
  /** The number of requests: the shots over and over, or each of them once. */
  amount: number;
  isOnceEach: boolean;
  /** A text that every response must contain. */
  mustContain?: string;
}

/** Responses a second, and their times in milliseconds. */
export interface Hits {
  count: number;
  rate: number;
  p50: number;
  p95: number;
  p99: number;
}
