/**
 * Connections to a database on another machine must use TLS, unless the URL explicitly disables it. We ask the driver
 * how it interprets the URL, because `sslmode` differs between its versions, and `host`, `ssl` and PGSSLMODE matter
 * too.
 */
import pg from 'pg';
import { splitHosts } from '../lib/databaseHosts.ts';
import { isLoopback } from '../lib/loopback.ts';

/** With these, libpq continues in plaintext if the server has no TLS, and so may other readers of the URL. */
const OPTIONAL_TLS = ['allow', 'prefer'];

const isOnThisMachine = (host: string): boolean => host.startsWith('/') || isLoopback(host);

/** What DATABASE_URL must be instead; null if it is fine, with each of its hosts. */
export function databaseUrlIssue(url: string): string | null {
  for (const one of splitHosts(url)) {
    const issue = hostIssue(one);
    if (issue) return issue;
  }
  return null;
}

function hostIssue(url: string): string | null {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url });
  } catch (error) {
    return `a URL that can be used (${(error as Error).message})`;
  }
  // The driver uses the last of several.
  const sslmode = new URL(url).searchParams.getAll('sslmode').at(-1);
  if (isOnThisMachine(client.host) || sslmode === 'disable') return null;
  // True, or TLS options; a string is a value that the driver did not understand.
  const usesTls = client.ssl && typeof client.ssl !== 'string';
  if (usesTls && !OPTIONAL_TLS.includes(sslmode ?? '')) return null;
  return 'a URL with ?sslmode=verify-full where the server is on another machine, or with ?sslmode=disable to do without TLS on purpose';
}
