import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { Button } from '../../kit/ui/Button';
import type { Verification } from './useVerification';

/** Runs every proof, one after the other; VerifyOutcome shows each result. */
export function CheckRecordsButton({ proofs }: { proofs: readonly Verification[] }) {
  const check = async () => {
    for (const { dismiss } of proofs) dismiss();
    // One at a time: someone who has to confirm their identity does it once.
    for (const { verify } of proofs) await verify();
  };
  return (
    <Button
      icon={<ShieldCheckmarkRegular />}
      busy={proofs.some(({ isVerifying }) => isVerifying)}
      busyLabel="Checking..."
      onClick={check}
    >
      Check the Records
    </Button>
  );
}
