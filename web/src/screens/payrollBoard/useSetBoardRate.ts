import { graphql } from 'react-relay';
import type { PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import type { useSetBoardRateMutation } from '../../__generated__/useSetBoardRateMutation.graphql';
import { rowId } from '../../kit/relay/rowId';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';
import { type SetRate, setRateTexts } from '../people/setRate';

type Person = { readonly id: string; readonly name: string };

/**
 * Sets the day rate of someone on the board; the response includes the row and the week's figures. A filtered board is
 * refetched whole, as the row may no longer match.
 */
export function useSetBoardRate({ id, name }: Person, week: string): SetRate {
  const variables = useScreenVariables<PayrollBoardScreenQuery>();
  const [run, isBusy] = useMutation<useSetBoardRateMutation>(
    graphql`
      mutation useSetBoardRateMutation(
        $input: SetPayRateInput!
        $row: ID!
        $week: Date!
        $first: Int!
        $after: String
        $search: String
        $only: PayrollBoardFilter
        $isNarrowed: Boolean!
      ) {
        result: setPayRate(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayRatePayload {
            query {
              node(id: $row) {
                ...boardRow_row @alias(as: "row")
              }
              payrollBoard(weekStart: $week) {
                ...PayrollBoardScreen_refresh @arguments(list: $isNarrowed)
              }
            }
          }
        }
      }
    `,
    setRateTexts(name),
  );
  const set: SetRate[0] = (input) => {
    const page = variables();
    const row = rowId('PayrollBoardRow', week, id);
    return run({ ...page, input, row, week, isNarrowed: Boolean(page.only) });
  };
  return [set, isBusy];
}
