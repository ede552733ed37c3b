import { graphql, useFragment } from 'react-relay';
import type { FormBatchPanel_batch$key } from '../../__generated__/FormBatchPanel_batch.graphql';
import { BatchProgress } from '../batches/BatchProgress';
import { BatchResults } from '../batches/BatchResults';
import { FormBatchResultsTable } from './FormBatchResultsTable';
import { formatFormBatchMessage } from './formBatchTexts';
import { useFormBatchProgress } from './useFormBatchProgress';

const labels = { ALL: 'All payees', DONE: 'Generated', REFUSED: 'Failed', WAITING: 'Waiting' };

type FormBatchPanelProps = {
  batch: FormBatchPanel_batch$key;
  /** Called when the last payee is processed while someone is watching. */
  onFinished: () => void;
};

/** The progress of generating the year's forms. */
export function FormBatchPanel({ onFinished, ...props }: FormBatchPanelProps) {
  const batch = useFragment(
    graphql`
      fragment FormBatchPanel_batch on TaxDocumentBatch @throwOnFieldError {
        id
        createdAt
        finishedAt
        total
        done
        refused
        createdBy {
          name
        }
      }
    `,
    props.batch,
  );
  const { id, done, refused } = batch;
  const isFinished = batch.finishedAt !== null;
  useFormBatchProgress(id, isFinished);
  return (
    <BatchProgress
      batch={batch}
      title={isFinished ? 'Forms of the year' : 'Generating forms...'}
      message={formatFormBatchMessage(batch)}
      barLabel="Forms processed"
      onFinished={onFinished}
    >
      <BatchResults settled={done + refused} refused={refused} labels={labels}>
        {(asked) => <FormBatchResultsTable id={id} {...asked} />}
      </BatchResults>
    </BatchProgress>
  );
}
