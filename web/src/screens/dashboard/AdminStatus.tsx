import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { AdminStatus_query$key } from '../../__generated__/AdminStatus_query.graphql';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { systemStatus } from './systemStatus';
import { useScreenLink } from './useScreenLink';

const useStyles = makeStyles({
  root: { height: 'auto', minHeight: '44px', paddingBlock: tokens.spacingVerticalS },
  list: { display: 'grid', gap: tokens.spacingVerticalXS },
  body: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

/** Present problems and waiting items, the most serious first, or that there are none. */
export function AdminStatus({ query }: { query: AdminStatus_query$key }) {
  const styles = useStyles();
  const screenLink = useScreenLink();
  const { revalidate } = useRevalidator();
  const { adminOverview } = useFragment(
    graphql`
      fragment AdminStatus_query on Query @throwOnFieldError {
        adminOverview {
          pendingApprovals
          logs @catch(to: NULL) {
            failedOperations
            unanchoredEntries
          }
          health @catch(to: NULL) {
            signInFailures {
              recent
              usual
            }
            failedJobs
            undeliveredPeople
            peopleWithoutSecondFactor
            freeDiskPercent
            backups {
              isScheduled
              lastBackupAt
              lastProofAt
              hasBackupFailed
              hasProofFailed
            }
          }
        }
      }
    `,
    query,
  );
  const findings = systemStatus({
    logs: adminOverview.logs ?? null,
    pendingApprovals: adminOverview.pendingApprovals,
    health: adminOverview.health ?? null,
  });
  return (
    <section aria-label="System Status" className={styles.list}>
      {findings.map(({ intent, text, at, way, isUnknown }, index) => {
        const to = at && screenLink(at);
        return (
          <MessageBar
            key={text}
            intent={intent}
            layout="singleline"
            className={styles.root}
            // Only the first has the title that Fluent names them by.
            {...(index > 0 && { role: 'none', 'aria-labelledby': undefined })}
          >
            <MessageBarBody className={styles.body}>
              {index === 0 && <MessageBarTitle>System Status</MessageBarTitle>} {text}
            </MessageBarBody>
            {to && (
              <MessageBarActions>
                <ButtonLink to={to} size="small">
                  {way}
                </ButtonLink>
              </MessageBarActions>
            )}
            {isUnknown && (
              <MessageBarActions>
                <Button size="small" onClick={revalidate}>
                  Retry
                </Button>
              </MessageBarActions>
            )}
          </MessageBar>
        );
      })}
    </section>
  );
}

/** The banner while loading. */
export function AdminStatusSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <SkeletonBlock height="44px" />
    </div>
  );
}
