import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import { Button } from '../../kit/ui/Button';
import type { Verification } from './useVerification';

/** Starts a verification; its outcome is in VerifyOutcome. */
export function VerifyButton({ verification, label }: { verification: Verification; label: string }) {
  return (
    <Button
      icon={<ShieldCheckmarkRegular />}
      busy={verification.isVerifying}
      busyLabel="Verifying..."
      onClick={verification.verify}
    >
      {label}
    </Button>
  );
}
