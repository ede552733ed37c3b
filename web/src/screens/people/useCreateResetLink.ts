import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { useCreateResetLinkMutation } from '../../__generated__/useCreateResetLinkMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Creates a link with which someone else sets a new password. Only their history shows it. */
export function useCreateResetLink() {
  const page = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useMutation<useCreateResetLinkMutation>(
    graphql`
      mutation useCreateResetLinkMutation(
        $input: CreateResetTokenInput!
        $userId: ID!
        $first: Int = 0
        $tax: Boolean = false
        $history: Boolean = false
      ) {
        result: createResetToken(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ResetTokenPayload @alias(as: "made") {
            link
            query {
              person(id: $userId) @include(if: $history) {
                ...PersonTabs_refresh
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to create the link' },
  );
  return [(userId: string) => run({ ...page(), userId, input: { userId } }), isBusy] as const;
}
