import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type {
  RecordPaymentInput,
  useRecordRunPaymentMutation,
} from '../../__generated__/useRecordRunPaymentMutation.graphql';
import { type Outcome, useMutation } from '../../kit/relay/useMutation';
import { markRunsPaid } from '../payments/markRunsPaid';

/** Records that a run was paid, which shows at once; returns what is worth a second look. */
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
  const record = async (input: RecordPaymentInput): Promise<Outcome<readonly string[]>> => {
    const outcome = await run({ input }, (store: RecordSourceProxy) => markRunsPaid(store, input.runIds));
    return outcome.ok ? { ok: true, result: outcome.result.payload?.warnings ?? [] } : outcome;
  };
  return [record, isBusy] as const;
}
