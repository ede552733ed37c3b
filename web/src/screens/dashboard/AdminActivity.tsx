import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { AdminActivity_query$key } from '../../__generated__/AdminActivity_query.graphql';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Section } from '../../kit/ui/Section';
import { AdminActivityEntry } from './AdminActivityEntry';
import { ACTIVITY } from './AdminActivitySkeleton';
import { useScreenLink } from './useScreenLink';

const useStyles = makeStyles({
  scroller: {
    maxHeight: '400px',
    overflowY: 'auto',
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
  },
  list: { margin: 0, padding: `0 0 ${tokens.spacingVerticalS}`, listStyleType: 'none' },
});

/** The ten newest entries of the log; none when the log cannot be read. */
export function AdminActivity({ query }: { query: AdminActivity_query$key }) {
  const styles = useStyles();
  const { adminOverview } = useFragment(
    graphql`
      fragment AdminActivity_query on Query @throwOnFieldError {
        adminOverview {
          logs @catch(to: NULL) {
            recentActivity {
              id
              ...AdminActivityEntry_log
            }
          }
        }
      }
    `,
    query,
  );
  const all = useScreenLink()('/dashboard/logs');
  const entries = adminOverview.logs?.recentActivity ?? [];
  return (
    <Section
      title={ACTIVITY}
      flush
      actions={
        all && (
          <ButtonLink to={all} appearance="subtle" size="small">
            View All
          </ButtonLink>
        )
      }
    >
      {entries.length === 0 ? (
        <EmptyState text="No recent activity" />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section aria-label={`${ACTIVITY}: entries`} tabIndex={0} className={styles.scroller}>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <AdminActivityEntry key={entry.id} log={entry} />
            ))}
          </ul>
        </section>
      )}
    </Section>
  );
}
