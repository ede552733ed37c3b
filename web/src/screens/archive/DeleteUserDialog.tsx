import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { graphql, type PreloadedQuery, useFragment } from 'react-relay';
import type { ArchiveScreenQuery } from '../../__generated__/ArchiveScreenQuery.graphql';
import type { DeleteUserDialog_user$key } from '../../__generated__/DeleteUserDialog_user.graphql';
import type { DeletionPreviewQuery } from '../../__generated__/DeletionPreviewQuery.graphql';
import { useConnections } from '../../kit/relay/ListId';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { ErrorState } from '../../kit/ui/ErrorState';
import { notify } from '../../kit/ui/notify';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { DeletionPreview } from './DeletionPreview';
import { DownloadRecordsButton } from './DownloadRecordsButton';
import { useDeleteUser } from './useDeleteUser';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  warning: { ...typographyStyles.body1, margin: 0 },
  person: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  email: { display: 'block' },
});

type DeleteUserDialogProps = {
  user: DeleteUserDialog_user$key;
  /** What the deletion would remove; null until it has loaded. */
  preview: PreloadedQuery<DeletionPreviewQuery> | null | undefined;
  onCount: () => void;
  onClose: () => void;
};

/**
 * The confirmation before an action that cannot be undone: what is removed, until when it should be kept, and a
 * download of it.
 */
export function DeleteUserDialog({ user, preview, onCount, onClose }: DeleteUserDialogProps) {
  const styles = useStyles();
  const { id, name, lastName, email } = useFragment(
    graphql`
      fragment DeleteUserDialog_user on User @throwOnFieldError {
        id
        name
        lastName
        email
      }
    `,
    user,
  );
  const [deleteUser, isBusy] = useDeleteUser();
  const connections = useConnections();
  const [error, setError] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const variables = useScreenVariables<ArchiveScreenQuery>();
  const confirm = async () => {
    setError(null);
    const outcome = await deleteUser({
      input: {
        userId: id,
        confirmEmail: email,
        ...(reason.trim() ? { acknowledge: true, reason: reason.trim() } : {}),
      },
      connections,
      ...variables(),
    });
    if (!outcome.ok) return setError(outcome.message);
    if (outcome.result.deletion) notify.success(outcome.result.deletion.message);
    onClose();
  };
  const failed = <ErrorState text="Couldn’t load what would be deleted" onRetry={onCount} />;
  return (
    <ConfirmDialog
      open
      danger
      title="Confirm Permanent Deletion"
      confirmLabel="Permanently Delete"
      busyLabel="Deleting..."
      busy={isBusy}
      error={error}
      typed={{ label: `Type ${email} to confirm`, text: email }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.root}>
        <p className={styles.warning}>
          This action cannot be undone. All the user's data (time logs, payroll records, tax documents and
          audit logs) will be permanently deleted.
        </p>
        <p className={styles.person}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{email}</span>
        </p>
        <ErrorBoundary resetKey={preview} fallback={() => failed}>
          <Suspense fallback={<SkeletonLines lines={3} label="Counting the user’s data..." />}>
            {preview && <DeletionPreview queryRef={preview} reason={reason} onReason={setReason} />}
          </Suspense>
        </ErrorBoundary>
        <DownloadRecordsButton userId={id} lastName={lastName} />
      </div>
    </ConfirmDialog>
  );
}
