import { graphql, usePreloadedQuery } from 'react-relay';
import type { ReportScreenQuery } from '../../__generated__/ReportScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { ReportView } from './ReportView';
import { reportsPath } from './reportAddress';

type Props = ScreenProps<ReportScreenQuery>;

/** One report as it was generated, with details behind each row. */
export function ReportScreen({ queryRef }: Props) {
  return (
    <Screen title="Report">
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load the report"
        loading={
          <Section>
            <SkeletonLines lines={12} label="Loading report..." />
          </Section>
        }
      >
        <Content queryRef={queryRef} />
      </ScreenRegion>
    </Screen>
  );
}

function Content({ queryRef }: Props) {
  const { report } = usePreloadedQuery<ReportScreenQuery>(
    graphql`
      query ReportScreenQuery($id: ID!, $first: Int!, $after: String) @throwOnFieldError {
        report(id: $id) {
          ...ReportView_report
        }
      }
    `,
    queryRef,
  );
  if (report) return <ReportView report={report} />;
  return (
    <Section>
      <EmptyState
        text="Report not found"
        hint="The link may be old, or the report was deleted."
        action={<ButtonLink to={reportsPath}>All Reports</ButtonLink>}
      />
    </Section>
  );
}
