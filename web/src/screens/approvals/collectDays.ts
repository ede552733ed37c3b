import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { MAX_DECIDED_DAYS } from 'rules/limits';
import type { collectDaysQuery } from '../../__generated__/collectDaysQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { type DayToDecide, daysToDecide } from './submittedWeek';

/** Weeks per request: their days are as many as one decision accepts. */
const WEEKS = Math.floor(MAX_DECIDED_DAYS / 7);

/** All days of the filter that the viewer can decide on, on any page. Rejects when they cannot be loaded. */
export async function collectDays(
  environment: Environment,
  filter: { search: string | null; week: string | null },
): Promise<DayToDecide[]> {
  const found: DayToDecide[] = [];
  for (let after: string | null = null; ; ) {
    const page: collectDaysQuery['response'] | undefined = await fetchQuery<collectDaysQuery>(
      environment,
      graphql`
        query collectDaysQuery($first: Int!, $after: String, $search: String, $week: Date)
        @throwOnFieldError {
          submittedWeeks(first: $first, after: $after, search: $search, weekStart: $week) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                user {
                  id
                  name
                }
                days {
                  id
                  date
                  revision
                  status
                  viewerCanDecide
                }
              }
            }
          }
        }
      `,
      { ...filter, first: WEEKS, after },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    if (!page) return found;
    const { edges, pageInfo }: collectDaysQuery['response']['submittedWeeks'] = page.submittedWeeks;
    found.push(...extractNodes({ edges }).flatMap(({ user, days }) => daysToDecide({ user, days })));
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return found;
    after = pageInfo.endCursor;
  }
}
