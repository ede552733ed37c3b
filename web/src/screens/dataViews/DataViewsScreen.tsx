import { graphql, usePreloadedQuery } from 'react-relay';
import type { DataViewsScreenQuery } from '../../__generated__/DataViewsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ListScreen } from '../../kit/relay/ListScreen';
import { DataViewsList } from './DataViewsList';
import { DataViewsTableSkeleton } from './DataViewsTable';

type Props = ScreenProps<DataViewsScreenQuery>;

/** Who else viewed the user's own data, so that no one views it unnoticed. */
export function DataViewsScreen({ queryRef }: Props) {
  return (
    <ListScreen
      title="Who Saw My Data"
      description="Every time someone else saw your full taxpayer number, or downloaded a file with your data: records, pay statements, tax documents, reports, and files for the IRS, the bank and the books. It comes from the sealed audit log, which no one can change unnoticed."
      queryRef={queryRef}
      failure="Failed to load who saw your data"
      loading={<DataViewsTableSkeleton />}
      list={<List queryRef={queryRef} />}
    />
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
