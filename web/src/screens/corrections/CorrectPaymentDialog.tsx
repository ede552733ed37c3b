import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import query, { type CorrectPaymentDialogQuery } from '../../__generated__/CorrectPaymentDialogQuery.graphql';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { CorrectionForm } from './CorrectionForm';
import { CorrectionFrame } from './CorrectionFrame';

type CorrectPaymentDialogProps = { id: string; number: number; today: string; onClose: () => void };

/** The present amounts of a run, to correct. */
export function CorrectPaymentDialog({ id, number, ...props }: CorrectPaymentDialogProps) {
  const [attempts, setAttempts] = useState(0);
  const queryRef = useQueryRef<CorrectPaymentDialogQuery>(query, { id }, 'network-only', attempts);
  const title = `Correct Payment for Payroll #${number}`;
  return (
    <CorrectionFrame
      title={title}
      queryRef={queryRef}
      onRetry={() => setAttempts(attempts + 1)}
      onClose={props.onClose}
    >
      {queryRef && <Content title={title} queryRef={queryRef} {...props} />}
    </CorrectionFrame>
  );
}

type ContentProps = {
  title: string;
  queryRef: PreloadedQuery<CorrectPaymentDialogQuery>;
  today: string;
  onClose: () => void;
};

function Content({ queryRef, ...props }: ContentProps) {
  const { node } = usePreloadedQuery<CorrectPaymentDialogQuery>(
    graphql`
      query CorrectPaymentDialogQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on PayrollRun @alias(as: "run") {
            ...CorrectionForm_run
          }
        }
      }
    `,
    queryRef,
  );
  return node?.run ? <CorrectionForm run={node.run} {...props} /> : null;
}
