import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type {
  ResetPasswordInput,
  useResetPasswordMutation,
} from '../../__generated__/useResetPasswordMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Gives someone else a temporary password. It ends their sessions and an open invitation. */
export function useResetPassword() {
  const page = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useMutation<useResetPasswordMutation>(
    graphql`
      mutation useResetPasswordMutation(
        $input: ResetPasswordInput!
        $first: Int = 0
        $tax: Boolean = false
        $history: Boolean = false
      ) {
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
              ...PersonTabs_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to reset password' },
  );
  return [(input: ResetPasswordInput) => run({ ...page(), input }), isBusy] as const;
}
