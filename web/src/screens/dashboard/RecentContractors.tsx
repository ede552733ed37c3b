import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { RecentContractors_query$key } from '../../__generated__/RecentContractors_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { Section } from '../../kit/ui/Section';
import { RecentContractor } from './RecentContractor';
import { useScreenLink } from './useScreenLink';

const useStyles = makeStyles({
  list: { margin: 0, padding: `0 0 ${tokens.spacingVerticalS}`, listStyleType: 'none' },
});

/** The five contractors added last. */
export function RecentContractors({ query }: { query: RecentContractors_query$key }) {
  const styles = useStyles();
  const { contractors } = useFragment(
    graphql`
      fragment RecentContractors_query on Query @throwOnFieldError {
        contractors(first: 5, orderBy: NEWEST) {
          edges {
            node @catch(to: RESULT) {
              id
              ...RecentContractor_user
            }
          }
        }
      }
    `,
    query,
  );
  const all = useScreenLink()('/dashboard/contractors');
  const { rows, failed } = extractRows(contractors);
  return (
    <Section
      title="Recent Contractors"
      flush
      actions={
        all && (
          <ButtonLink to={all} appearance="subtle" size="small">
            View All
          </ButtonLink>
        )
      }
    >
      {contractors.edges.length === 0 ? (
        <EmptyState text="No contractors yet. Add your first contractor to get started." />
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <RecentContractor key={row.id} user={row} />
          ))}
        </ul>
      )}
      <FailedRows count={failed} />
    </Section>
  );
}
