import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { Newcomers_query$key } from '../../__generated__/Newcomers_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { Newcomer } from './Newcomer';

const title = 'Onboarding';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  cut: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    color: tokens.colorNeutralForeground3,
  },
});

/** Everyone with a step left, newest first, each with an action. */
export function Newcomers({ query }: { query: Newcomers_query$key }) {
  const styles = useStyles();
  const { newcomers } = useFragment(
    graphql`
      fragment Newcomers_query on Query @throwOnFieldError {
        newcomers(first: 50) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              ...Newcomer_user
            }
          }
        }
      }
    `,
    query,
  );
  const { rows, failed } = extractRows(newcomers);
  if (rows.length + failed === 0)
    return (
      <Section title={title}>
        <EmptyState
          text="No one has steps left."
          hint="People you invite show up here until they start working."
        />
      </Section>
    );
  const rest = newcomers.totalCount - rows.length - failed;
  return (
    <Section title={title} description="Where each person is, and what’s next." flush>
      <ul className={styles.list} aria-label={title}>
        {rows.map((user, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is masked has no key, and rows keep no state of their own
          <Newcomer key={index} user={user} />
        ))}
      </ul>
      <FailedRows count={failed} />
      {rest > 0 && <p className={styles.cut}>{rest} more have steps left. Find them by name below.</p>}
    </Section>
  );
}

/** The list while loading. */
export function NewcomersSkeleton() {
  return (
    <Section title={title}>
      <SkeletonLines lines={6} label="Loading people..." />
    </Section>
  );
}
