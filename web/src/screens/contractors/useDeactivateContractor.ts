import { graphql } from 'react-relay';
import type { useDeactivateContractorMutation } from '../../__generated__/useDeactivateContractorMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Ends a contractor's access; the row shows it in place. */
export function useDeactivateContractor() {
  return useMutation<useDeactivateContractorMutation>(
    graphql`
      mutation useDeactivateContractorMutation($input: DeactivateContractorInput!) {
        result: deactivateContractor(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeactivateContractorPayload {
            user {
              ...ContractorsTable_user
              ...warnOfOpenThings_user
            }
          }
        }
      }
    `,
    { success: 'Contractor deactivated successfully', failure: 'Failed to deactivate contractor' },
  );
}
