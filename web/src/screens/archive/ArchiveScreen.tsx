import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { ArchiveScreen_refresh$key } from '../../__generated__/ArchiveScreen_refresh.graphql';
import type { ArchiveScreenQuery } from '../../__generated__/ArchiveScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ListScreen } from '../../kit/relay/ListScreen';
import { ArchiveCards, ArchiveCardsFrame } from './ArchiveCards';
import { ArchiveFilterBar } from './ArchiveFilterBar';
import { ArchiveList } from './ArchiveList';
import { ArchiveTableSkeleton } from './ArchiveTable';

type Props = ScreenProps<ArchiveScreenQuery>;

const query = graphql`
  query ArchiveScreenQuery($first: Int!, $after: String, $search: String) {
    ...ArchiveScreen_refresh
  }
`;

/** Archived people: unarchived again, or deleted permanently. */
export function ArchiveScreen({ queryRef }: Props) {
  return (
    <ListScreen
      title="Archive Management"
      queryRef={queryRef}
      failure="Failed to load archived users"
      cards={{
        loading: <ArchiveCardsFrame loading />,
        failedWhole: <ArchiveCardsFrame />,
        children: <Cards queryRef={queryRef} />,
      }}
      filters={<ArchiveFilterBar />}
      loading={<ArchiveTableSkeleton />}
      list={<List queryRef={queryRef} />}
    />
  );
}

// One request for both.
function Cards(props: Props) {
  return <ArchiveCards query={useParts(props)} />;
}

function List(props: Props) {
  return <ArchiveList query={useParts(props)} />;
}

const useParts = ({ queryRef }: Props) =>
  useFragment<ArchiveScreen_refresh$key>(
    graphql`
      fragment ArchiveScreen_refresh on Query {
        ...ArchiveCards_query
        ...ArchiveList_query
      }
    `,
    usePreloadedQuery<ArchiveScreenQuery>(query, queryRef),
  );
