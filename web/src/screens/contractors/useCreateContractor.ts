import { graphql } from 'react-relay';
import type { useCreateContractorMutation } from '../../__generated__/useCreateContractorMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds a contractor. */
export function useCreateContractor() {
  return useMutation<useCreateContractorMutation>(
    graphql`
      mutation useCreateContractorMutation($input: CreateContractorInput!) {
        result: createContractor(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CreateContractorPayload {
            user {
              ...ContractorsTable_user
            }
          }
        }
      }
    `,
    { success: 'Contractor added successfully', failure: 'Failed to add contractor' },
  );
}
