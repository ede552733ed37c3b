import { graphql } from 'react-relay';
import type { useCertifyTaxProfileMutation } from '../../__generated__/useCertifyTaxProfileMutation.graphql';
import { useApart } from '../../kit/relay/useApart';

/** Signs a Form W-9. The number is sent with it and stored nowhere. */
export function useCertifyTaxProfile() {
  return useApart<useCertifyTaxProfileMutation, 'CertifyTaxProfilePayload'>(
    graphql`
      mutation useCertifyTaxProfileMutation($input: CertifyTaxProfileInput!) {
        result: certifyTaxProfile(input: $input) {
          __typename
          ... on CertifyTaxProfilePayload {
            warnings
          }
          ... on ForbiddenError {
            message
          }
          ... on RateLimitError {
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
    'Failed to certify Form W-9',
  );
}
