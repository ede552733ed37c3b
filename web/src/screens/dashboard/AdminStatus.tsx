import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { AdminStatus_query$key } from '../../__generated__/AdminStatus_query.graphql';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { systemStatus } from './systemStatus';
import { useScreenLink } from './useScreenLink';

const useStyles = makeStyles({
  root: { height: 'auto', minHeight: '44px', paddingBlock: tokens.spacingVerticalS },
  body: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

/** What is wrong or waits right now, the gravest first; and that nothing does. */
export function AdminStatus({ query }: { query: AdminStatus_query$key }) {
  const styles = useStyles();
  const screenLink = useScreenLink();
  const { adminOverview } = useFragment(
    graphql`
      fragment AdminStatus_query on Query @throwOnFieldError {
        adminOverview {
          pendingApprovals
          logs @catch(to: NULL) {
            failedOperations
            unanchoredEntries
          }
        }
      }
    `,
    query,
  );
  const { intent, text, at } = systemStatus({
    failedOperations: adminOverview.logs?.failedOperations ?? 0,
    unanchoredEntries: adminOverview.logs?.unanchoredEntries ?? null,
    pendingApprovals: adminOverview.pendingApprovals,
  });
  const way = at && screenLink(at);
  return (
    <section aria-label="System Status">
      <MessageBar intent={intent} layout="singleline" className={styles.root}>
        <MessageBarBody className={styles.body}>
          <MessageBarTitle>System Status</MessageBarTitle> {text}
        </MessageBarBody>
        {way && (
          <MessageBarActions>
            <ButtonLink to={way} size="small">
              {at === '/dashboard/logs' ? 'View logs' : 'View days'}
            </ButtonLink>
          </MessageBarActions>
        )}
      </MessageBar>
    </section>
  );
}

/** The banner before it is known. */
export function AdminStatusSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <SkeletonBlock height="44px" />
    </div>
  );
}
