import { graphql } from 'react-relay';
import type { useCreateResetLinkMutation } from '../../__generated__/useCreateResetLinkMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Creates a link with which someone else sets a new password. It changes nothing on any screen. */
export function useCreateResetLink() {
  return useMutation<useCreateResetLinkMutation>(
    graphql`
      mutation useCreateResetLinkMutation($input: CreateResetTokenInput!) {
        result: createResetToken(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ResetTokenPayload @alias(as: "made") {
            link
          }
        }
      }
    `,
    { failure: 'Failed to create the link' },
  );
}
