import { useEffect, useSyncExternalStore } from 'react';
import {
  confirmIdentity,
  declineConfirmation,
  hostConfirmations,
  isConfirmationPending,
  onConfirmationAsked,
} from '../session/confirmation';
import { lazyDialog } from '../ui/lazyDialog';

const ConfirmIdentityDialog = lazyDialog(
  async () => (await import('./ConfirmIdentityDialog')).ConfirmIdentityDialog,
);

/** The one place that asks for the password during another action. Rendered once, in the frame of the screens. */
export function ConfirmIdentity() {
  useEffect(hostConfirmations, []);
  const isAsked = useSyncExternalStore(onConfirmationAsked, isConfirmationPending);
  return isAsked ? (
    <ConfirmIdentityDialog onConfirmed={confirmIdentity} onClose={declineConfirmation} />
  ) : null;
}
