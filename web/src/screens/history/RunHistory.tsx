import { graphql, usePaginationFragment } from 'react-relay';
import type { RunHistory_run$key } from '../../__generated__/RunHistory_run.graphql';
import type { RunHistoryMoreQuery } from '../../__generated__/RunHistoryMoreQuery.graphql';
import { HistoryList } from './HistoryList';

/** The history of a payroll run. */
export function RunHistory({ run }: { run: RunHistory_run$key }) {
  const { data, ...paging } = usePaginationFragment<RunHistoryMoreQuery, RunHistory_run$key>(
    graphql`
      fragment RunHistory_run on PayrollRun
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "RunHistoryMoreQuery") {
        history(first: $first, after: $after)
          @connection(key: "RunHistory_history", filters: [])
          @required(action: THROW) {
          ...HistoryList_history
          edges { cursor }
        }
      }
    `,
    run,
  );
  return <HistoryList history={data.history} paging={paging} />;
}
