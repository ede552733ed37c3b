import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useRecordRunPaymentMutation } from '../../__generated__/useRecordRunPaymentMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { markRunsPaid } from '../payments/markRunsPaid';
import type { RecordPayment } from '../payments/RecordPaymentDialog';

/** Records a run as paid, which shows at once; returns the outcome. */
export function useRecordRunPayment() {
  const [run, isBusy] = useMutation<useRecordRunPaymentMutation>(
    graphql`
      mutation useRecordRunPaymentMutation($input: RecordPaymentInput!) {
        result: recordPayment(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RecordPaymentPayload @alias(as: "payload") {
            warnings
            approvalRequest {
              wanted {
                run {
                  awaitsApproval
                }
              }
            }
            payments {
              settled {
                run {
                  ...PayrollRunView_run
                }
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to record the payment' },
  );
  const record: RecordPayment = async (input, isAboveLimit) => {
    const show = (store: RecordSourceProxy) => markRunsPaid(store, input.runIds);
    const outcome = await run({ input }, isAboveLimit ? undefined : show);
    if (!outcome.ok) return outcome;
    const { warnings = [], approvalRequest } = outcome.result.payload ?? {};
    return { ok: true, result: { warnings, isSent: Boolean(approvalRequest) } };
  };
  return [record, isBusy] as const;
}
