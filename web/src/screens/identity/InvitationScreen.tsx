import { useEffect, useState } from 'react';
import { Spinner } from '../../kit/ui/Spinner';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { FormAlert } from './FormAlert';
import { GatePage } from './GatePage';
import { linkToken } from './linkToken';
import { acceptInvitation, fetchInvitation, type Invitation } from './openInvitation';
import type { Sent } from './sendAlone';

/** The link of an invitation: the invited person chooses a password, and is signed in with it. */
export function InvitationScreen() {
  const [token] = useState(linkToken);
  const [found, setFound] = useState<Sent<Invitation | null> | null>(null);
  useEffect(() => {
    void fetchInvitation(token).then(setFound);
  }, [token]);

  if (!found)
    return (
      <GatePage title="Your Invitation">
        <div role="status" aria-label="Loading...">
          <Spinner />
        </div>
      </GatePage>
    );
  if ('refusal' in found)
    return (
      <GatePage title="Your Invitation">
        <FormAlert text={found.refusal} />
      </GatePage>
    );
  const { result: invitation } = found;
  if (!invitation)
    return (
      <GatePage
        title="This invitation no longer works"
        text="It was used or withdrawn, or it expired. Ask the person who invited you to send it again."
      >
        <a className="gate-link" href="/login">
          Go to Sign In
        </a>
      </GatePage>
    );
  const { companyName, firstName, lastName, email } = invitation;
  return (
    <GatePage
      title={`Welcome, ${firstName}!`}
      text={`${companyName} has invited you. Choose a password to get started.`}
    >
      <dl className="gate-facts">
        <dt>Name</dt>
        <dd>
          {firstName} {lastName}
        </dd>
        <dt>Email</dt>
        <dd>{email}</dd>
      </dl>
      <ChoosePasswordForm
        email={email}
        known={[firstName, lastName, email]}
        label="Get Started"
        busyLabel="Signing In..."
        onSubmit={(newPassword) => acceptInvitation(token, newPassword)}
      />
    </GatePage>
  );
}
