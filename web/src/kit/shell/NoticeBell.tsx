import {
  Button,
  makeStyles,
  tokens,
  typographyStyles,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { graphql, loadQuery, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay';
import unreadQuery, { type NoticeBellQuery } from '../../__generated__/NoticeBellQuery.graphql';
import query, { type NoticesDrawerQuery } from '../../__generated__/NoticesDrawerQuery.graphql';
import { lazyDialog } from '../ui/lazyDialog';
import { NOTICE_PAGE } from './noticePage';

const useStyles = makeStyles({
  bell: { position: 'relative', minWidth: '44px', minHeight: '44px', padding: 0 },
  count: {
    ...typographyStyles.caption2Strong,
    position: 'absolute',
    top: '4px',
    right: '2px',
    boxSizing: 'border-box',
    minWidth: '18px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundStaticInverted,
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

const NoticesDrawer = lazyDialog(async () => (await import('./NoticesDrawer')).NoticesDrawer);

/** Above this the count shows as many. */
const MOST = 99;

const toLabel = (unread: number): string =>
  unread === 0 ? 'Notices' : `Notices, ${unread === 1 ? '1 unread' : `${unread} unread`}`;

/**
 * The bell with the number of unread notices. It costs no request: the number comes with the session lookup and changes
 * with the stream that screens keep open.
 */
export function NoticeBell() {
  const styles = useStyles();
  // It is on every screen, so it brings Fluent's focus code for everything that `kit/ui/restoreFocus` marks.
  const restoreFocus = useRestoreFocusTarget();
  const environment = useRelayEnvironment();
  // It reads only the store, and stays as long as the session.
  const unreadRef = useMemo(
    () => loadQuery<NoticeBellQuery>(environment, unreadQuery, {}, { fetchPolicy: 'store-only' }),
    [environment],
  );
  const { viewer } = usePreloadedQuery<NoticeBellQuery>(
    graphql`
      query NoticeBellQuery {
        viewer {
          unreadNotices
        }
      }
    `,
    unreadRef,
  );
  // No count until the session lookup has it.
  const unread = viewer?.unreadNotices ?? 0;
  const [queryRef, load, dispose] = useQueryLoader<NoticesDrawerQuery>(query);
  const open = () => load({ first: NOTICE_PAGE }, { fetchPolicy: 'network-only' });
  return (
    <>
      <Button
        {...restoreFocus}
        appearance="transparent"
        aria-haspopup="dialog"
        aria-label={toLabel(unread)}
        className={styles.bell}
        icon={<AlertRegular />}
        onClick={open}
      >
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </Button>
      {queryRef && <NoticesDrawer queryRef={queryRef} onRetry={open} onClose={dispose} />}
    </>
  );
}
