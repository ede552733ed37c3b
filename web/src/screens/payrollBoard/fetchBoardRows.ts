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

/** All rows of a filter, whatever page is on screen, as the server has them now. Rejects when they cannot be had. */
export async function fetchBoardRows(
  environment: Environment,
  { week, search, only }: RowsToFetch,
): Promise<BoardRow[]> {
  const rows: BoardRow[] = [];
  for (let after: string | null = null; ; ) {
    const response: fetchBoardRowsQuery['response'] | undefined = await fetchQuery<fetchBoardRowsQuery>(
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
      { week, search: search || null, only: only ?? null, first: MAX_BATCH_PAGE, after },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    if (!response) throw new Error('The rows did not come.');
    const page = response.payrollBoard.rows;
    rows.push(...extractNodes(page).map(boardRow));
    if (!page.pageInfo.hasNextPage) return rows;
    after = page.pageInfo.endCursor ?? null;
  }
}
