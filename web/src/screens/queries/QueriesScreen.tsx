import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueriesScreenQuery } from '../../__generated__/QueriesScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { DataTabs } from './DataTabs';
import { Queries } from './Queries';

type Props = ScreenProps<QueriesScreenQuery>;

/** Queries to run here, and to copy for a terminal, a script or a spreadsheet, with this portal's address in them. */
export function QueriesScreen({ queryRef }: Props) {
  return (
    <Screen
      title="Data and API"
      description="Run these here, or from a script or spreadsheet with an access token; read-only is enough."
    >
      <DataTabs />
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load the queries"
        loading={
          <Section>
            <SkeletonLines lines={10} label="Loading queries..." />
          </Section>
        }
      >
        <Content queryRef={queryRef} />
      </ScreenRegion>
    </Screen>
  );
}

function Content({ queryRef }: Props) {
  const { today, viewer } = usePreloadedQuery<QueriesScreenQuery>(
    graphql`
      query QueriesScreenQuery @throwOnFieldError {
        today
        viewer {
          ...Queries_viewer
        }
      }
    `,
    queryRef,
  );
  return <Queries viewer={viewer} today={today} origin={window.location.origin} />;
}
