import { ArchiveRegular, DeleteRegular, ShieldPersonRegular } from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type {
  ArchiveCards_query$data,
  ArchiveCards_query$key,
} from '../../__generated__/ArchiveCards_query.graphql';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';

/** The three counts of the whole archive, regardless of the search. */
export function ArchiveCards({ query }: { query: ArchiveCards_query$key }) {
  const { archiveOverview } = useFragment(
    graphql`
      fragment ArchiveCards_query on Query @throwOnFieldError {
        archiveOverview {
          archivedUsers
          itAdmins
          deletable
        }
      }
    `,
    query,
  );
  return <ArchiveCardsFrame counts={archiveOverview} />;
}

type FrameProps = {
  /** Counts that could not be loaded are not shown. */
  counts?: ArchiveCards_query$data['archiveOverview'];
  loading?: boolean;
};

/** The cards with or without their counts. */
export function ArchiveCardsFrame({ counts, loading }: FrameProps) {
  return (
    <StatCards label="Archive summary">
      <StatCard
        label="Archived Users"
        value={counts?.archivedUsers}
        icon={<ArchiveRegular />}
        loading={loading}
      />
      <StatCard
        label="IT Admin Users"
        value={counts?.itAdmins}
        hint="Protected from deletion"
        icon={<ShieldPersonRegular />}
        loading={loading}
      />
      <StatCard
        label="Deletable Users"
        value={counts?.deletable}
        hint="Can be permanently deleted"
        icon={<DeleteRegular />}
        loading={loading}
      />
    </StatCards>
  );
}
