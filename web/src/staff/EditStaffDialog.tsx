import { graphql, useFragment } from 'react-relay';
import type { EditStaffDialog_user$key } from '../__generated__/EditStaffDialog_user.graphql';
import { useDialogForm } from '../relay/useDialogForm';
import { FormDialog } from '../ui/FormDialog';
import { StaffFields } from './StaffFields';
import { missing } from './staffForm';
import { useUpdateStaff } from './useUpdateStaff';

type EditStaffDialogProps = { user: EditStaffDialog_user$key; onClose: () => void };

/** A person's names. Phone and daily rate go with them as they are. */
export function EditStaffDialog({ user, onClose }: EditStaffDialogProps) {
  const { id, firstName, lastName, email, phone, dailyRate } = useFragment(
    graphql`
      fragment EditStaffDialog_user on User @throwOnFieldError {
        id
        firstName
        lastName
        email
        phone
        dailyRate
      }
    `,
    user,
  );
  const form = useDialogForm({ firstName, lastName, email }, missing);
  const [update, isBusy] = useUpdateStaff();
  const save = async () => {
    const isDone = await form.submit((typed) =>
      update({
        input: {
          id,
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          phone,
          dailyRate,
        },
      }),
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      open
      title="Edit Staff Member"
      submitLabel="Save Changes"
      busyLabel="Saving..."
      busy={isBusy}
      error={form.error}
      issues={form.issues}
      onSubmit={save}
      onClose={onClose}
    >
      <StaffFields values={form.values} faults={form.faults} onChange={form.change} isEmailLocked />
    </FormDialog>
  );
}
