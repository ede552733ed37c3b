import { graphql } from 'react-relay';
import type { useUpdateContractorMutation } from '../../__generated__/useUpdateContractorMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Saves names and email address; every row that shows them updates. */
export function useUpdateContractor() {
  return useMutation<useUpdateContractorMutation>(
    graphql`
      mutation useUpdateContractorMutation($input: UpdateContractorInput!) {
        result: updateContractor(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on UpdateContractorPayload {
            user {
              backPay {
                weekStart
                amount
                dayCount
              }
              ...ContractorsTable_user
            }
          }
        }
      }
    `,
    { success: 'Contractor updated successfully', failure: 'Failed to update contractor' },
  );
}
