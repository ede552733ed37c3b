import type { StaffScreenQuery } from '../../__generated__/StaffScreenQuery.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { AddPersonDialog } from '../people/AddPersonDialog';
import { offeredRoles } from './offeredRoles';
import { useCreateStaff } from './useCreateStaff';
import { useInviteStaff } from './useInviteStaff';

/** Adds a staff member. The same request returns the page with the name in its place. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const [create, isCreating] = useCreateStaff();
  const [invite, isInviting] = useInviteStaff();
  const variables = useScreenVariables<StaffScreenQuery>();
  return (
    <AddPersonDialog
      title="Add Staff Member"
      passwordName="staff-password"
      hint="It works for 7 days. They pick a new one at first sign-in."
      roles={offeredRoles}
      busy={isCreating || isInviting}
      create={(input) => create({ input, ...variables() })}
      invite={(input) => invite({ input: { kind: 'STAFF', ...input }, ...variables() })}
      onClose={onClose}
    />
  );
}
