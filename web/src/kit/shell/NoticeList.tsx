import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { NoticeList_notices$key } from '../../__generated__/NoticeList_notices.graphql';
import type { NoticeList_user$key } from '../../__generated__/NoticeList_user.graphql';
import type { NoticeListMoreQuery } from '../../__generated__/NoticeListMoreQuery.graphql';
import { extractRows } from '../relay/extractRows';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { FailedRows } from '../ui/FailedRows';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NOTICE_PAGE } from './noticePage';
import { useMarkNoticesRead } from './useMarkNoticesRead';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', outlineStyle: 'none' },
  notice: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderLeft: `${tokens.strokeWidthThicker} solid transparent`,
    ':not(:last-child)': {
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  unread: { borderLeftColor: tokens.colorBrandStroke1 },
  text: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
  unreadText: { fontWeight: tokens.fontWeightSemibold },
  time: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  actions: { display: 'flex', justifyContent: 'flex-end', paddingBottom: tokens.spacingVerticalS },
  more: { paddingTop: tokens.spacingVerticalS, textAlign: 'center' },
});

/** Notices, newest first, with unread ones marked. */
export function NoticeList({ user }: { user: NoticeList_user$key }) {
  const styles = useStyles();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    NoticeListMoreQuery,
    NoticeList_user$key
  >(
    graphql`
      fragment NoticeList_user on User
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "NoticeListMoreQuery") {
        notices(first: $first, after: $after)
          @connection(key: "NoticeList_notices", filters: [])
          @required(action: THROW) {
          ...NoticeList_notices
          edges { cursor }
        }
      }
    `,
    user,
  );
  const [markRead, isMarking] = useMarkNoticesRead();
  const [hasFailed, setFailed] = useState(false);
  const { rows: notices, failed } = extractRows(useNotices(data.notices));
  const unread = notices.filter(({ readAt }) => readAt === null);
  const list = useRef<HTMLOListElement>(null);
  const markShown = async () => {
    await markRead(unread.map(({ id }) => id));
    // The button disappears with the last unread notice; without this the focus would leave the drawer.
    list.current?.focus();
  };
  const loadMore = () => {
    setFailed(false);
    loadNext(NOTICE_PAGE, { onComplete: (error) => setFailed(error !== null) });
  };
  if (notices.length + failed === 0)
    return <EmptyState text="No notices" hint="What you should know about shows up here." />;
  return (
    <>
      {unread.length > 0 && (
        <div className={styles.actions}>
          <Button busy={isMarking} onClick={markShown}>
            Mark as Read
          </Button>
        </div>
      )}
      <ol ref={list} tabIndex={-1} className={styles.list} aria-label="Notices">
        {notices.map(({ id, text, createdAt, readAt }) => (
          <li key={id} className={mergeClasses(styles.notice, readAt === null && styles.unread)}>
            <span className={mergeClasses(styles.text, readAt === null && styles.unreadText)}>
              {readAt === null && <VisuallyHidden>Unread: </VisuallyHidden>}
              {text}
            </span>
            <time className={styles.time} dateTime={createdAt}>
              {formatExactTime(createdAt)}
            </time>
          </li>
        ))}
      </ol>
      <FailedRows count={failed} onRetry={() => refetch({}, { fetchPolicy: 'store-and-network' })} />
      {hasFailed && <ErrorState text="Failed to load notices" />}
      {hasNext && (
        <div className={styles.more}>
          <Button busy={isLoadingNext} onClick={loadMore}>
            Show More
          </Button>
        </div>
      )}
    </>
  );
}

const useNotices = (notices: NoticeList_notices$key) =>
  useFragment(
    graphql`
      fragment NoticeList_notices on NoticeConnection @throwOnFieldError {
        edges {
          node @catch(to: RESULT) {
            id
            text
            createdAt
            readAt
          }
        }
      }
    `,
    notices,
  );
