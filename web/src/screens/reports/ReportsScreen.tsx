import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { ReportsScreenQuery } from '../../__generated__/ReportsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Button } from '../../kit/ui/Button';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { DaysButton } from './DaysButton';
import { journal, statements } from './daysFiles';
import { GenerateReportButton } from './GenerateReportButton';
import { ReportsFilterBar } from './ReportsFilterBar';
import { ReportsList } from './ReportsList';
import { ReportsStart, ReportsStartSkeleton } from './ReportsStart';
import { ReportsTableSkeleton } from './ReportsTable';

type Props = ScreenProps<ReportsScreenQuery>;

const query = graphql`
  query ReportsScreenQuery(
    $first: Int!
    $after: String
    $startDate: Date
    $endDate: Date
    $userId: ID
    $year: Int
    $contractor: ID!
    $hasContractor: Boolean!
  ) {
    ...GenerateReportButton_query
    ...ReportsFilterBar_query
    ...ReportsList_query
    ...ReportsStart_query
  }
`;

const failure = 'Failed to load reports';

/** Pay and work by period and person: reports are generated, stored, opened and exported here. */
export function ReportsScreen({ queryRef }: Props) {
  const { revalidate, state } = useRevalidator();
  return (
    <Screen
      title="Reports & Analytics"
      actions={
        <>
          <Button icon={<ArrowClockwiseRegular />} busy={state === 'loading'} onClick={() => revalidate()}>
            Refresh
          </Button>
          <DaysButton file={journal} />
          <DaysButton file={statements} />
          <ScreenRegion
            queryRef={queryRef}
            failure={failure}
            loading={<GenerateReportButton query={null} />}
            failed={<GenerateReportButton query={null} />}
          >
            <Generate queryRef={queryRef} />
          </ScreenRegion>
        </>
      }
    >
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load the quarter"
        loading={<ReportsStartSkeleton />}
      >
        <Start queryRef={queryRef} />
      </ScreenRegion>
      <Section flush>
        <ScreenRegion
          queryRef={queryRef}
          failure={failure}
          loading={<ReportsFilterBar query={null} isLoading />}
          failed={<ReportsFilterBar query={null} />}
        >
          <Filters queryRef={queryRef} />
        </ScreenRegion>
        <ScreenRegion queryRef={queryRef} failure={failure} loading={<ReportsTableSkeleton />}>
          <List queryRef={queryRef} />
        </ScreenRegion>
      </Section>
    </Screen>
  );
}

// One request for all: they are separate so that buttons and filters stay when it fails.
function Generate({ queryRef }: Props) {
  return <GenerateReportButton query={usePreloadedQuery<ReportsScreenQuery>(query, queryRef)} />;
}

function Filters({ queryRef }: Props) {
  return <ReportsFilterBar query={usePreloadedQuery<ReportsScreenQuery>(query, queryRef)} />;
}

function Start({ queryRef }: Props) {
  return <ReportsStart query={usePreloadedQuery<ReportsScreenQuery>(query, queryRef)} />;
}

function List({ queryRef }: Props) {
  return <ReportsList query={usePreloadedQuery<ReportsScreenQuery>(query, queryRef)} />;
}
