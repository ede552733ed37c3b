import { graphql, usePreloadedQuery } from 'react-relay';
import type { ApprovalsScreenQuery } from '../../__generated__/ApprovalsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Together } from '../../kit/relay/Together';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { ApprovalsQueue } from './ApprovalsQueue';
import { LateTableSkeleton } from './LateTable';
import { PaymentsToApprove } from './PaymentsToApprove';
import { QueueFilterBar } from './QueueFilterBar';
import { QueueTableSkeleton } from './QueueTable';

// Its week picker is at the end of the page, and the queue does not wait for it.
const LateSubmitters = lazyPart(async () => (await import('./LateSubmitters')).LateSubmitters);

type Props = ScreenProps<ApprovalsScreenQuery>;

const query = graphql`
  query ApprovalsScreenQuery(
    $first: Int!
    $after: String
    $search: String
    $week: Date
    $lateFirst: Int!
    $lateAfter: String
    $lateSearch: String
    $lateWeek: Date
  ) {
    ...PaymentsToApprove_query
    ...ApprovalsQueue_query
    ...LateSubmitters_query
  }
`;

/** The manager's Monday: submitted weeks to decide on, and people who have submitted nothing. */
export function ApprovalsScreen({ queryRef }: Props) {
  return (
    <Screen title="Approvals">
      <Together>
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load payments to approve"
          loading={null}
          failedWhole={null}
        >
          <Payments queryRef={queryRef} />
        </ScreenRegion>
        <Section title="Waiting for You" flush>
          <QueueFilterBar />
          <ScreenRegion
            queryRef={queryRef}
            failure="Failed to load submitted weeks"
            loading={<QueueTableSkeleton />}
          >
            <Queue queryRef={queryRef} />
          </ScreenRegion>
        </Section>
        <Section title="Late" description="Active contractors with no days logged for the week." flush>
          <ScreenRegion
            queryRef={queryRef}
            failure="Failed to load late contractors"
            loading={<LateTableSkeleton />}
          >
            <Late queryRef={queryRef} />
          </ScreenRegion>
        </Section>
      </Together>
    </Screen>
  );
}

// One request for all lists: they are separate only so that each has its own skeleton and its own error.
function Queue({ queryRef }: Props) {
  return <ApprovalsQueue query={usePreloadedQuery<ApprovalsScreenQuery>(query, queryRef)} />;
}

function Payments({ queryRef }: Props) {
  return <PaymentsToApprove query={usePreloadedQuery<ApprovalsScreenQuery>(query, queryRef)} />;
}

function Late({ queryRef }: Props) {
  return <LateSubmitters query={usePreloadedQuery<ApprovalsScreenQuery>(query, queryRef)} />;
}
