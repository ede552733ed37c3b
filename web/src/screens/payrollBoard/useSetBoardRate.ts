import { graphql } from 'react-relay';
import type { useSetBoardRateMutation } from '../../__generated__/useSetBoardRateMutation.graphql';
import { rowId } from '../../kit/relay/rowId';
import { useMutation } from '../../kit/relay/useMutation';
import { type SetRate, setRateTexts } from '../people/setRate';

type Person = { readonly id: string; readonly name: string };

/** Sets the day rate of somebody on the board; the row and the figures of the week come back with it. */
export function useSetBoardRate({ id, name }: Person, week: string): SetRate {
  const [run, isBusy] = useMutation<useSetBoardRateMutation>(
    graphql`
      mutation useSetBoardRateMutation($input: SetPayRateInput!, $row: ID!, $week: Date!) {
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
                ...PayrollBoard_figures
              }
            }
          }
        }
      }
    `,
    setRateTexts(name),
  );
  return [(input) => run({ input, row: rowId('PayrollBoardRow', week, id), week }), isBusy];
}
