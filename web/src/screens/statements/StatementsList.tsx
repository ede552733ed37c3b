import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { StatementsList_query$key } from '../../__generated__/StatementsList_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { media } from '../../kit/ui/breakpoints';
import { ListPage } from '../../kit/ui/ListPage';
import { TextLink } from '../../kit/ui/TextLink';
import { PersonLink } from '../people/PersonLink';
import { StatementsTable } from './StatementsTable';
import { pageSize, statementFilters } from './statementFilters';

const useStyles = makeStyles({
  year: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
  whose: {
    ...typographyStyles.body1Strong,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
});

/** One page of statements, newest week first, with a pager. */
export function StatementsList({ query }: { query: StatementsList_query$key }) {
  const styles = useStyles();
  const { payrollRuns } = useFragment(
    graphql`
      fragment StatementsList_query on Query @throwOnFieldError {
        payrollRuns(userId: $userId, payYear: $payYear, first: $first, after: $after) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              user {
                ...PersonLink_user
              }
              ...StatementsTable_run
            }
          }
        }
      }
    `,
    query,
  );
  const runs = extractRows(payrollRuns);
  return (
    <ListPage
      label="pay statements"
      params={statementFilters}
      pageSize={pageSize}
      total={payrollRuns.totalCount}
    >
      {({ filters, isRefreshing }) => (
        <>
          {filters.person && runs.rows[0] && (
            <p className={styles.whose}>
              <PersonLink user={runs.rows[0].user} />
            </p>
          )}
          {filters.year !== null && (
            <p className={styles.year}>
              Pay dates in {filters.year}.{' '}
              <TextLink to={{ search: String(statementFilters.write({ ...filters, year: null, page: 1 })) }}>
                Show all years
              </TextLink>
            </p>
          )}
          <StatementsTable runs={runs} isRefreshing={isRefreshing} />
        </>
      )}
    </ListPage>
  );
}
