import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { RunBehindQuery } from '../../__generated__/RunBehindQuery.graphql';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { RunFigures } from './RunFigures';

const query = graphql`
  query RunBehindQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on PayrollRun @alias(as: "run") {
        ...RunFigures_run
      }
    }
  }
`;

/** The run behind a row, day by day, in its present state. */
export function RunBehind({ id, attempt }: { id: string; attempt: number }) {
  const policy = attempt ? 'network-only' : 'store-and-network';
  const queryRef = useQueryRef<RunBehindQuery>(query, { id }, policy, attempt);
  return queryRef && <Loaded queryRef={queryRef} />;
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<RunBehindQuery> }) {
  const { node } = usePreloadedQuery<RunBehindQuery>(query, queryRef);
  return node?.run ? <RunFigures run={node.run} /> : <p>This payroll run no longer exists.</p>;
}
