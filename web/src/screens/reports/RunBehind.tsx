import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RunBehindQuery } from '../../__generated__/RunBehindQuery.graphql';
import { RunFigures } from './RunFigures';

/** The run behind a row, day by day, as it is today. */
export function RunBehind({ id, attempt }: { id: string; attempt: number }) {
  const { node } = useLazyLoadQuery<RunBehindQuery>(
    graphql`
      query RunBehindQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on PayrollRun @alias(as: "run") {
            ...RunFigures_run
          }
        }
      }
    `,
    { id },
    { fetchPolicy: attempt ? 'network-only' : 'store-and-network', fetchKey: attempt },
  );
  return node?.run ? <RunFigures run={node.run} /> : <p>This payroll run is not there any more.</p>;
}
