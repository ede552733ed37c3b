import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import type { LiveRow } from '../../kit/relay/refetch';
import { rowId } from '../../kit/relay/rowId';

/** Refetches one row of the board, with the week's figures. */
export const payrollBoardRow: LiveRow = {
  query: graphql`
    query payrollBoardRowQuery($id: ID!, $week: Date!) {
      node(id: $id) {
        ...boardRow_row @alias(as: "row")
      }
      payrollBoard(weekStart: $week) {
        ...PayrollBoard_figures
      }
    }
  ` as ConcreteRequest,
  // In its new state a row may not match the filter.
  id: ({ userId, weekStart }, { only }) =>
    userId && weekStart && !only ? rowId('PayrollBoardRow', weekStart, userId) : undefined,
};
