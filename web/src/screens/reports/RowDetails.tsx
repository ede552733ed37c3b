import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { NetworkFailure, serverMessage } from '../../kit/relay/failures';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { ErrorState } from '../../kit/ui/ErrorState';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { DaysBehind } from './DaysBehind';
import { PaidBehind } from './PaidBehind';
import { RunBehind } from './RunBehind';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalL}`,
  },
});

type RowDetailsProps = {
  /** The person in the row; null if they have been deleted. */
  userId: string | null;
  runId: string | null;
  year: number | null | undefined;
  startDate: string | null | undefined;
  endDate: string | null | undefined;
};

/** The present details of a row: the run, the year's runs, or a range's runs and days. Requested when the row opens. */
export function RowDetails(props: RowDetailsProps) {
  const styles = useStyles();
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  return (
    <div className={styles.root}>
      <ErrorBoundary
        resetKey={attempt}
        fallback={(error) => (
          <ErrorState
            text="Failed to load the details"
            hint={error instanceof NetworkFailure ? error.message : serverMessage(error)}
            onRetry={retry}
          />
        )}
      >
        <Suspense fallback={<SkeletonLines lines={3} label="Loading details..." />}>
          <Behind {...props} attempt={attempt} onRetry={retry} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

type BehindProps = RowDetailsProps & { attempt: number; onRetry: () => void };

function Behind({ userId, runId, year, startDate, endDate, attempt, onRetry }: BehindProps) {
  if (!userId) return <p>This person was deleted. The totals stay, but the details are gone.</p>;
  if (runId) return <RunBehind id={runId} attempt={attempt} />;
  if (year) return <PaidBehind userId={userId} year={year} attempt={attempt} />;
  if (!startDate || !endDate) return null;
  return <DaysBehind {...{ userId, startDate, endDate, attempt, onRetry }} />;
}
