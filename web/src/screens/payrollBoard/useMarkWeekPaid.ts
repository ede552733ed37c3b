import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import type { useMarkWeekPaidMutation } from '../../__generated__/useMarkWeekPaidMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';
import { markRunsPaid } from '../payments/markRunsPaid';
import type { RunsToMark } from './useRunsToMark';

/** What the store has of the runs and of the week's count once they are paid. */
export const asPaid =
  (weekStart: string, ids: readonly string[]) =>
  (store: RecordSourceProxy): void => {
    markRunsPaid(store, ids);
    const totals = store.getRoot().getLinkedRecord('payrollBoard', { weekStart })?.getLinkedRecord('totals');
    totals?.setValue(Number(totals.getValue('unpaidRuns')) - ids.length, 'unpaidRuns');
  };

/**
 * Marks every processed run of a week as paid, but one's own. They show as paid at once; the server marks those that were
 * counted here or none of them.
 */
export function useMarkWeekPaid() {
  const variables = useScreenVariables<PayrollBoardScreenQuery>();
  const [run] = useMutation<useMarkWeekPaidMutation>(
    graphql`
      mutation useMarkWeekPaidMutation(
        $input: MarkWeekPaidInput!
        $first: Int!
        $after: String
        $search: String
        $only: PayrollBoardFilter
      ) {
        result: markWeekPaid(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on MarkWeekPaidPayload @alias(as: "payload") {
            paid
            board {
              ...PayrollBoard_board
            }
          }
        }
      }
    `,
    { failure: 'Failed to update the payroll' },
  );
  return (weekStart: string, { ids, cents }: RunsToMark) =>
    run(
      { input: { weekStart, expected: { runs: ids.length, totalPay: cents / 100 } }, ...variables() },
      asPaid(weekStart, ids),
    );
}
