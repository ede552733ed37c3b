import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshPaydayQuery } from '../../__generated__/refreshPaydayQuery.graphql';
import { refetch } from '../../kit/relay/refetch';

const query = graphql`
  query refreshPaydayQuery {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the home is on the page already
    ...Payday_query
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- likewise
    ...ManagerCards_query
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- likewise
    ...ManagementSnapshot_query
  }
`;

/** Refetches the payday after a job that ran by itself. */
export const refreshPayday = (environment: Environment) =>
  refetch<refreshPaydayQuery>(environment, query, {});
