import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import type { LiveRow } from '../../kit/relay/refetch';
import { rowId } from '../../kit/relay/rowId';

/** One payee's row of the season again, with the figures of the year. */
export const taxSeasonRow: LiveRow = {
  query: graphql`
    query taxSeasonRowQuery($id: ID!, $year: Int!) {
      node(id: $id) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the season reads it from the store
        ...SeasonTable_row @alias(as: "row")
      }
      taxSeason(year: $year) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- likewise
        ...TaxSeason_figures
      }
    }
  ` as unknown as ConcreteRequest,
  // A Form W-9 may share its number with other rows, and by its new state a row may not belong to what is chosen.
  id: ({ kind, userId }, { year, only }) =>
    userId && kind === 'PAYROLL' && !only ? rowId('TaxSeasonRow', year, userId) : undefined,
};
