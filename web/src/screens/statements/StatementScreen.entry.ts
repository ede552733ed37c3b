import query, { type StatementScreenQuery } from '../../__generated__/StatementScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const statementEntry = entry<StatementScreenQuery>({
  query,
  variables: ({ params }) => ({ runId: params.runId ?? '' }),
  live: ['PAYROLL'],
  Component: async () => (await import('./StatementScreen')).StatementScreen,
});
