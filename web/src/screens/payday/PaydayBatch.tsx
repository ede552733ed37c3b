import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { PaydayBatch_batch$key } from '../../__generated__/PaydayBatch_batch.graphql';
import { useBatchStream } from '../batches/useBatchStream';
import { batchText } from './paydayTexts';
import { refreshPayday } from './refreshPayday';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: 0, fontVariantNumeric: 'tabular-nums' },
});

/** The progress of putting everyone on payroll, and the result. When it ends, the week is refetched. */
export function PaydayBatch(props: { batch: PaydayBatch_batch$key }) {
  const environment = useRelayEnvironment();
  const batch = useFragment(
    graphql`
      fragment PaydayBatch_batch on PayrollBatch @throwOnFieldError {
        id
        finishedAt
        total
        done
        refused
        paidTotal
      }
    `,
    props.batch,
  );
  const isFinished = batch.finishedAt != null;
  useBatchStream({
    id: batch.id,
    isFinished,
    subscription: graphql`
      subscription PaydayBatchSubscription($id: ID!) {
        payrollBatchProgress(id: $id) {
          ...PaydayBatch_batch
        }
      }
    `,
    query: graphql`
      query PaydayBatchQuery($id: ID!) {
        node(id: $id) {
          ...PaydayBatch_batch @alias(as: "batch")
        }
      }
    `,
  });
  useEffect(() => {
    if (isFinished) void refreshPayday(environment);
  }, [environment, isFinished]);
  return (
    <p role="status" className={useStyles().text}>
      {batchText(batch)}
    </p>
  );
}
