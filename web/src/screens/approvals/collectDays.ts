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
  const days: DayToDecide[] = [];
  for (let after: string | null = null; ; ) {
    const page: collectDaysQuery['response'] | undefined = await fetchQuery<collectDaysQuery>(
      environment,
      graphql`
        query collectDaysQuery($first: Int!, $after: String, $search: String, $week: Date)
        @throwOnFieldError {
          submittedWeeks(
            first: $first
            after: $after
            search: $search
            filter: { weekStart: { from: $week, to: $week } }
          ) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                ...submittedWeek_toDecide @relay(mask: false)
              }
            }
          }
        }
      `,
      { ...filter, first: WEEKS, after },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    if (!page) return days;
    const { edges, pageInfo }: collectDaysQuery['response']['submittedWeeks'] = page.submittedWeeks;
    days.push(...extractNodes({ edges }).flatMap(daysToDecide));
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return days;
    after = pageInfo.endCursor;
  }
}
