import { graphql } from 'react-relay';
import type { useApproveRequestMutation } from '../../__generated__/useApproveRequestMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

const DONE: Record<string, string> = {
  RECORD_PAYMENT: 'Payment approved and recorded',
  GIVE_ADVANCE: 'Advance approved and entered',
  CHANGE_LIMIT: 'Limit approved and saved',
  MAKE_BANK_FILE: 'Bank file approved. Download it under Record Payment.',
  ENTER_DEDUCTION: 'Deduction approved and entered',
  ENTER_OPENING_BALANCE: 'Opening balance approved and entered',
  DELETE_USER: 'Deletion approved and done',
};

/** Approves someone else's request, which executes it. */
export function useApproveRequest(kind: string) {
  const [run, isBusy] = useMutation<useApproveRequestMutation>(
    graphql`
      mutation useApproveRequestMutation($input: ApproveRequestInput!) {
        result: approveRequest(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ApproveRequestPayload {
            query {
              ...PaymentsToApprove_query
            }
          }
        }
      }
    `,
    { success: DONE[kind] ?? 'Bank details approved and saved', failure: 'Failed to approve this' },
  );
  return [(id: string) => run({ input: { id } }), isBusy] as const;
}
