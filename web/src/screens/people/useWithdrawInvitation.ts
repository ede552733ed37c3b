import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { useWithdrawInvitationMutation } from '../../__generated__/useWithdrawInvitationMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Ends an invitation that no one has accepted. */
export function useWithdrawInvitation() {
  const page = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useMutation<useWithdrawInvitationMutation>(
    graphql`
      mutation useWithdrawInvitationMutation(
        $input: WithdrawInvitationInput!
        $first: Int = 0
        $tax: Boolean = false
        $history: Boolean = false
      ) {
        result: withdrawInvitation(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on WithdrawInvitationPayload {
            user {
              ...InvitedChip_user
              ...useInvitationActions_user
              ...PersonTabs_refresh
            }
          }
        }
      }
    `,
    { success: 'Invitation withdrawn', failure: 'Failed to withdraw the invitation' },
  );
  return [(userId: string) => run({ ...page(), input: { userId } }), isBusy] as const;
}
