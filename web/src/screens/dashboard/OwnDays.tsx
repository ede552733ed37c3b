import { graphql, useFragment } from 'react-relay';
import type { OwnDays_user$key } from '../../__generated__/OwnDays_user.graphql';
import { DaySummaryCards } from './DaySummaryCards';

/** The viewer's own days, for people who mainly do other work. Someone who never logged a day needs no four zeros. */
export function OwnDays({ user }: { user: OwnDays_user$key }) {
  const { loggedWeeks, latestRuns, ...own } = useFragment(
    graphql`
      fragment OwnDays_user on User @throwOnFieldError {
        loggedWeeks(first: 1) {
          edges {
            __typename
          }
        }
        latestRuns {
          __typename
        }
        ...DaySummaryCards_user
      }
    `,
    user,
  );
  return loggedWeeks.edges.length + latestRuns.length > 0 ? <DaySummaryCards user={own} /> : null;
}
