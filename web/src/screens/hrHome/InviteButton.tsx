import { PersonAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';

const InvitePersonDialog = lazyDialog(async () => (await import('./InvitePersonDialog')).InvitePersonDialog);

/** Opens the form with which HR adds a person. */
export function InviteButton() {
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => setInviting(true)}>
        Invite Person
      </Button>
      {isInviting && <InvitePersonDialog onClose={() => setInviting(false)} />}
    </>
  );
}
