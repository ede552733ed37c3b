import { formatDate } from 'rules/instantFormats';
import type { StatusLook } from '../../kit/ui/statuses';

type W9 = {
  readonly w9SignedAt: string | null | undefined;
  readonly w9RequestedAt: string | null | undefined;
};

/** Where somebody's Form W-9 stands. A request is open until it is signed, so it says more than an older signature. */
export function w9State({ w9SignedAt, w9RequestedAt }: W9): StatusLook {
  if (w9RequestedAt) return { tone: 'warning', label: `Requested on ${formatDate(w9RequestedAt)}` };
  if (w9SignedAt) return { tone: 'success', label: `Signed on ${formatDate(w9SignedAt)}` };
  return { tone: 'danger', label: 'Missing' };
}
