/**
 * The browser's session: its token is in a cookie that no script can read. Pages of the portal request it with a
 * special header, and a cookie counts only in requests of those pages, because it is also sent to other servers on the
 * same host, whatever their port.
 */
import { isLoopback } from '../platform/lib/loopback.ts';
import { SESSION_SECONDS } from './tokens.ts';

export type ReadHeader = (name: string) => string | null | undefined;

/** The cookie of a request. */
interface SessionCookie {
  /** Its token; null if there is none. */
  token: string | null;
  /** The header that sets a token. */
  keep: (token: string) => string;
  /** The header that removes the cookie. */
  cleared: string;
  /** The device cookie (see device.ts); null if there is none. */
  device: string | null;
  /** The header that keeps the device known, even after signing out. */
  keepDevice: (value: string) => string;
}

const DEVICE_SECONDS = 180 * 86_400;

/** No form and no other site's page can send it. */
const asksForCookie = (header: ReadHeader): boolean => header('x-portal-session') === 'cookie';

const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

/** Whether an Origin is the portal's; all names of this machine count as one. */
export function isOwnOrigin(publicUrl: string, origin: string): boolean {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const [own, theirs] = [new URL(publicUrl), new URL(origin)];
  return (
    own.protocol === theirs.protocol &&
    own.port === theirs.port &&
    [own, theirs].every(({ hostname }) => isLoopback(withoutBrackets(hostname)))
  );
}

/** Whether a page of the portal sent the request. Without TLS, browsers omit Sec-Fetch-Site. */
function isFromOwnPage(publicUrl: string, header: ReadHeader): boolean {
  const site = header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = header('origin');
  return origin ? isOwnOrigin(publicUrl, origin) : asksForCookie(header);
}

function findCookie(cookies: string | null | undefined, name: string): string | null {
  for (const each of cookies?.split(';') ?? []) {
    const [key, value] = each.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

/**
 * The request's session cookie if it has one or asks for one; 'foreign' if it asks and is not from a page of the
 * portal. The cookie's name contains the port, because cookies ignore ports and two portals on one machine must not
 * share theirs.
 */
export function readSessionCookie(
  publicUrl: string,
  header: ReadHeader,
): SessionCookie | 'foreign' | undefined {
  const cookies = header('cookie');
  const isAsked = asksForCookie(header);
  if (!cookies && !isAsked) return undefined;
  if (!isFromOwnPage(publicUrl, header)) return isAsked ? 'foreign' : undefined;
  const { protocol, port } = new URL(publicUrl);
  const name = `portal-${port || (protocol === 'https:' ? '443' : '80')}`;
  // Behind a TLS proxy that PUBLIC_URL does not mention, the page's own address shows it.
  const isSecure = protocol === 'https:' || Boolean(header('origin')?.startsWith('https:'));
  const find = (cookie: string) =>
    findCookie(cookies, `__Host-${cookie}`) ?? (protocol === 'https:' ? null : findCookie(cookies, cookie));
  const token = find(name);
  if (token === null && !isAsked) return undefined;
  const write = (cookie: string, value: string, seconds: number) =>
    `${isSecure ? '__Host-' : ''}${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    token,
    keep: (value) => write(name, value, SESSION_SECONDS),
    cleared: write(name, '', 0),
    device: find(`${name}-device`),
    keepDevice: (value) => write(`${name}-device`, value, DEVICE_SECONDS),
  };
}
