import { graphql, usePaginationFragment } from 'react-relay';
import type { PersonHistory_user$key } from '../../__generated__/PersonHistory_user.graphql';
import type { PersonHistoryMoreQuery } from '../../__generated__/PersonHistoryMoreQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { HistoryList } from './HistoryList';

/** What happened to a person's record. */
export function PersonHistory({ user }: { user: PersonHistory_user$key }) {
  const { data, ...paging } = usePaginationFragment<PersonHistoryMoreQuery, PersonHistory_user$key>(
    graphql`
      fragment PersonHistory_user on User
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "PersonHistoryMoreQuery")
      @throwOnFieldError {
        history(first: $first, after: $after) @connection(key: "PersonHistory_history", filters: []) {
          edges {
            node {
              ...HistoryList_entry
            }
          }
        }
      }
    `,
    user,
  );
  return <HistoryList entries={extractNodes(data.history)} paging={paging} />;
}
