import { graphql } from 'react-relay';
import type { useRevealTaxNumberMutation } from '../../__generated__/useRevealTaxNumberMutation.graphql';
import { useApart } from '../../kit/relay/useApart';

/** Requests a number in full, with the password again and the reason. */
export function useRevealTaxNumber() {
  return useApart<useRevealTaxNumberMutation, 'RevealTaxNumberPayload'>(
    graphql`
      mutation useRevealTaxNumberMutation($input: RevealTaxNumberInput!) {
        result: revealTaxNumber(input: $input) {
          __typename
          ... on RevealTaxNumberPayload {
            taxNumber
          }
          ... on ForbiddenError {
            message
          }
          ... on NotFoundError {
            message
          }
          ... on ValidationError {
            message
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'Failed to show the number',
  );
}
