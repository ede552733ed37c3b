import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { useRemoveSecondFactorMutation } from '../../__generated__/useRemoveSecondFactorMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Removes someone else's second factors, and with them the menu entry. */
export function useRemoveSecondFactor() {
  const page = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useMutation<useRemoveSecondFactorMutation>(
    graphql`
      mutation useRemoveSecondFactorMutation(
        $input: RemoveSecondFactorInput!
        $first: Int = 0
        $tax: Boolean = false
        $history: Boolean = false
      ) {
        result: removeSecondFactor(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RemoveSecondFactorPayload {
            user {
              hasSecondFactor
              ...useAccessActions_user
              ...PersonTabs_refresh
            }
          }
        }
      }
    `,
    { success: 'Second factor removed', failure: 'Failed to remove the second factor' },
  );
  return [(userId: string) => run({ ...page(), input: { userId } }), isBusy] as const;
}
