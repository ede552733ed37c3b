import { graphql, usePreloadedQuery } from 'react-relay';
import type { StatementsScreenQuery } from '../../__generated__/StatementsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ListScreen } from '../../kit/relay/ListScreen';
import { StatementsList } from './StatementsList';
import { StatementsTableSkeleton } from './StatementsTable';

type Props = ScreenProps<StatementsScreenQuery>;

/** Pay, week by week: the user's own statements, or those of someone whose payroll they may read. */
export function StatementsScreen({ queryRef }: Props) {
  return (
    <ListScreen
      title="Pay Statements"
      queryRef={queryRef}
      failure="Failed to load pay statements"
      loading={<StatementsTableSkeleton />}
      list={<List queryRef={queryRef} />}
    />
  );
}

function List({ queryRef }: Props) {
  const query = usePreloadedQuery<StatementsScreenQuery>(
    graphql`
      query StatementsScreenQuery($userId: ID!, $payYear: Int, $first: Int!, $after: String) {
        ...StatementsList_query
      }
    `,
    queryRef,
  );
  return <StatementsList query={query} />;
}
