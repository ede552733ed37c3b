/**
 * Which of several servers takes writes. Each new connection asks, because the primary may change at any time: the
 * former one comes back as a standby, and its open connections break first.
 */
import pg from 'pg';

/** Where a server is. */
export type ServerAddress = Pick<pg.Client, 'host' | 'port'>;

/** How long to wait for a server that does not respond. */
const RESPONSE_MS = 1_000;

export class Primary {
  /** The last primary that was found comes first. */
  #urls: string[];

  constructor(urls: readonly string[]) {
    this.#urls = [...urls];
  }

  /** @throws why the last server cannot be used, if none takes writes. */
  async find(): Promise<ServerAddress> {
    let reason: unknown;
    for (const url of this.#urls) {
      try {
        const address = await askWhetherItWrites(url);
        this.#urls = [url, ...this.#urls.filter((other) => other !== url)];
        return address;
      } catch (error) {
        reason = error;
      }
    }
    throw reason;
  }
}

async function askWhetherItWrites(connectionString: string): Promise<ServerAddress> {
  const client = new pg.Client({
    connectionString,
    application_name: 'carrier-portal',
    connectionTimeoutMillis: RESPONSE_MS,
    query_timeout: RESPONSE_MS,
  });
  // A connection that breaks fails its statement as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // On for a standby, too.
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'off')
      throw Object.assign(new Error('the server takes no writes'), { code: '25006' });
    return { host: client.host, port: client.port };
  } finally {
    client.end().catch(() => undefined);
  }
}
