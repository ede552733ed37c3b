import { graphql } from 'react-relay';
import type { PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import type {
  RecordPaymentInput,
  useRecordWeekPaymentsMutation,
} from '../../__generated__/useRecordWeekPaymentsMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { type Outcome, useMutation } from '../../kit/relay/useMutation';
import type { Recorded } from '../payments/RecordPaymentDialog';
import { asPaid } from './useMarkWeekPaid';

/** Records that runs of a week were paid, which shows at once; returns what became of it. */
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
                ...PayrollBoard_board
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to record the payment' },
  );
  const record = async (input: RecordPaymentInput, isAboveLimit: boolean): Promise<Outcome<Recorded>> => {
    const outcome = await run(
      { input, ...variables(), week },
      isAboveLimit ? undefined : asPaid(week, input.runIds),
    );
    if (!outcome.ok) return outcome;
    const { warnings = [], approvalRequest } = outcome.result.payload ?? {};
    return { ok: true, result: { warnings, isSent: Boolean(approvalRequest) } };
  };
  return [record, isBusy] as const;
}
