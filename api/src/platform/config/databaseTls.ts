/**
 * Nothing goes to a database on another machine in the clear, unless the URL says so on purpose. The driver is asked
 * what it makes of the URL, because the meaning of `sslmode` differs between its versions, and because `host`, `ssl`
 * and PGSSLMODE count as well.
 */
import pg from 'pg';
import { isLoopback } from '../lib/loopback.ts';

/** With these, libpq goes on in the clear if the server has no TLS; what else reads the URL may do so too. */
const OPTIONAL_TLS = ['allow', 'prefer'];

const isOnThisMachine = (host: string): boolean => host.startsWith('/') || isLoopback(host);

/** What DATABASE_URL must be instead of what it is; null where it is fine. */
export function databaseUrlIssue(url: string): string | null {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url });
  } catch (error) {
    return `a URL that can be used (${(error as Error).message})`;
  }
  // Of several the driver takes the last.
  const sslmode = new URL(url).searchParams.getAll('sslmode').at(-1);
  if (isOnThisMachine(client.host) || sslmode === 'disable') return null;
  // True, or the options of TLS; a text is what the driver did not understand.
  const usesTls = client.ssl && typeof client.ssl !== 'string';
  if (usesTls && !OPTIONAL_TLS.includes(sslmode ?? '')) return null;
  return 'a URL with ?sslmode=verify-full where the server is on another machine, or with ?sslmode=disable to do without TLS on purpose';
}
