import type { StatusLook } from '../../kit/ui/statuses';

/** The look of a token's states. */
export const tokenLooks: Readonly<Record<string, StatusLook>> = {
  ACTIVE: { tone: 'success', label: 'Active' },
  EXPIRED: { tone: 'neutral', label: 'Expired' },
  REVOKED: { tone: 'danger', label: 'Revoked' },
};
