import { graphql } from 'react-relay';
import type { useEndPlanMutation } from '../../__generated__/useEndPlanMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Ends a plan: nothing more is taken. The response includes the person's balance. */
export const useEndPlan = () =>
  useMutation<useEndPlanMutation>(
    graphql`
      mutation useEndPlanMutation($input: EndPlanInput!, $first: Int!) {
        result: endPlan(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on EndPlanPayload {
            plan {
              user {
                ...BalanceTab_user @arguments(first: $first)
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to end it' },
  );
