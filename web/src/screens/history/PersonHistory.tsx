import { graphql, usePaginationFragment } from 'react-relay';
import type { PersonHistory_user$key } from '../../__generated__/PersonHistory_user.graphql';
import type { PersonHistoryMoreQuery } from '../../__generated__/PersonHistoryMoreQuery.graphql';
import { HistoryList } from './HistoryList';

/** The history of a person's record. */
export function PersonHistory({ user }: { user: PersonHistory_user$key }) {
  const { data, ...paging } = usePaginationFragment<PersonHistoryMoreQuery, PersonHistory_user$key>(
    graphql`
      fragment PersonHistory_user on User
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "PersonHistoryMoreQuery") {
        history(first: $first, after: $after)
          @connection(key: "PersonHistory_history", filters: [])
          @required(action: THROW) {
          ...HistoryList_history
          edges { cursor }
        }
      }
    `,
    user,
  );
  return <HistoryList history={data.history} paging={paging} />;
}
