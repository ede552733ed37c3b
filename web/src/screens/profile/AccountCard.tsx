import { graphql, useFragment } from 'react-relay';
import { formatDate } from 'rules/instantFormats';
import type { AccountCard_user$key } from '../../__generated__/AccountCard_user.graphql';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';
import { activityLook } from '../../kit/ui/statuses';
import { roleLabel } from '../people/roleLabel';
import { ReadOnlyField } from './ReadOnlyField';

/** The status of the account, which its owner cannot change. */
export function AccountCard({ user: key }: { user: AccountCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment AccountCard_user on User @throwOnFieldError {
        isActive
        roles
        createdAt
      }
    `,
    key,
  );
  return (
    <Section title="Account Status">
      <FieldGrid>
        <ReadOnlyField label="Status" value={<StatusChip {...activityLook(user.isActive)} />} />
        <ReadOnlyField label="Role" value={user.roles.map(roleLabel).join(', ') || roleLabel(null)} />
        <ReadOnlyField label="Member since" value={formatDate(user.createdAt)} />
      </FieldGrid>
    </Section>
  );
}
