/**
 * The browser's session: its token is in a cookie that no script can read. Pages of the portal ask for it with a header
 * of their own, and a cookie counts only in requests of those pages: other servers on the same host, whatever their
 * port, are sent it as well.
 */
import { isLoopback } from '../platform/lib/loopback.ts';
import { SESSION_SECONDS } from './tokens.ts';

export type ReadHeader = (name: string) => string | null | undefined;

/** The cookie of one request. */
interface SessionCookie {
  /** The token in it; null without one. */
  token: string | null;
  /** The header that keeps a token. */
  keep: (token: string) => string;
  /** The header that removes the cookie. */
  cleared: string;
  /** What the browser is known by (see device.ts); null where it is not known. */
  device: string | null;
  /** The header that identifies it from then on, no matter who signs out. */
  keepDevice: (value: string) => string;
}

const DEVICE_SECONDS = 180 * 86_400;

/** No form and no page elsewhere can send it. */
const asksForCookie = (header: ReadHeader): boolean => header('x-portal-session') === 'cookie';

const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

/** Whether an Origin is the portal's; the names of this machine are one. */
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

/** Whether a page of the portal sent the request. Browsers leave Sec-Fetch-Site out where there is no TLS. */
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
 * The request's session cookie, where it has one or asks for one; 'foreign' if it asks and does not come from a page of
 * the portal. The port is in the name: cookies ignore it, and two portals on one machine must not share theirs.
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
  // Behind a proxy with TLS that PUBLIC_URL does not name, the page's own address says so.
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
