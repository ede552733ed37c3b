import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { HistoryList_history$key } from '../../__generated__/HistoryList_history.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { EmptyState } from '../../kit/ui/EmptyState';
import { ErrorState } from '../../kit/ui/ErrorState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { PersonLink } from '../people/PersonLink';
import { HISTORY_PAGE } from './historyPage';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalS} 0`,
    ':not(:last-child)': {
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  sentence: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
  facts: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  more: { textAlign: 'center' },
});

type HistoryListProps = {
  history: HistoryList_history$key;
  paging: {
    hasNext: boolean;
    isLoadingNext: boolean;
    refetch: (variables: object, options: { fetchPolicy: 'store-and-network' }) => unknown;
    loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  };
};

/** Entries as sentences, with user and time, and a link to older ones. */
export function HistoryList({ history, paging }: HistoryListProps) {
  const styles = useStyles();
  const connection = useFragment(
    graphql`
      fragment HistoryList_history on HistoryConnection @throwOnFieldError {
        edges {
          node @catch(to: RESULT) {
            id
            sentence
            timestamp
            user {
              ...PersonLink_user
            }
            deletedActor {
              name
            }
          }
        }
      }
    `,
    history,
  );
  const { rows, failed } = extractRows(connection);
  const [hasFailed, setFailed] = useState(false);
  const loadMore = () => {
    setFailed(false);
    paging.loadNext(HISTORY_PAGE, { onComplete: (error) => setFailed(error !== null) });
  };
  if (rows.length + failed === 0) return <EmptyState text="No history yet." />;
  return (
    <>
      <ol className={styles.list} aria-label="History">
        {rows.map(({ id, sentence, timestamp, user, deletedActor }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.sentence}>{sentence}</span>
            <span className={styles.facts}>
              <time dateTime={timestamp}>{formatExactTime(timestamp)}</time> ·{' '}
              {user ? <PersonLink isInText user={user} /> : (deletedActor?.name ?? 'System')}
            </span>
          </li>
        ))}
      </ol>
      <FailedRows count={failed} onRetry={() => paging.refetch({}, { fetchPolicy: 'store-and-network' })} />
      {hasFailed && <ErrorState text="Failed to load history" />}
      {paging.hasNext && (
        <div className={styles.more}>
          <Button busy={paging.isLoadingNext} onClick={loadMore}>
            Show More
          </Button>
        </div>
      )}
    </>
  );
}
