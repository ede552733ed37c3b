import { graphql } from 'react-relay';
import type { useEndPlanMutation } from '../../__generated__/useEndPlanMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Ends a plan: nothing more is taken. */
export const useEndPlan = () =>
  useMutation<useEndPlanMutation>(
    graphql`
      mutation useEndPlanMutation($input: EndPlanInput!) {
        result: endPlan(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on EndPlanPayload {
            plan {
              ...planRow_plan
            }
          }
        }
      }
    `,
    { failure: 'Failed to end it' },
  );
