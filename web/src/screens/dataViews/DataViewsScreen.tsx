import { graphql, usePreloadedQuery } from 'react-relay';
import type { DataViewsScreenQuery } from '../../__generated__/DataViewsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { DataViewsList } from './DataViewsList';
import { DataViewsTableSkeleton } from './DataViewsTable';

type Props = ScreenProps<DataViewsScreenQuery>;

/** Who else opened one's own data, so that nobody looks unnoticed. */
export function DataViewsScreen({ queryRef }: Props) {
  return (
    <Screen
      title="Who Saw My Data"
      description="Each time somebody else saw your taxpayer number in full, or downloaded your records, pay statements or tax documents. Each line is an entry of the sealed audit log, which nobody can change unnoticed."
    >
      <Section flush>
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load who saw your data"
          loading={<DataViewsTableSkeleton />}
        >
          <List queryRef={queryRef} />
        </ScreenRegion>
      </Section>
    </Screen>
  );
}

function List({ queryRef }: Props) {
  const { viewer } = usePreloadedQuery<DataViewsScreenQuery>(
    graphql`
      query DataViewsScreenQuery($first: Int!, $after: String) @throwOnFieldError {
        viewer {
          ...DataViewsList_user
        }
      }
    `,
    queryRef,
  );
  return <DataViewsList user={viewer} />;
}
