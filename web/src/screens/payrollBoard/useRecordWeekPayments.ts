import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import type { useRecordWeekPaymentsMutation } from '../../__generated__/useRecordWeekPaymentsMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';
import { markRunsPaid } from '../payments/markRunsPaid';
import type { RecordPayment } from '../payments/RecordPaymentDialog';

/** Records a week's runs as paid, which shows at once; returns the outcome. */
export function useRecordWeekPayments(week: string) {
  const variables = useScreenVariables<PayrollBoardScreenQuery>();
  const [run, isBusy] = useMutation<useRecordWeekPaymentsMutation>(
    graphql`
      mutation useRecordWeekPaymentsMutation(
        $input: RecordPaymentInput!
        $week: Date!
        $first: Int!
        $after: String
        $search: String
        $only: PayrollBoardFilter
      ) {
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
              payrollBoard(weekStart: $week) {
                ...PayrollBoardScreen_refresh
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to record the payment' },
  );
  const record: RecordPayment = async (input, isAboveLimit) => {
    const outcome = await run(
      { input, ...variables(), week },
      isAboveLimit ? undefined : (store: RecordSourceProxy) => markRunsPaid(store, input.runIds),
    );
    if (!outcome.ok) return outcome;
    const { warnings = [], approvalRequest } = outcome.result.payload ?? {};
    return { ok: true, result: { warnings, isSent: Boolean(approvalRequest) } };
  };
  return [record, isBusy] as const;
}
