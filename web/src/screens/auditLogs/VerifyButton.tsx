import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import { Button } from '../../kit/ui/Button';
import type { Verification } from './useVerifyAuditLog';

/** Starts a verification; its outcome is in VerifyOutcome. */
export function VerifyButton({ verification }: { verification: Verification }) {
  return (
    <Button
      icon={<ShieldCheckmarkRegular />}
      busy={verification.isVerifying}
      busyLabel="Verifying..."
      onClick={verification.verify}
    >
      Verify log
    </Button>
  );
}
