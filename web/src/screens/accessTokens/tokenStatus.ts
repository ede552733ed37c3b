import type { StatusLook } from '../../kit/ui/statuses';

/** How the states of a token look. */
export const tokenLooks: Readonly<Record<string, StatusLook>> = {
  ACTIVE: { tone: 'success', label: 'Active' },
  EXPIRED: { tone: 'neutral', label: 'Expired' },
  REVOKED: { tone: 'danger', label: 'Revoked' },
};
