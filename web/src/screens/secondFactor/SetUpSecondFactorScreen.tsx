import { useState } from 'react';
import { canUsePasskeys } from '../../kit/session/passkeySupport';
import { useSignOut } from '../../kit/session/useSignOut';
import { ConfirmIdentity } from '../../kit/shell/ConfirmIdentity';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { GatePage } from '../identity/GatePage';

const SetUpAppDialog = lazyDialog(async () => (await import('./SetUpAppDialog')).SetUpAppDialog);
const AddPasskeyDialog = lazyDialog(async () => (await import('./AddPasskeyDialog')).AddPasskeyDialog);

/** For users whose role requires a second factor and who have none: nothing else opens before there is one. */
export function SetUpSecondFactorScreen() {
  const [signOut, isLeaving] = useSignOut();
  const [opened, setOpened] = useState<'app' | 'passkey' | null>(null);
  const close = () => setOpened(null);
  // A full page load: left behind an open dialog, this page would hide the next from screen readers.
  const enter = () => window.location.replace('/dashboard');
  return (
    <GatePage
      title="Set Up a Second Factor"
      text="Your role needs one, so no one can sign in as you with the password alone."
    >
      <div className="gate-form">
        <Button appearance="primary" size="large" onClick={() => setOpened('app')}>
          Use an Authenticator App
        </Button>
        {canUsePasskeys() && (
          <Button size="large" onClick={() => setOpened('passkey')}>
            Use a Passkey
          </Button>
        )}
        <Button appearance="subtle" busy={isLeaving} onClick={signOut}>
          Sign Out
        </Button>
      </div>
      {opened === 'app' && <SetUpAppDialog onDone={enter} onClose={close} />}
      {opened === 'passkey' && <AddPasskeyDialog onDone={enter} onClose={close} />}
      <ConfirmIdentity />
    </GatePage>
  );
}
