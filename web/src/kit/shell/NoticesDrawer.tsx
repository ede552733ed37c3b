import {
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { NoticesDrawerQuery } from '../../__generated__/NoticesDrawerQuery.graphql';
import { failureReason } from '../relay/failures';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ErrorState } from '../ui/ErrorState';
import { IconButton } from '../ui/IconButton';
import { DialogContext } from '../ui/restoreFocus';
import { SkeletonLines } from '../ui/Skeletons';
import { NoticeList } from './NoticeList';

const useStyles = makeStyles({ drawer: { width: 'min(420px, 100vw)' } });

type Loaded = { queryRef: PreloadedQuery<NoticesDrawerQuery> };
type NoticesDrawerProps = Loaded & { onRetry: () => void; onClose: () => void };

/** The viewer's notices, beside the page. */
export function NoticesDrawer({ queryRef, onRetry, onClose }: NoticesDrawerProps) {
  const styles = useStyles();
  return (
    <OverlayDrawer
      open
      position="end"
      onOpenChange={(_event, { open }) => open || onClose()}
      className={styles.drawer}
    >
      <DialogContext value>
        <DrawerHeader>
          <DrawerHeaderTitle
            action={<IconButton label="Close notices" icon={<DismissRegular />} onClick={onClose} />}
          >
            Notices
          </DrawerHeaderTitle>
        </DrawerHeader>
        <DrawerBody>
          <ErrorBoundary
            resetKey={queryRef}
            fallback={(error) => (
              <ErrorState text="Failed to load notices" hint={failureReason(error)} onRetry={onRetry} />
            )}
          >
            <Suspense fallback={<SkeletonLines lines={6} label="Loading notices..." />}>
              <Content queryRef={queryRef} />
            </Suspense>
          </ErrorBoundary>
        </DrawerBody>
      </DialogContext>
    </OverlayDrawer>
  );
}

function Content({ queryRef }: Loaded) {
  const { viewer } = usePreloadedQuery<NoticesDrawerQuery>(
    graphql`
      query NoticesDrawerQuery($first: Int!) @throwOnFieldError {
        viewer {
          ...NoticeList_user @arguments(first: $first)
        }
      }
    `,
    queryRef,
  );
  return <NoticeList user={viewer} />;
}
