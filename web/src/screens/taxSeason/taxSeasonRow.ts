import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import type { LiveRow } from '../../kit/relay/refetch';
import { rowId } from '../../kit/relay/rowId';

/** Refetches one payee's row of the season, with the year's figures. */
export const taxSeasonRow: LiveRow = {
  query: graphql`
    query taxSeasonRowQuery($id: ID!, $year: Int!) {
      node(id: $id) {
        ...SeasonTable_row @alias(as: "row")
      }
      taxSeason(year: $year) {
        ...TaxSeason_figures
      }
    }
  ` as ConcreteRequest,
  // A Form W-9 may share its number with other rows, and in its new state a row may not match the filter.
  id: ({ kind, userId }, { year, only }) =>
    userId && kind === 'PAYROLL' && !only ? rowId('TaxSeasonRow', year, userId) : undefined,
};
