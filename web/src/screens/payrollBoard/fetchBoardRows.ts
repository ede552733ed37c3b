import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { MAX_BATCH_PAGE } from 'rules/limits';
import type { fetchBoardRowsQuery } from '../../__generated__/fetchBoardRowsQuery.graphql';
import type { PayrollBoardFilter } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { type BoardRow, boardRow } from './boardRow';

export type RowsToFetch = {
  readonly week: string;
  readonly search?: string;
  readonly only?: PayrollBoardFilter | null;
};

const fetchPage = async (environment: Environment, variables: fetchBoardRowsQuery['variables']) => {
  const response = await fetchQuery<fetchBoardRowsQuery>(
    environment,
    graphql`
      query fetchBoardRowsQuery(
        $week: Date!
        $first: Int!
        $after: String
        $search: String
        $only: PayrollBoardFilter
      ) @throwOnFieldError {
        payrollBoard(weekStart: $week) {
          rows(first: $first, after: $after, search: $search, only: $only) {
            pageInfo {
              endCursor
              hasNextPage
            }
            edges {
              node {
                ...boardRow_row
              }
            }
          }
        }
      }
    `,
    variables,
    { networkCacheConfig: { force: true } },
  ).toPromise();
  if (!response) throw new Error('Couldn’t load this table.');
  return response.payrollBoard.rows;
};

/** All rows of a filter, on any page, from the server. Rejects when they cannot be loaded. */
export async function fetchBoardRows(
  environment: Environment,
  { week, search, only }: RowsToFetch,
): Promise<BoardRow[]> {
  const filter = { week, search: search || null, only: only ?? null, first: MAX_BATCH_PAGE };
  let page = await fetchPage(environment, filter);
  const rows = extractNodes(page).map(boardRow);
  while (page.pageInfo.hasNextPage) {
    page = await fetchPage(environment, { ...filter, after: page.pageInfo.endCursor ?? null });
    rows.push(...extractNodes(page).map(boardRow));
  }
  return rows;
}
