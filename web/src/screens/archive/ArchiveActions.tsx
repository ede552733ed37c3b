import { ArchiveArrowBackRegular, DeleteRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { ArchiveActions_user$key } from '../../__generated__/ArchiveActions_user.graphql';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { useUnarchiveUser } from './useUnarchiveUser';

type ArchiveActionsProps = { user: ArchiveActions_user$key; onDelete: () => void };

/** The menu of a row, with only the actions the viewer may use. */
export function ArchiveActions({ user, onDelete }: ArchiveActionsProps) {
  const { id, name, viewerCanArchive, viewerCanDelete } = readInlineData(
    graphql`
      fragment ArchiveActions_user on User @inline @throwOnFieldError {
        id
        name
        viewerCanArchive
        viewerCanDelete
      }
    `,
    user,
  );
  const unarchive = useUnarchiveUser();
  return (
    <ActionMenu
      label={`Actions for ${name}`}
      actions={[
        viewerCanArchive && {
          label: 'Unarchive User',
          icon: <ArchiveArrowBackRegular />,
          onClick: () => unarchive(id),
        },
        viewerCanDelete && { label: 'Permanently Delete', icon: <DeleteRegular />, onClick: onDelete },
      ]}
    />
  );
}
