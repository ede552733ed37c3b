import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { useResendInvitationMutation } from '../../__generated__/useResendInvitationMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Repeats the invitation of someone who has not accepted yet. */
export function useResendInvitation() {
  const page = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useMutation<useResendInvitationMutation>(
    graphql`
      mutation useResendInvitationMutation(
        $input: ResendInvitationInput!
        $first: Int = 0
        $tax: Boolean = false
        $history: Boolean = false
      ) {
        result: resendInvitation(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on InvitationPayload @alias(as: "invited") {
            link
            user {
              ...InvitedChip_user
              ...PersonTabs_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to send the invitation' },
  );
  return [(userId: string) => run({ ...page(), input: { userId } }), isBusy] as const;
}
