import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { ArchiveScreen_refresh$key } from '../../__generated__/ArchiveScreen_refresh.graphql';
import type { ArchiveScreenQuery } from '../../__generated__/ArchiveScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
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

const failure = 'Failed to load archived users';

/** Archived people: unarchived again, or deleted permanently. */
export function ArchiveScreen({ queryRef }: Props) {
  return (
    <Screen title="Archive Management">
      <ScreenRegion
        queryRef={queryRef}
        failure={failure}
        loading={<ArchiveCardsFrame loading />}
        failedWhole={<ArchiveCardsFrame />}
      >
        <Cards queryRef={queryRef} />
      </ScreenRegion>
      <Section flush>
        <ArchiveFilterBar />
        <ScreenRegion queryRef={queryRef} failure={failure} loading={<ArchiveTableSkeleton />}>
          <List queryRef={queryRef} />
        </ScreenRegion>
      </Section>
    </Screen>
  );
}

// One request for both: they are separate only so that the search between them stays when it fails.
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
