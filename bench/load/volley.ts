/** One slot of load. */

export interface Shot {
  token: string;
  body: string;
}

export interface Volley {
  url: string;
  shots: readonly Shot[];
  connections: number;
  /** How many requests: the shots over and over, or each of them once. */
  amount: number;
  isOnceEach: boolean;
  /** What every response must contain. */
  mustContain?: string;
}

/** Returns a second, and how long they took in milliseconds. */
export interface Hits {
  count: number;
  rate: number;
  p50: number;
  p95: number;
  p99: number;
}
