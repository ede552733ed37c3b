import { Select } from '@fluentui/react-select';
import { makeStyles } from '@griffel/react';
import { Suspense, useDeferredValue, useState } from 'react';
import type { TaxDocumentBatchItemStatus } from '../__generated__/FormBatchResultsTableQuery.graphql';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorState } from '../ui/ErrorState';
import { SkeletonLines } from '../ui/Skeletons';
import { FormBatchResultsTable } from './FormBatchResultsTable';

const useStyles = makeStyles({ filter: { alignSelf: 'flex-start' } });

type FormBatchResultsProps = {
  id: string;
  /** How many payees are settled: the list is asked for again when there are more. */
  settled: number;
  refused: number;
};

/** What became of each payee; those who were refused first come into view where there are any. */
export function FormBatchResults({ id, settled, refused }: FormBatchResultsProps) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<TaxDocumentBatchItemStatus | 'ALL' | null>(null);
  const [page, setPage] = useState(1);
  const status = chosen ?? (refused > 0 ? 'REFUSED' : 'ALL');
  // The list on screen stays until the next one has come.
  const shown = useDeferredValue(JSON.stringify({ status, page, settled }));
  const asked = JSON.parse(shown) as { status: typeof status; page: number; settled: number };
  return (
    <>
      <Select
        size="small"
        className={styles.filter}
        aria-label="Results"
        value={status}
        onChange={(_event, { value }) => {
          setChosen(value as typeof status);
          setPage(1);
        }}
      >
        <option value="ALL">All payees</option>
        <option value="DONE">Generated</option>
        <option value="REFUSED">Refused</option>
        <option value="WAITING">Waiting</option>
      </Select>
      <ErrorBoundary
        resetKey={shown}
        fallback={(_error, retry) => <ErrorState text="Failed to load the results" onRetry={retry} />}
      >
        <Suspense fallback={<SkeletonLines lines={3} label="Loading results..." />}>
          <FormBatchResultsTable
            id={id}
            status={asked.status === 'ALL' ? null : asked.status}
            page={asked.page}
            settled={asked.settled}
            onPage={setPage}
          />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
