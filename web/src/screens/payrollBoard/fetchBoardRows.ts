import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { MAX_BATCH_PAGE } from 'rules/limits';
import type { fetchBoardRowsQuery } from '../../__generated__/fetchBoardRowsQuery.graphql';
import type { PayrollBoardFilter } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { numberedPage } from '../../kit/relay/numberedPage';
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
  for (let page = 1; ; page += 1) {
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
              totalCount
              edges {
                node {
                  ...boardRow_row
                }
              }
            }
          }
        }
      `,
      { week, search: search || null, only: only ?? null, ...numberedPage(page, MAX_BATCH_PAGE) },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    if (!response) throw new Error('The rows did not come.');
    const found = extractNodes(response.payrollBoard.rows);
    rows.push(...found.map(boardRow));
    if (found.length === 0 || rows.length >= response.payrollBoard.rows.totalCount) return rows;
  }
}
