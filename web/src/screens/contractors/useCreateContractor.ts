import { graphql } from 'react-relay';
import type { useCreateContractorMutation } from '../../__generated__/useCreateContractorMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds a contractor. The page comes back with it: only the server knows where the name belongs. */
export function useCreateContractor() {
  return useMutation<useCreateContractorMutation>(
    graphql`
      mutation useCreateContractorMutation(
        $input: CreateContractorInput!
        $first: Int!
        $after: String
        $search: String
        $status: ActivityStatus
      ) {
        result: createContractor(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CreateContractorPayload {
            query {
              ...ContractorCards_query
              ...ContractorsList_query
            }
          }
        }
      }
    `,
    { success: 'Contractor added successfully', failure: 'Failed to add contractor' },
  );
}
