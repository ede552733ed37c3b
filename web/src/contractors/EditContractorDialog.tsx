import { graphql, useFragment } from 'react-relay';
import type { EditContractorDialog_user$key } from '../__generated__/EditContractorDialog_user.graphql';
import { FormDialog } from '../ui/FormDialog';
import { ContractorFields } from './ContractorFields';
import { useContractorForm } from './useContractorForm';
import { useUpdateContractor } from './useUpdateContractor';

type EditContractorDialogProps = { user: EditContractorDialog_user$key; onClose: () => void };

/** A contractor's names and e-mail address. */
export function EditContractorDialog({ user, onClose }: EditContractorDialogProps) {
  const { id, firstName, lastName, email } = useFragment(
    graphql`
      fragment EditContractorDialog_user on User @throwOnFieldError {
        id
        firstName
        lastName
        email
      }
    `,
    user,
  );
  const { values, faults, error, issues, change, submit } = useContractorForm({ firstName, lastName, email });
  const [update, isBusy] = useUpdateContractor();
  const save = async () => {
    const isDone = await submit((typed) =>
      update({
        input: {
          id,
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          email: typed.email.trim(),
        },
      }),
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      open
      title="Edit Contractor"
      submitLabel="Save Changes"
      busyLabel="Saving..."
      busy={isBusy}
      error={error}
      issues={issues}
      onSubmit={save}
      onClose={onClose}
    >
      <ContractorFields values={values} faults={faults} onChange={change} />
    </FormDialog>
  );
}
