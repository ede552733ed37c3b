import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { PaydayBatch_batch$key } from '../../__generated__/PaydayBatch_batch.graphql';
import { ProgressBar } from '../../kit/ui/ProgressBar';
import { formatBatchMessage } from '../payrollBoard/batchTexts';
import { useBatchProgress } from '../payrollBoard/useBatchProgress';
import { refreshPayday } from './refreshPayday';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  text: { ...typographyStyles.body1, margin: 0, fontVariantNumeric: 'tabular-nums' },
});

/** How far putting everybody on payroll has come, and what it came to. When it ends, the week is brought along. */
export function PaydayBatch(props: { batch: PaydayBatch_batch$key }) {
  const styles = useStyles();
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
  useBatchProgress(batch.id, isFinished);
  useEffect(() => {
    if (isFinished) void refreshPayday(environment);
  }, [environment, isFinished]);
  return (
    <div className={styles.root}>
      <p role="status" className={styles.text}>
        Payroll run: {formatBatchMessage(batch)}
        {batch.refused > 0 && isFinished && '. Those refused are below, each with the reason.'}
      </p>
      {!isFinished && (
        <ProgressBar label="Contractors settled" value={batch.done + batch.refused} total={batch.total} />
      )}
    </div>
  );
}
