import { makeStyles, Select } from '@fluentui/react-components';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { ErrorState } from '../../kit/ui/ErrorState';
import { SkeletonLines } from '../../kit/ui/Skeletons';

const useStyles = makeStyles({ filter: { alignSelf: 'flex-start' } });

export type ItemStatus = 'DONE' | 'REFUSED' | 'WAITING';
type Choice = ItemStatus | 'ALL';

/** The query behind the table of results. */
export type ResultsAsked = {
  readonly status: ItemStatus | null;
  readonly page: number;
  /** The number of processed people: the list is refetched when it grows. */
  readonly settled: number;
  readonly onPage: (page: number) => void;
};

type BatchResultsProps = {
  settled: number;
  refused: number;
  /** The filter's choices in the batch's words. */
  labels: Readonly<Record<Choice, string>>;
  /** Renders one page of the results; it may suspend. */
  children: (asked: ResultsAsked) => ReactNode;
};

/** The result for each person; failures come first if there are any. */
export function BatchResults({ settled, refused, labels, children }: BatchResultsProps) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [page, setPage] = useState(1);
  const status = chosen ?? (refused > 0 ? 'REFUSED' : 'ALL');
  // The present list stays until the next one has loaded.
  const shown = useDeferredValue(JSON.stringify({ status, page, settled }));
  const asked = JSON.parse(shown) as { status: Choice; page: number; settled: number };
  return (
    <>
      <Select
        size="small"
        className={styles.filter}
        aria-label="Results"
        value={status}
        onChange={(_event, { value }) => {
          setChosen(value as Choice);
          setPage(1);
        }}
      >
        {(['ALL', 'DONE', 'REFUSED', 'WAITING'] as const).map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </Select>
      <ErrorBoundary
        resetKey={shown}
        fallback={(_error, retry) => <ErrorState text="Failed to load the results" onRetry={retry} />}
      >
        <Suspense fallback={<SkeletonLines lines={3} label="Loading results..." />}>
          {children({
            status: asked.status === 'ALL' ? null : asked.status,
            page: asked.page,
            settled: asked.settled,
            onPage: setPage,
          })}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
