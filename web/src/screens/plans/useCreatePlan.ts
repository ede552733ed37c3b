import { graphql } from 'react-relay';
import type { useCreatePlanMutation } from '../../__generated__/useCreatePlanMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Enters an advance or a deduction; the response includes the person's balance and plans. */
export const useCreatePlan = () =>
  useMutation<useCreatePlanMutation>(
    graphql`
      mutation useCreatePlanMutation($input: CreatePlanInput!, $first: Int!) {
        result: createPlan(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CreatePlanPayload {
            approvalRequest {
              id
            }
            plan {
              user {
                ...BalanceTab_user @arguments(first: $first)
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to save' },
  );
