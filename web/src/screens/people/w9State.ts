import { formatDate } from 'rules/instantFormats';
import type { StatusLook } from '../../kit/ui/statuses';

type W9 = {
  readonly w9SignedAt: string | null | undefined;
  readonly w9RequestedAt: string | null | undefined;
};

/**
 * The status of someone's Form W-9. A request is open until it is signed, so it has priority over an older signature.
 */
export function w9Status({ w9SignedAt, w9RequestedAt }: W9): StatusLook {
  if (w9RequestedAt) return { tone: 'warning', label: 'Requested' };
  return w9SignedAt ? { tone: 'success', label: 'Signed' } : { tone: 'danger', label: 'Missing' };
}

/** The same with the date, if there is room. */
export function w9State(w9: W9): StatusLook {
  const { tone, label } = w9Status(w9);
  const since = w9.w9RequestedAt ?? w9.w9SignedAt;
  return { tone, label: since ? `${label} on ${formatDate(since)}` : label };
}
