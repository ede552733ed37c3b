/** The address people open: links in mail, passkeys and the check of an Origin use it, and never the Host header. */
import { isLoopback } from '../lib/loopback.ts';
import type { Settings } from './config.ts';

/** PUBLIC_URL, or where this machine finds the portal itself. Never ends in a slash. */
export const toPublicUrl = (settings: Pick<Settings, 'publicUrl'>, port: number): string =>
  settings.publicUrl ?? `http://localhost:${port}`;

/** What to say at the start where other machines can open the portal and no one has said at which address. */
export const publicUrlWarning = ({
  publicUrl,
  host,
}: Pick<Settings, 'publicUrl' | 'host'>): string | undefined =>
  publicUrl === undefined && !isLoopback(host)
    ? `HOST ${host} can be reached by other machines: set PUBLIC_URL to the address people open.`
    : undefined;
