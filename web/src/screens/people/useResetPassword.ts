import { graphql } from 'react-relay';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Gives someone else a temporary password. It ends their sessions and an open invitation. */
export function useResetPassword() {
  return useMutation<useResetPasswordMutation>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        result: resetPassword(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ResetPasswordPayload {
            user {
              needsPasswordChange
              sessionCount
              ...InvitedChip_user
              ...useInvitationActions_user
              ...useAccessActions_user
            }
          }
        }
      }
    `,
    { failure: 'Failed to reset password' },
  );
}
