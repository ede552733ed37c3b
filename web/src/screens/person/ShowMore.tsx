import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button';
import { ErrorState } from '../../kit/ui/ErrorState';
import { ROWS } from './pageSizes';

const useStyles = makeStyles({
  root: { padding: tokens.spacingVerticalM, textAlign: 'center' },
});

type ShowMoreProps = {
  paging: {
    hasNext: boolean;
    isLoadingNext: boolean;
    loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  };
  /** What is said if the next rows do not come: 'Failed to load days'. */
  failure: string;
};

/** The next rows of a list that goes on. */
export function ShowMore({ paging, failure }: ShowMoreProps) {
  const styles = useStyles();
  const [hasFailed, setFailed] = useState(false);
  if (!paging.hasNext) return null;
  const loadMore = () => {
    setFailed(false);
    paging.loadNext(ROWS, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <div className={styles.root}>
      {hasFailed && <ErrorState text={failure} />}
      <Button busy={paging.isLoadingNext} busyLabel="Loading..." onClick={loadMore}>
        Show more
      </Button>
    </div>
  );
}
