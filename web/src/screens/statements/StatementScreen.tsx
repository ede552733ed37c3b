import { graphql, usePreloadedQuery } from 'react-relay';
import type { StatementScreenQuery } from '../../__generated__/StatementScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { Statement } from './Statement';
import { statementsPath } from './statementAddress';

type Props = ScreenProps<StatementScreenQuery>;

/** One pay statement, the same as on paper. */
export function StatementScreen({ queryRef }: Props) {
  return (
    <Screen title="Pay Statement" width="narrow">
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load the pay statement"
        loading={
          <Section>
            <SkeletonLines lines={12} label="Loading pay statement..." />
          </Section>
        }
      >
        <Content queryRef={queryRef} />
      </ScreenRegion>
    </Screen>
  );
}

function Content({ queryRef }: Props) {
  const { node } = usePreloadedQuery<StatementScreenQuery>(
    graphql`
      query StatementScreenQuery($runId: ID!) @throwOnFieldError {
        node(id: $runId) {
          ... on PayrollRun @alias(as: "run") {
            ...Statement_run
          }
        }
      }
    `,
    queryRef,
  );
  if (node?.run) return <Statement run={node.run} />;
  return (
    <Section>
      <EmptyState
        text="Pay statement not found"
        hint="The link may be old, or the statement isn’t yours."
        action={<ButtonLink to={statementsPath}>All Pay Statements</ButtonLink>}
      />
    </Section>
  );
}
