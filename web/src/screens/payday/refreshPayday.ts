import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshPaydayQuery } from '../../__generated__/refreshPaydayQuery.graphql';
import { refetch } from '../../kit/relay/refetch';

const query = graphql`
  query refreshPaydayQuery {
    ...ManagerDashboard_refresh
  }
`;

/** Refetches the payday after a background job. */
export const refreshPayday = (environment: Environment) =>
  refetch<refreshPaydayQuery>(environment, query, {});
