/** The address that people open. Links in emails, passkeys and the Origin check use it, never the Host header. */
import { isLoopback } from '../lib/loopback.ts';
import type { Settings } from './config.ts';

/** PUBLIC_URL, or the portal's address on this machine. Never ends in a slash. */
export const toPublicUrl = (settings: Pick<Settings, 'publicUrl'>, port: number): string =>
  settings.publicUrl ?? `http://localhost:${port}`;

/** The warning at the start if other machines can open the portal and no address is set. */
export const publicUrlWarning = ({
  publicUrl,
  host,
}: Pick<Settings, 'publicUrl' | 'host'>): string | undefined =>
  publicUrl === undefined && !isLoopback(host)
    ? `HOST ${host} can be reached by other machines: set PUBLIC_URL to the address people open.`
    : undefined;
