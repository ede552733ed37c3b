import { graphql, usePreloadedQuery } from 'react-relay';
import type { StatementsScreenQuery } from '../../__generated__/StatementsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { StatementsList } from './StatementsList';
import { StatementsTableSkeleton } from './StatementsTable';

type Props = ScreenProps<StatementsScreenQuery>;

/** Pay, week by week: the user's own statements, or those of someone whose payroll they may read. */
export function StatementsScreen({ queryRef }: Props) {
  return (
    <Screen title="Pay Statements">
      <Section flush>
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load pay statements"
          loading={<StatementsTableSkeleton />}
        >
          <List queryRef={queryRef} />
        </ScreenRegion>
      </Section>
    </Screen>
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
