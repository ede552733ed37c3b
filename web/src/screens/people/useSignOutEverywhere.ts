import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { useSignOutEverywhereMutation } from '../../__generated__/useSignOutEverywhereMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Ends someone else's sessions and access tokens. Then the action no longer applies. */
export function useSignOutEverywhere() {
  const page = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useMutation<useSignOutEverywhereMutation>(
    graphql`
      mutation useSignOutEverywhereMutation(
        $input: SignOutEverywhereInput!
        $first: Int = 0
        $tax: Boolean = false
        $history: Boolean = false
      ) {
        result: signOutEverywhere(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SignOutEverywherePayload {
            user {
              sessionCount
              accessTokenCount
              ...useAccessActions_user
              ...PersonTabs_refresh
            }
          }
        }
      }
    `,
    { success: 'Signed out everywhere', failure: 'Failed to sign out' },
  );
  return [(userId: string) => run({ ...page(), input: { userId } }), isBusy] as const;
}
