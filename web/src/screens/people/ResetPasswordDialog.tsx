import { Field, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ResetPasswordDialog_user$key } from '../../__generated__/ResetPasswordDialog_user.graphql';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { Radio } from '../../kit/ui/Radio';
import { LinkDialog } from './LinkDialog';
import { TemporaryPasswordDialog } from './TemporaryPasswordDialog';
import { temporaryPassword } from './temporaryPassword';
import { useCreateResetLink } from './useCreateResetLink';
import { useResetPassword } from './useResetPassword';

type Way = 'password' | 'link';
type ResetPasswordDialogProps = { user: ResetPasswordDialog_user$key; onClose: () => void };

/** Asks which way, then shows the temporary password or the link as long as the dialog is open: neither is stored. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment ResetPasswordDialog_user on User @throwOnFieldError {
        id
        name
      }
    `,
    user,
  );
  const [reset, isResetting] = useResetPassword();
  const [createLink, isCreating] = useCreateResetLink();
  const [way, setWay] = useState<Way>('password');
  const [error, setError] = useState<string | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const setTemporary = async () => {
    const newPassword = temporaryPassword();
    const outcome = await reset({ userId: id, newPassword });
    if (outcome.ok) setPassword(newPassword);
    else setError(outcome.message);
  };
  const makeLink = async () => {
    const outcome = await createLink(id);
    if (outcome.ok) setLink(outcome.result.made?.link ?? null);
    else setError(outcome.message);
  };
  const confirm = () => {
    setError(null);
    return way === 'link' ? makeLink() : setTemporary();
  };
  if (password) return <TemporaryPasswordDialog name={name} password={password} onClose={onClose} />;
  if (link)
    return (
      <LinkDialog
        title="Password Link"
        name={name}
        link={link}
        hint="Share the link or let them scan the code. It works once, for 1 hour. You won’t see it again."
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title="Reset Password"
      confirmLabel={way === 'link' ? 'Create Link' : 'Reset Password'}
      busyLabel={way === 'link' ? 'Creating...' : 'Resetting...'}
      busy={isResetting || isCreating}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label={`How does ${name} get a new password?`}>
        <RadioGroup value={way} onChange={(_event, { value }) => setWay(value as Way)}>
          <Radio value={'password' satisfies Way} label="You give them a temporary one" />
          <Radio value={'link' satisfies Way} label="They choose one, with a link or QR code" />
        </RadioGroup>
      </Field>
      {way === 'link'
        ? `${name} chooses a new password within an hour. Until then, the current one works.`
        : `${name} is signed out everywhere, and the current password stops working.`}
    </ConfirmDialog>
  );
}
