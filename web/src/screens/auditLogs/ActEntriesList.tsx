import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ActEntriesList_query$key } from '../../__generated__/ActEntriesList_query.graphql';
import type { ActEntriesMoreQuery } from '../../__generated__/ActEntriesMoreQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Button } from '../../kit/ui/Button';
import { FailedRows } from '../../kit/ui/FailedRows';
import { ACT_ENTRIES } from './actEntriesPage';
import { DetailsButton } from './DetailsButton';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXS} 0`,
    ':not(:last-child)': {
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  sentence: { minWidth: 0, overflowWrap: 'anywhere' },
  more: { paddingTop: tokens.spacingVerticalS, textAlign: 'center' },
});

type ActEntriesListProps = { query: ActEntriesList_query$key; onOpen: (id: string) => void };

/** The entries of an act, one by one. */
export function ActEntriesList({ query, onOpen }: ActEntriesListProps) {
  const styles = useStyles();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ActEntriesMoreQuery,
    ActEntriesList_query$key
  >(
    graphql`
      fragment ActEntriesList_query on Query
      @argumentDefinitions(id: { type: "ID!" }, first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "ActEntriesMoreQuery")
      @throwOnFieldError {
        auditLogs(actOf: $id, first: $first, after: $after)
          @connection(key: "ActEntriesList_auditLogs", filters: ["actOf"]) {
          edges {
            node @catch(to: RESULT) {
              id
              sentence
              ...DetailsButton_log
            }
          }
        }
      }
    `,
    query,
  );
  const { rows, failed } = extractRows(data.auditLogs);
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to every browser */}
      <ul role="list" aria-label="Entries" className={styles.list}>
        {rows.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.sentence}>{entry.sentence}</span>
            <DetailsButton log={entry} onOpen={() => onOpen(entry.id)} />
          </li>
        ))}
      </ul>
      <FailedRows count={failed} onRetry={() => refetch({}, { fetchPolicy: 'store-and-network' })} />
      {hasNext && (
        <div className={styles.more}>
          <Button size="small" busy={isLoadingNext} onClick={() => loadNext(ACT_ENTRIES)}>
            Show More
          </Button>
        </div>
      )}
    </>
  );
}
