import { graphql } from 'react-relay';
import type { useChangePlanMutation } from '../../__generated__/useChangePlanMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Changes a plan's future amounts. */
export const useChangePlan = () =>
  useMutation<useChangePlanMutation>(
    graphql`
      mutation useChangePlanMutation($input: ChangePlanInput!) {
        result: changePlan(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ChangePlanPayload {
            plan {
              ...planRow_plan
            }
          }
        }
      }
    `,
    { failure: 'Failed to save' },
  );
