import { graphql } from 'react-relay';
import type { useInviteContractorMutation } from '../../__generated__/useInviteContractorMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds a contractor, who chooses their own password. The response includes the page, as in `useCreateContractor`. */
export function useInviteContractor() {
  return useMutation<useInviteContractorMutation>(
    graphql`
      mutation useInviteContractorMutation(
        $input: InvitePersonInput!
        $first: Int!
        $after: String
        $search: String
        $status: ActivityStatus
        $rate: Boolean = false
        $w9: Boolean = false
        $lastWeek: Boolean = false
        $paid: Boolean = false
        $weekStart: Date
        $weekEnd: Date
      ) {
        result: invitePerson(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on InvitationPayload @alias(as: "invited") {
            link
            query {
              ...ContractorsScreen_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to send the invitation' },
  );
}
