import { graphql } from 'react-relay';
import type { useChangePasswordMutation } from '../../__generated__/useChangePasswordMutation.graphql';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import type { FieldErrors } from '../../kit/relay/useDialogForm';
import { useMutation } from '../../kit/relay/useMutation';
import { exchangingTokens } from '../../kit/session/sessionOver';
import { signIn } from '../../kit/session/sessionStore';
import { storedUser } from '../../kit/session/storedUser';

/** The outcome of a password change: the server's confirmation, or the reason for a failure, also by field. */
export type ChangeOutcome = { readonly ok: boolean; readonly message: string; readonly errors?: FieldErrors };

/**
 * Changes the user's own password. It ends every session of the user, and begins a new one; the current password may be
 * left out only for a forced change.
 */
export function useChangePassword() {
  const [change, isBusy] = useMutation<useChangePasswordMutation>(
    graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) {
        result: changePassword(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ChangePasswordPayload @alias(as: "changed") {
            message
            user {
              ...storedUser_user
            }
          }
        }
      }
    `,
    { failure: 'Failed to change password' },
  );
  const exchange = async (newPassword: string, currentPassword?: string): Promise<ChangeOutcome> => {
    const outcome = await change({ input: { newPassword, currentPassword } });
    if (!outcome.ok) {
      const details = outcome.issues.map(({ message }) => message).join(', ');
      const message = details ? `Password change failed: ${details}` : outcome.message;
      return { ok: false, message, errors: fieldMessages(outcome.issues) };
    }
    const { changed } = outcome.result;
    if (!changed) return { ok: false, message: 'Failed to change password' };
    signIn(storedUser(changed.user));
    return { ok: true, message: changed.message };
  };
  const run = (newPassword: string, currentPassword?: string): Promise<ChangeOutcome> =>
    exchangingTokens(() => exchange(newPassword, currentPassword));
  return [run, isBusy] as const;
}
