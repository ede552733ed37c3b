import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { BatchPanel_batch$key } from '../../__generated__/BatchPanel_batch.graphql';
import { BatchProgress } from '../batches/BatchProgress';
import { BatchResults } from '../batches/BatchResults';
import { BatchResultsTable } from './BatchResultsTable';
import type { Refusals } from './batchRefusals';
import { useBatchProgress } from './useBatchProgress';

const labels = { ALL: 'Everyone', DONE: 'Done', REFUSED: 'Failed', WAITING: 'Waiting' };

type BatchPanelProps = {
  batch: BatchPanel_batch$key;
  /** The texts of the board's rows. */
  refusals: Refusals;
  /** Called when the last person is processed while someone is watching. */
  onFinished: () => void;
};

type Progress = {
  readonly finishedAt: string | null | undefined;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly paidTotal: number;
};

const written = (count: number) => count.toLocaleString('en-US');

/** 'The board says why for 200 that failed, and 37 more are in the results.'; null if it does for all. */
const formatMoreRefusals = (shown: number, more: number): string | null =>
  more > 0
    ? `The board says why for ${written(shown)} that failed, and ${written(more)} more are in the results.`
    : null;

/** The progress of paying the week. */
export function BatchPanel({ refusals, onFinished, ...props }: BatchPanelProps) {
  const batch = useFragment(
    graphql`
      fragment BatchPanel_batch on PayrollBatch @throwOnFieldError {
        id
        createdAt
        finishedAt
        total
        done
        refused
        paidTotal
        createdBy {
          name
        }
      }
    `,
    props.batch,
  );
  const { id, done, refused } = batch;
  const isFinished = batch.finishedAt !== null;
  useBatchProgress(id, isFinished);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that started it is far below.
    if (!isFinished) root.current?.scrollIntoView({ block: 'center' });
  }, [isFinished]);
  return (
    <BatchProgress
      ref={root}
      batch={batch}
      title={isFinished ? 'Payroll run of the week' : 'Running payroll...'}
      message={formatBatchMessage(batch)}
      note={formatMoreRefusals(refusals.messages.size, refusals.more)}
      barLabel="Contractors processed"
      onFinished={onFinished}
    >
      <BatchResults settled={done + refused} refused={refused} labels={labels}>
        {(asked) => <BatchResultsTable id={id} {...asked} />}
      </BatchResults>
    </BatchProgress>
  );
}

/** '120 of 300 processed: 118 done, 2 failed' while it runs, '298 done, 2 failed, $71,520.00 in all' afterwards. */
function formatBatchMessage({ finishedAt, total, done, refused, paidTotal }: Progress): string {
  const outcome = refused > 0 ? `${written(done)} done, ${written(refused)} failed` : `${written(done)} done`;
  if (finishedAt) return `${outcome}, ${formatAmount(paidTotal)} in all`;
  return `${written(done + refused)} of ${written(total)} processed: ${outcome}`;
}
