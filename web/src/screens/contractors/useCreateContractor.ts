import { graphql } from 'react-relay';
import type { useCreateContractorMutation } from '../../__generated__/useCreateContractorMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds a contractor. The response includes the page, because only the server knows the name's place. */
export function useCreateContractor() {
  return useMutation<useCreateContractorMutation>(
    graphql`
      mutation useCreateContractorMutation(
        $input: CreateContractorInput!
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
        result: createContractor(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CreateContractorPayload {
            query {
              ...ContractorsScreen_refresh
            }
          }
        }
      }
    `,
    { success: 'Contractor added successfully', failure: 'Failed to add contractor' },
  );
}
