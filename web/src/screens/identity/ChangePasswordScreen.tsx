import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../kit/session/useSignOut';
import { Button } from '../../kit/ui/Button';
import { ChangePasswordForm } from './ChangePasswordForm';
import { GatePage } from './GatePage';

/** The change of a password that someone else chose: nothing else opens before it is done. */
export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const [signOut, isLeaving] = useSignOut();
  const onDone = useCallback(() => void navigate('/dashboard', { replace: true }), [navigate]);
  return (
    <GatePage title="Change Password" text="Choose your own password to continue.">
      <ChangePasswordForm
        asksCurrent={false}
        onDone={onDone}
        secondary={
          <Button appearance="subtle" busy={isLeaving} onClick={signOut}>
            Sign Out
          </Button>
        }
      />
    </GatePage>
  );
}
