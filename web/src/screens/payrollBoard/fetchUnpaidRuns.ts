import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { fetchUnpaidRunsQuery } from '../../__generated__/fetchUnpaidRunsQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import type { RunToPay } from '../payments/paymentForm';

const PAGE = 100;

const fetchPage = async (environment: Environment, week: string, after: string | null) => {
  const response = await fetchQuery<fetchUnpaidRunsQuery>(
    environment,
    graphql`
      query fetchUnpaidRunsQuery($week: Date!, $first: Int!, $after: String) @throwOnFieldError {
        payrollRuns(startDate: $week, endDate: $week, status: PROCESSED, first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              number
              payDate
              net
              viewerCanMarkPaid
              awaitsApproval
              user {
                id
                name
                bankAccount {
                  isNew
                }
              }
            }
          }
        }
      }
    `,
    { week, first: PAGE, after },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  if (!response) throw new Error('Couldn’t load the payrolls.');
  return response.payrollRuns;
};

/**
 * All runs of a week that the viewer can pay and that need no second person, by name, from the server. Rejects when
 * they cannot be loaded.
 */
export async function fetchUnpaidRuns(environment: Environment, week: string): Promise<RunToPay[]> {
  const found: RunToPay[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(environment, week, after);
    for (const { id, number, payDate, net, user, viewerCanMarkPaid, awaitsApproval } of extractNodes(page))
      if (viewerCanMarkPaid && !awaitsApproval)
        found.push({
          ...{ id, number, payDate, net, userId: user.id, name: user.name },
          hasNewAccount: user.bankAccount?.isNew === true,
        });
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return found.sort((a, b) => a.name.localeCompare(b.name) || a.number - b.number);
}
