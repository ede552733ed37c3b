import { graphql } from 'react-relay';
import type { useRecordPaydayMutation } from '../../__generated__/useRecordPaydayMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import type { RecordPayment } from '../payments/RecordPaymentDialog';

/** Records runs as paid, or requests a second person's approval; the response includes the week. */
export function useRecordPayday() {
  const [run, isBusy] = useMutation<useRecordPaydayMutation>(
    graphql`
      mutation useRecordPaydayMutation($input: RecordPaymentInput!) {
        result: recordPayment(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RecordPaymentPayload @alias(as: "payload") {
            warnings
            approvalRequest {
              id
            }
            query {
              ...ManagerDashboard_refresh @relay(mask: false)
            }
          }
        }
      }
    `,
    { failure: 'Failed to record the payment' },
  );
  const record: RecordPayment = async (input) => {
    const outcome = await run({ input });
    if (!outcome.ok) return outcome;
    const { warnings = [], approvalRequest } = outcome.result.payload ?? {};
    return { ok: true, result: { warnings, isSent: Boolean(approvalRequest) } };
  };
  return [record, isBusy] as const;
}
