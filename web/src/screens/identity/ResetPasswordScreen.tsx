import { useState } from 'react';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { FormSuccess } from './FormSuccess';
import { GatePage } from './GatePage';
import { linkToken } from './linkToken';
import { resetPassword } from './resetWithLink';

/** The link to set a new password. It signs no one in: the new password is used at the sign-in. */
export function ResetPasswordScreen() {
  const [token] = useState(linkToken);
  const [isDone, setDone] = useState(false);
  const submit = async (newPassword: string) => {
    const refusal = await resetPassword(token, newPassword);
    if (!refusal) setDone(true);
    return refusal;
  };
  return (
    <GatePage title="Choose a New Password">
      {isDone ? (
        <FormSuccess text="Password changed. You’re signed out everywhere." />
      ) : (
        <ChoosePasswordForm label="Change Password" busyLabel="Changing..." onSubmit={submit} />
      )}
      <a className="gate-link" href="/login">
        Go to Sign In
      </a>
    </GatePage>
  );
}
